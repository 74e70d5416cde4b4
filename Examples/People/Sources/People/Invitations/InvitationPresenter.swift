import ScreenKit

/// Is told what is done with rows of invitations.
@MainActor
protocol InvitationPresenterDelegate: AnyObject {
  func invitationWasClicked(_ invitation: Invitation)
  func invitationWasAccepted(_ invitation: Invitation)
}

/// Presents invitations; open ones have a button.
struct InvitationPresenter: RowPresenter {
  let isOpen: Bool

  func makeCell(reuseIdentifier: String) -> InvitationCell {
    InvitationCell(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  func present(
    _ item: Invitation, in cell: InvitationCell,
    context: RowContext<any InvitationPresenterDelegate>
  ) {
    cell.textLabel?.text = item.name
    cell.detailTextLabel?.text = item.occasion
    cell.backgroundColor = context.theme.uiColor(.background)
    guard isOpen else { return cell.showNoButton() }
    cell.showButton(context.runtime.string(.key("invitations.accept"))) {
      context.delegate?.invitationWasAccepted(item)
    }
  }

  func click(_ item: Invitation, delegate: any InvitationPresenterDelegate) {
    delegate.invitationWasClicked(item)
  }
}

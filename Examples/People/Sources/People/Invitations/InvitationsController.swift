public import ScreenKit

/// A table written by hand: sections of models at hand or loaded, presenters by type and style, itself
/// the delegate of their events, and views of its own while there are no rows.
public final class InvitationsController: TableController, InvitationPresenterDelegate {
  /// The sections.
  public nonisolated enum Part: String, CaseIterable, Sendable {
    case received, accepted
  }

  /// The invitations.
  public let invitations: SectionedDataSource<Part>

  public init(app: PeopleApp) {
    invitations = SectionedDataSource { part in
      let answer = try await app.send(LoadInvitations(part: part))
      return answer.invitations.map { invitation in
        StyledModel(invitation, style: part == .received ? .open : .standard)
      }
    }
    super.init(
      runtime: app.runtime,
      configuration: TableConfiguration(
        title: .key("invitations.title"), style: .grouped, pullToRefresh: true,
        error: ErrorState(text: .key("invitations.error"))))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override var stateViews: (any StateViewProviding)? {
    LetterBoxViews(runtime: runtime)
  }

  public override func makeSections() -> [TableSection] {
    register(InvitationPresenter(isOpen: true), style: .open)
    register(InvitationPresenter(isOpen: false))
    return sections(of: invitations) { part in
      .key(part == .received ? "invitations.received" : "invitations.accepted")
    }
  }

  // MARK: InvitationPresenterDelegate

  func invitationWasClicked(_ invitation: Invitation) {
    notice(.value(invitation.occasion))
  }

  func invitationWasAccepted(_ invitation: Invitation) {
    invitations.remove(invitation, from: .received)
    invitations.insert([invitation], at: 0, in: .accepted)
  }
}

import ScreenKit

/// Two lines of text, and a button where there is something to answer.
final class InvitationCell: UITableViewCell {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 88, height: 44))
  private var onTap: (@MainActor () -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func showButton(_ title: String, onTap: @escaping @MainActor () -> Void) {
    self.onTap = onTap
    button.setTitle(title, for: .normal)
    // The system's blue stands out from white too little for letters of this size.
    button.setTitleColor(.label, for: .normal)
    accessoryView = button
  }

  func showNoButton() {
    onTap = nil
    accessoryView = nil
  }
}

public import ScreenKit

/// What the invitations show while there are none: the app's own views in the place of the library's.
@MainActor
struct LetterBoxViews: StateViewProviding {
  let runtime: AppRuntime

  func makeLoadingView(_ style: LoadingStyle) -> UIView? {
    LetterBoxMessage([.key("invitations.loading")], runtime: runtime)
  }

  func makeErrorView(
    _ state: ErrorState, error: LoadError, retry: @escaping @MainActor () -> Void
  ) -> UIView? {
    let message = LetterBoxMessage(
      [.key("invitations.error"), .key("invitations.retry")], runtime: runtime)
    message.addAction(UIAction { _ in retry() }, for: .touchUpInside)
    return message
  }

  func makeRefreshControl() -> UIRefreshControl? {
    LetterBoxRefreshControl()
  }
}

/// Lines of text in the middle that can be tapped anywhere.
public final class LetterBoxMessage: UIControl {
  private let label = UILabel()

  init(_ lines: [ScreenText], runtime: AppRuntime) {
    super.init(frame: .zero)
    label.text = lines.map(runtime.string).joined(separator: "\n")
    label.textColor = runtime.theme.uiColor(.secondaryText)
    label.textAlignment = .center
    label.numberOfLines = 0
    accessibilityLabel = label.text
    accessibilityTraits = .button
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 32, dy: 0)
  }
}

/// What a pull at the top of the invitations shows.
public final class LetterBoxRefreshControl: UIRefreshControl {}

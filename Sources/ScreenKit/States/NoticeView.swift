/// Says something for a moment, above the bottom of the screen or the keyboard there.
public final class NoticeView: UIView {
  private static let padding: CGFloat = 12
  private static let duration = Duration.seconds(4)

  private let runtime: AppRuntime
  private let label = UILabel()
  private let button = UIButton(frame: .zero)
  private let onRetry: (@MainActor () -> Void)?
  private var keyboardChanges: Subscription?

  /// Shows `text` in `container`, in the place of another notice there.
  static func show(
    _ text: ScreenText, retry: (@MainActor () -> Void)?, in container: UIView,
    runtime: AppRuntime
  ) {
    for case let notice as NoticeView in container.subviews { notice.removeFromSuperview() }
    let notice = NoticeView(text, retry: retry, runtime: runtime)
    container.addSubview(notice)
    notice.place(in: container)
    notice.keyboardChanges = runtime.keyboard.changes.listen { [weak notice] _ in
      if let notice, let container = notice.superview { notice.place(in: container) }
    }
    runtime.clock.schedule(after: duration) { [weak notice] in notice?.removeFromSuperview() }
  }

  private init(_ text: ScreenText, retry: (@MainActor () -> Void)?, runtime: AppRuntime) {
    self.runtime = runtime
    onRetry = retry
    super.init(frame: .zero)
    let theme = runtime.theme
    backgroundColor = theme.uiColor(.text)
    layer.cornerRadius = 10
    label.text = runtime.string(text)
    label.textColor = theme.uiColor(.background)
    label.numberOfLines = 0
    addSubview(label)
    button.isHidden = retry == nil
    button.setTitle(runtime.string(StandardText.retry), for: .normal)
    button.setTitleColor(theme.uiColor(.background), for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func retry() {
    removeFromSuperview()
    onRetry?()
  }

  private func place(in container: UIView) {
    let font = runtime.theme.font(.body).uiFont(for: CellTraits(container.traitCollection).textSize)
    label.font = font
    button.titleLabel?.font = font
    let area = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let bottom = area.maxY - runtime.keyboard.coveredHeight(of: container)
    let buttonWidth: CGFloat = button.isHidden ? 0 : 110
    let width = max(area.width - 2 * Self.padding - buttonWidth, 0)
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let height = max(fitting.height.rounded(.up), button.isHidden ? 0 : 44)
    frame = CGRect(
      x: area.minX, y: bottom - height - 2 * Self.padding, width: area.width,
      height: height + 2 * Self.padding)
    label.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: height)
    button.frame = CGRect(
      x: Self.padding + width, y: Self.padding, width: buttonWidth, height: height)
  }
}

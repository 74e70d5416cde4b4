/// Says across the top of a screen that something went wrong.
final class BannerView: UIView, ThemedView {
  private let runtime: AppRuntime
  private let label = UILabel()
  private let button = UIButton(frame: .zero)
  private var onRetry: (@MainActor () -> Void)?

  init(runtime: AppRuntime) {
    self.runtime = runtime
    super.init(frame: .zero)
    label.numberOfLines = 0
    addSubview(label)
    button.setTitle(runtime.string(StandardText.retry), for: .normal)
    button.wrapTitle()
    button.addAction(
      UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
    addSubview(button)
    applyTheme()
  }

  func applyTheme() {
    backgroundColor = runtime.theme.uiColor(.destructive)
    label.textColor = runtime.theme.uiColor(.background)
    button.setTitleColor(runtime.theme.uiColor(.background), for: .normal)
    superview?.setNeedsLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ text: ScreenText, retry: (@MainActor () -> Void)?) {
    label.text = runtime.string(text)
    onRetry = retry
    button.isHidden = retry == nil
    isHidden = false
  }

  /// Says on `screen` that a load failed while there is something else to see: here, or as a notice
  /// where `error` wants that, if `isDue` still says so when the notice has its turn.
  func showFailure(
    as error: ErrorState, on screen: ScreenController, retry: @escaping @MainActor () -> Void,
    isDue: @escaping @MainActor () -> Bool
  ) {
    let text = error.text ?? StandardText.error
    let retry = error.retry ? retry : nil
    guard error.style == .banner else {
      return screen.noticeOfFailure(text, retry: retry, isDue: isDue)
    }
    guard let view = screen.view else { return }
    if superview == nil { view.addSubview(self) }
    show(text, retry: retry)
    placeAtTop(of: view)
  }

  private func retry() {
    isHidden = true
    onRetry?()
  }

  /// Takes its place at the top of `view`, below the bars.
  func placeAtTop(of view: UIView) {
    guard !isHidden else { return }
    let textSize = CellTraits(traitCollection).textSize
    let font = runtime.theme.font(.body).uiFont(for: textSize)
    label.font = font
    button.titleLabel?.font = font
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let places = WordsBesideButton(label, button, width: area.width, textSize: textSize)
    frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: places.height)
    label.frame = places.label
    button.frame = places.button
  }
}

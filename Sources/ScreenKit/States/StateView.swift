/// Stands behind the rows and shows what there is to say when there are none.
final class StateView: UIView, ListStage {
  private let runtime: AppRuntime
  private let loading: LoadingView
  private let message: MessageView
  /// The view that the app has put in the place of the library's parts.
  private var provided: UIView?
  private var shownKey: ListState.Key?
  private var onTap: (@MainActor () -> Void)?
  private weak var scrollView: UIScrollView?
  private var keyboardAvoidance: KeyboardAvoidance?

  init(runtime: AppRuntime) {
    self.runtime = runtime
    loading = LoadingView(runtime: runtime)
    message = MessageView(runtime: runtime)
    super.init(frame: .zero)
    message.isHidden = true
    embedSubview(loading)
    embedSubview(message)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: ListStage

  func install(_ surface: any ListSurface, in view: UIView) {
    surface.backgroundView = self
    view.addSubview(surface.scrollView)
    scrollView = surface.scrollView
    keyboardAvoidance = KeyboardAvoidance(of: surface.scrollView, from: runtime.keyboard)
  }

  func layOut(in view: UIView) {
    if let scrollView, scrollView.frame != view.bounds { scrollView.frame = view.bounds }
    keyboardAvoidance?.update()
  }

  func show(_ state: ListState, _ parts: ListStageParts) {
    onTap = parts.tap
    guard state.key != shownKey else { return }
    shownKey = state.key
    let tap: @MainActor () -> Void = { [weak self] in self?.onTap?() }
    loading.hide()
    message.isHidden = true
    provided?.removeFromSuperview()
    provided = parts.provided(tap)
    if let provided {
      addSubview(provided)
    } else if case .loading(let style) = state {
      loading.show(style)
    } else if let words = state.message(tap: tap) {
      message.show(words)
      message.isHidden = false
    }
    setNeedsLayout()
  }

  func themeDidChange() {
    message.applyTheme()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    provided?.frame = bounds.inset(by: safeAreaInsets)
  }
}

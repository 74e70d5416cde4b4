/// Stands behind the rows and shows what there is to say when there are none.
final class StateView: UIView {
  enum Content {
    case nothing
    case loading(LoadingStyle)
    case empty(EmptyState)
    case failed(ErrorState, LoadError)
  }

  private let loading: LoadingView
  private let message: MessageView
  /// The view that the app has put in the place of the library's parts.
  private var provided: UIView?
  private var shownKey: ContentKey?
  private var onTap: (@MainActor () -> Void)?

  /// The screen whose state is shown.
  weak var screen: ScreenController?
  /// Tries again what failed.
  var onRetry: (@MainActor () -> Void)?

  init(runtime: AppRuntime) {
    loading = LoadingView(runtime: runtime)
    message = MessageView(runtime: runtime)
    super.init(frame: .zero)
    message.isHidden = true
    embedSubview(loading)
    embedSubview(message)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    onTap = tap(for: content)
    if let key = content.key, key == shownKey { return }
    shownKey = content.key
    loading.hide()
    message.isHidden = true
    provided?.removeFromSuperview()
    provided = makeProvidedView(for: content)
    if let provided {
      addSubview(provided)
    } else {
      showOwnParts(for: content)
    }
    setNeedsLayout()
  }

  private func showOwnParts(for content: Content) {
    switch content {
    case .nothing:
      break
    case .loading(let style):
      loading.show(style)
    case .empty(let state):
      show(Message(image: state.image, text: state.text, button: button(state.button?.title)))
    case .failed(let state, _):
      show(
        Message(
          text: state.text ?? StandardText.error,
          button: button(state.retry ? StandardText.retry : nil)))
    }
  }

  private func show(_ message: Message) {
    self.message.show(message)
    self.message.isHidden = false
  }

  private func button(_ title: ScreenText?) -> Message.Button? {
    title.map { title in
      Message.Button(title: title) { [weak self] in self?.onTap?() }
    }
  }

  private func makeProvidedView(for content: Content) -> UIView? {
    guard let provider = screen?.stateViews else { return nil }
    // The view outlives changes of the state that it can't see, such as of what its button does.
    let tap: @MainActor () -> Void = { [weak self] in self?.onTap?() }
    switch content {
    case .nothing: return nil
    case .loading(let style): return provider.makeLoadingView(style)
    case .empty(let state): return provider.makeEmptyView(state, action: tap)
    case .failed(let state, let error):
      return provider.makeErrorView(state, error: error, retry: tap)
    }
  }

  private func tap(for content: Content) -> (@MainActor () -> Void)? {
    switch content {
    case .nothing, .loading: return nil
    case .failed(let state, _): return state.retry ? onRetry : nil
    case .empty(let state):
      guard let button = state.button else { return nil }
      return { [weak screen] in
        screen?.perform(button.action, for: ControlID(row: nil, name: "state"))
      }
    }
  }

  func traitsDidChange() {
    message.applyTheme()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    provided?.frame = bounds.inset(by: safeAreaInsets)
  }
}

/// What there is to see of a state, for comparing.
private enum ContentKey: Equatable {
  case loading(LoadingStyle)
  case empty(ScreenImage?, ScreenText, button: ScreenText?)
  case failed(ErrorState, LoadError)
}

extension StateView.Content {
  fileprivate var key: ContentKey? {
    switch self {
    case .nothing: nil
    case .loading(let style): .loading(style)
    case .empty(let state): .empty(state.image, state.text, button: state.button?.title)
    case .failed(let state, let error): .failed(state, error)
    }
  }
}

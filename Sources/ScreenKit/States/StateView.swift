/// Stands behind the rows and shows what there is to say when there are none.
final class StateView: UIView {
  enum Content {
    case nothing
    case loading(LoadingStyle)
    case empty(EmptyState)
    case failed(ErrorState, LoadError)
  }

  private let runtime: AppRuntime
  private let spinner = UIActivityIndicatorView(style: .large)
  private let skeleton: SkeletonView
  private let imageView = UIImageView()
  private let label = UILabel()
  private let button = UIButton(frame: .zero)
  /// The view that the app has put in the place of the library's parts.
  private var provided: UIView?
  private var shownKey: ContentKey?
  private var onTap: (@MainActor () -> Void)?

  /// The screen whose state is shown.
  weak var screen: ScreenController?
  /// Tries again what failed.
  var onRetry: (@MainActor () -> Void)?

  init(runtime: AppRuntime) {
    self.runtime = runtime
    skeleton = SkeletonView(runtime: runtime)
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.textAlignment = .center
    imageView.contentMode = .scaleAspectFit
    for part in [skeleton, spinner, imageView, label, button] as [UIView] {
      part.isHidden = true
      addSubview(part)
    }
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    applyTheme()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    onTap = tap(for: content)
    if let key = content.key, key == shownKey { return }
    shownKey = content.key
    for part in subviews { part.isHidden = true }
    spinner.stopAnimating()
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
    case .loading(.spinner):
      spinner.isHidden = false
      spinner.startAnimating()
    case .loading(.skeleton):
      skeleton.isHidden = false
    case .empty(let state):
      show(state.image, state.text)
      if let button = state.button { showButton(button.title) }
    case .failed(let state, _):
      show(nil, state.text ?? StandardText.error)
      if state.retry { showButton(StandardText.retry) }
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

  private func show(_ image: ScreenImage?, _ text: ScreenText) {
    imageView.image = image?.localImage
    imageView.isHidden = imageView.image == nil
    label.text = runtime.string(text)
    label.isHidden = false
  }

  private func showButton(_ title: ScreenText) {
    button.setTitle(runtime.string(title), for: .normal)
    button.isHidden = false
  }

  func traitsDidChange() {
    applyTheme()
    setNeedsLayout()
  }

  private func applyTheme() {
    let theme = runtime.theme
    let textSize = CellTraits(traitCollection).textSize
    label.font = theme.font(.body).uiFont(for: textSize)
    label.textColor = theme.uiColor(.secondaryText)
    imageView.tintColor = theme.uiColor(.secondaryText)
    button.titleLabel?.font = theme.font(.headline).uiFont(for: textSize)
    button.setTitleColor(theme.uiColor(.accent), for: .normal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let visible = bounds.inset(by: safeAreaInsets)
    skeleton.frame = visible
    provided?.frame = visible
    spinner.frame = CGRect(x: visible.midX - 20, y: visible.midY - 20, width: 40, height: 40)
    layOutMessage(in: visible.insetBy(dx: min(32, visible.width / 4), dy: 0))
  }

  private func layOutMessage(in room: CGRect) {
    let gap: CGFloat = 16
    let imageSide: CGFloat = imageView.isHidden ? 0 : 56
    let textHeight = label.sizeThatFits(
      CGSize(width: room.width, height: .greatestFiniteMagnitude)
    ).height.rounded(.up)
    let buttonHeight: CGFloat = button.isHidden ? 0 : 44
    let heights = [imageSide, textHeight, buttonHeight].filter { $0 > 0 }
    let total = heights.reduce(0, +) + gap * CGFloat(max(heights.count - 1, 0))
    var y = max(room.midY - total / 2, room.minY)
    imageView.frame = CGRect(
      x: room.midX - imageSide / 2, y: y, width: imageSide, height: imageSide)
    if imageSide > 0 { y += imageSide + gap }
    label.frame = CGRect(x: room.minX, y: y, width: room.width, height: textHeight)
    y += textHeight + gap
    button.frame = CGRect(x: room.minX, y: y, width: room.width, height: 44)
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

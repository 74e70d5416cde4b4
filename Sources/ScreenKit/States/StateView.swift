/// Stands behind the rows and shows what there is to say when there are none.
final class StateView: UIView {
  enum Content {
    case nothing
    case loading(CollectionConfiguration.LoadingStyle)
    case empty(EmptyState)
    case failed(ErrorState)
  }

  private let runtime: AppRuntime
  private let spinner = UIActivityIndicatorView(style: .large)
  private let skeleton: SkeletonView
  private let imageView = UIImageView()
  private let label = UILabel()
  private let button = UIButton(frame: .zero)
  private var onTap: (@MainActor () -> Void)?

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

  func show(_ content: Content, on screen: CollectionController) {
    onTap = nil
    for part in subviews { part.isHidden = true }
    spinner.stopAnimating()
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
      if let action = state.button { show(action, on: screen) }
    case .failed(let state):
      show(nil, state.text ?? StandardText.error)
      if state.retry {
        showButton(StandardText.retry) { [weak screen] in screen?.retry() }
      }
    }
    setNeedsLayout()
  }

  private func show(_ image: ScreenImage?, _ text: ScreenText) {
    imageView.image = image?.localImage
    imageView.isHidden = imageView.image == nil
    label.text = runtime.string(text)
    label.isHidden = false
  }

  private func show(_ action: StateButton, on screen: CollectionController) {
    showButton(action.title) { [weak screen] in
      screen?.perform(action.action, for: ControlID(row: nil, name: "state"))
    }
  }

  private func showButton(_ title: ScreenText, onTap: @escaping @MainActor () -> Void) {
    button.setTitle(runtime.string(title), for: .normal)
    button.isHidden = false
    self.onTap = onTap
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

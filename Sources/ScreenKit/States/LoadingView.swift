/// Says that the first rows are awaited.
final class LoadingView: UIView, ThemedView {
  private let spinner = UIActivityIndicatorView(style: .large)
  private let skeleton: SkeletonView
  private let tree = TreeContentView()
  private let runtime: AppRuntime
  private var element: CellElement?

  init(runtime: AppRuntime) {
    self.runtime = runtime
    skeleton = SkeletonView(runtime: runtime)
    super.init(frame: .zero)
    addSubview(skeleton)
    addSubview(spinner)
    addSubview(tree)
    hide()
    followTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ style: LoadingStyle) {
    isHidden = false
    skeleton.isHidden = style != .skeleton
    spinner.isHidden = style != .spinner
    if style == .spinner { spinner.startAnimating() } else { spinner.stopAnimating() }
    if case .element(let element) = style { self.element = element } else { element = nil }
    tree.isHidden = element == nil
    setNeedsLayout()
  }

  func hide() {
    isHidden = true
    spinner.stopAnimating()
    tree.clear()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }

  func applyTheme() {
    setNeedsLayout()
  }

  private func layOut(_ element: CellElement, in room: CGRect) {
    let context = CellContext(
      runtime: runtime, traits: CellTraits(traitCollection), containerWidth: room.width,
      displayScale: traitCollection.displayScale)
    tree.show(CellNode(element), in: context)
    tree.frame = CGRect(origin: room.origin, size: tree.contentSize(width: room.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    skeleton.frame = room
    if let element, !isHidden { layOut(element, in: room) }
    spinner.frame = CGRect(x: room.midX - 20, y: room.midY - 20, width: 40, height: 40)
  }
}

extension LoadingView: TraitFollower {
  var followedTraits: FollowedTraits { .cells }

  func followedTraitsDidChange(from previous: UITraitCollection?) {
    setNeedsLayout()
  }
}

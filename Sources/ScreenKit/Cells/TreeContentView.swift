/// Shows any tree, in a cell of any kind. Its views are reused from one tree to the next, its frames
/// are those of the layout that the size came from.
public final class TreeContentView: UIView, ThemedView {
  fileprivate struct Content {
    let tree: CellNode
    let context: CellContext
  }

  private let views = TreeViewPool()
  fileprivate var content: Content?
  /// The size that the content was laid out for. What happens to parts of the tree asks for another
  /// layout, which would find nothing to do.
  private var laidOutSize: CGSize?
  /// The layout that is shown, or the next one to be, where it can be told whether it still holds.
  private var kept: KeptLayout?
  /// Whether its screens have gone, as out of sight, and have to be shown anew.
  private var screensHaveGone = false

  /// Whether the row is under a finger. What hides the ground of its cell shows that by itself then.
  var isPressed = false { didSet { showPressed() } }

  /// Whether loads of its images were ended before they were in.
  private var lacksImages = false

  /// Whether something in it follows from the time; nil where that was not asked for yet.
  private var followsTime: Bool?
  /// What it is read out as where it is read as a whole.
  fileprivate var wholeLabel: ScreenText?

  /// The tree that is shown.
  var element: CellElement? { content?.tree.element }

  /// When what is shown may read otherwise next; nil where nothing of it follows from the time.
  func nextChange(after now: Date) -> Date? {
    guard followsTime != false else { return nil }
    let texts = [element?.nextChange(after: now), wholeLabel?.nextChange(after: now)]
    let next = texts.compactMap(\.self).min()
    followsTime = next != nil
    return next
  }

  /// Shows `tree`.
  public func show(_ tree: CellNode, in context: CellContext) {
    content = Content(tree: tree, context: context)
    followsTime = nil
    wholeLabel = nil
    context.runtime.shownTreeCount += 1
    // What belongs together is read together, whatever stands beside it.
    shouldGroupAccessibilityChildren = true
    laidOutSize = nil
    lacksImages = false
    screensHaveGone = false
    setNeedsLayout()
  }

  private func showPressed() {
    alpha = isPressed && element?.hasGround == true ? 0.7 : 1
  }

  /// Whether its screens have gone, or images that were not in yet were given up.
  var lacksScreens: Bool { screensHaveGone || lacksImages }

  /// Lets go of the screens in the tree and of images on their way, as when it goes out of sight.
  func releaseScreens() {
    pauseLoads()
    if views.releaseScreens() { screensHaveGone = true }
  }

  /// Ends the loads of images that are not in yet, as when it goes out of sight and stays there.
  func pauseLoads() {
    if views.pauseLoads() { lacksImages = true }
  }

  /// Loads the images whose loads were ended.
  func resumeLoads() {
    guard lacksImages else { return }
    lacksImages = false
    laidOutSize = nil
    setNeedsLayout()
  }

  /// Forgets what is shown, as before another row is. Its views stay for the next tree.
  public func clear() {
    content = nil
    kept = nil
    views.cancelLoads()
    releaseScreens()
  }

  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityActions(of: self, beside: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue }
  }

  func applyTheme() {
    laidOutSize = nil
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    let parts = layout(of: content).parts
    views.show(parts, of: content.tree, in: self, context: content.context)
  }

  /// The layout of what is shown: the one that its size came from, or that is shown already, where it would be no other.
  private func layout(of content: Content) -> CellLayout {
    let (element, context) = (content.tree.element, content.context)
    let environment = context.layoutEnvironment
    for candidate in [context.takeMeasuredLayout(), kept] {
      if let layout = candidate?.layout(
        of: element, width: bounds.width, height: bounds.height, in: environment)
      {
        kept = candidate
        return layout
      }
    }
    let layout = context.layout(of: content.tree, width: bounds.width, height: bounds.height)
    kept = KeptLayout(layout, of: element, in: environment)
    return layout
  }

  /// How much room what is shown takes in `width`; where it gets that it isn't laid out again.
  func contentSize(width: CGFloat) -> CGSize {
    guard let content else { return .zero }
    let layout = content.context.layout(of: content.tree, width: width)
    kept = KeptLayout(
      layout, of: content.tree.element, in: content.context.layoutEnvironment)
    return layout.size
  }
}

extension TreeContentView {
  /// Makes `view`, which is this one or the cell that it is in, be read out as `accessibility` says. Nil leaves
  /// that to the parts of the tree, and so does a tree with parts that no action could stand for.
  func showAccessibility(_ accessibility: CellAccessibility?, on view: UIView) {
    let isWhole = content?.tree.element.canBeReadAsAWhole == true
    let whole = isWhole ? accessibility : nil
    wholeLabel = whole?.label
    view.isAccessibilityElement = whole != nil
    view.accessibilityLabel = whole.flatMap { content?.context.runtime.string($0.label) }
    view.accessibilityTraits = whole?.uiTraits ?? []
  }

  /// What is offered where `view` is read out: what lies behind its row, and before that actions for what can't be
  /// reached within an element that is read as a whole.
  func accessibilityActions(
    of view: UIView, beside others: [UIAccessibilityCustomAction]?
  ) -> [UIAccessibilityCustomAction]? {
    guard view.isAccessibilityElement, let content else { return others }
    let inner = content.context.accessibilityActions(in: content.tree)
    return inner.isEmpty ? others : inner + (others ?? [])
  }
}

extension CellAccessibility {
  fileprivate var uiTraits: UIAccessibilityTraits {
    traits.reduce(into: []) { result, trait in
      switch trait {
      case .button: result.insert(.button)
      case .header: result.insert(.header)
      case .image: result.insert(.image)
      case .link: result.insert(.link)
      case .selected: result.insert(.selected)
      case .staticText: result.insert(.staticText)
      }
    }
  }
}

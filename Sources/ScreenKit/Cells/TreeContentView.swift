/// Shows any tree, in a cell of any kind. Its views are reused from one tree to the next, its frames
/// are those of the layout that the size came from.
public final class TreeContentView: UIView, ThemedView {
  private struct Content {
    let tree: CellNode
    let context: CellContext
  }

  private let views = TreeViewPool()
  private var content: Content?
  /// The size that the content was laid out for. What happens to parts of the tree asks for another
  /// layout, which would find nothing to do.
  private var laidOutSize: CGSize?
  /// Whether its screens have gone, as out of sight, and have to be shown anew.
  private var screensHaveGone = false

  /// Whether loads of its images were ended before they were in.
  private var lacksImages = false

  /// The tree that is shown.
  var element: CellElement? { content?.tree.element }

  /// Shows `tree`.
  public func show(_ tree: CellNode, in context: CellContext) {
    content = Content(tree: tree, context: context)
    laidOutSize = nil
    lacksImages = false
    screensHaveGone = false
    setNeedsLayout()
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
    views.cancelLoads()
    releaseScreens()
  }

  func applyTheme() {
    laidOutSize = nil
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    let layout = content.context.layout(
      of: content.tree, width: bounds.width, height: bounds.height)
    views.show(layout.parts, of: content.tree, in: self, context: content.context)
  }
}

extension UIView {
  /// Makes this view be read out as `accessibility` says; nil leaves that to its parts.
  func show(_ accessibility: CellAccessibility?, in context: CellContext) {
    isAccessibilityElement = accessibility != nil
    accessibilityLabel = accessibility.map { context.runtime.string($0.label) }
    accessibilityTraits = accessibility?.uiTraits ?? []
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

/// Shows any tree. Its views are reused from one tree to the next, its frames are those of the layout
/// that the size came from.
public final class TreeCell: UICollectionViewCell {
  private struct Content {
    let tree: CellNode
    let context: CellContext
  }

  private let views = TreeViewPool()
  private var content: Content?

  /// The tree that is shown.
  var element: CellElement? { content?.tree.element }

  func show(_ tree: CellNode, accessibility: CellAccessibility?, in context: CellContext) {
    content = Content(tree: tree, context: context)
    if let accessibility {
      isAccessibilityElement = true
      accessibilityLabel = context.runtime.string(accessibility.label)
      accessibilityTraits = accessibility.uiTraits
    } else {
      isAccessibilityElement = false
      accessibilityLabel = nil
      accessibilityTraits = []
    }
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let layout = CellLayout(
      content.tree.element, width: bounds.width, height: bounds.height,
      in: content.context.layoutEnvironment)
    views.show(layout.parts, of: content.tree, in: contentView, context: content.context)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
    views.cancelLoads()
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

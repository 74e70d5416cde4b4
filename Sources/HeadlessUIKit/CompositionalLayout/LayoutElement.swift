import Foundation

/// One view that a compositional layout has a place for.
struct LayoutElement {
  let key: ElementKey
  var frame: CGRect
  var zIndex = 0
  /// In which directions the view says what it needs.
  var guessesWidth = false
  var guessesHeight = false

  func moved(by origin: CGPoint) -> LayoutElement {
    var moved = self
    moved.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    return moved
  }

  @MainActor var attributes: UICollectionViewLayoutAttributes {
    let attributes =
      switch key {
      case .cell(let path): UICollectionViewLayoutAttributes(forCellWith: path)
      case .supplementary(let kind, let path):
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      case .decoration(let kind, let path):
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
      }
    attributes.frame = frame
    attributes.zIndex = zIndex
    attributes.keepsWidth = !guessesWidth
    attributes.keepsHeight = !guessesHeight
    return attributes
  }
}

/// An item or a group with a size, and what is in it, seen from its corner.
struct PlacedItem {
  var size: CGSize
  var elements: [LayoutElement] = []
}

/// The colour behind a section of a collection view.
final class SectionGround: UICollectionReusableView {
  /// The kind of decoration views that it stands for.
  static let kind = "ScreenKit.ground"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = (layoutAttributes as? SectionGroundAttributes)?.color
  }
}

/// Where the ground of a section is, and its colour: nobody is asked for decoration views but the layout.
final class SectionGroundAttributes: UICollectionViewLayoutAttributes {
  /// Compared wherever attributes are.
  nonisolated(unsafe) private(set) var color: UIColor?

  /// The ground of a section in `frame`, behind all that is in it.
  convenience init(_ color: UIColor, ofSection section: Int, in frame: CGRect) {
    self.init(
      forDecorationViewOfKind: SectionGround.kind, with: IndexPath(item: 0, section: section))
    self.color = color
    self.frame = frame
    zIndex = -1
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? SectionGroundAttributes)?.color = color
    return copy
  }

  /// UIKit shows attributes anew that differ from those before.
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SectionGroundAttributes, other.color == color else { return false }
    return super.isEqual(object)
  }
}

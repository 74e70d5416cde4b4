public import Foundation

/// A space between items, or around one.
@MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  open private(set) var spacing: CGFloat
  open private(set) var isFlexible: Bool
  open var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// At least so much, and a share of what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Exactly so much.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The space itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces around an item.
@MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  open private(set) var leading: NSCollectionLayoutSpacing?
  open private(set) var top: NSCollectionLayoutSpacing?
  open private(set) var trailing: NSCollectionLayoutSpacing?
  open private(set) var bottom: NSCollectionLayoutSpacing?

  init(
    _ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
    _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Spaces at the four sides; none where nil.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(leading, top, trailing, bottom)
  }

  /// The spaces themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

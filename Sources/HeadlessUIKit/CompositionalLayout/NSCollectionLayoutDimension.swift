public import Foundation

/// A width or a height, as a number or as a share of what is around.
@MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniformAcrossSiblings
  }

  let kind: Kind
  /// The share or the number of points.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A share of the width of what is around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of what is around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A guess, until the view says what it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A guess, until the largest view of the group says what it needs.
  @available(iOS 17.0, *)
  open class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  @available(iOS 17.0, *)
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether views say what they need.
  var isGuess: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// The points that it makes in a container.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }

  /// The dimension itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A width and a height.
@MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }

  /// A size of two dimensions.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  /// The size in a container, with what a view has said of its own where that counts.
  func size(in container: CGSize, preferred: CGSize?) -> CGSize {
    var size = CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    guard let preferred else { return size }
    if widthDimension.isGuess { size.width = preferred.width }
    if heightDimension.isGuess { size.height = preferred.height }
    return size
  }

  /// The size itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

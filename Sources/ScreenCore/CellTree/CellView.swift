import Foundation

/// A place for a view of the app's own: how big it is, what it shows, and what makes it.
public struct CellView: Hashable, Sendable {
  /// What the view is called, by which views are told apart.
  public var name: String
  /// What it shows.
  public var values: ShownValues
  /// The side of a square in points.
  public var size: CGFloat?
  /// In points, where there is no size.
  public var width: CGFloat?
  /// In points, where there is no size.
  public var height: CGFloat?
  /// Width by height, where no size is given.
  public var aspect: CGFloat?
  /// What it is read out as; nil where its own parts are.
  public var label: ScreenText?
  /// Whether it is as high as what the view shows, where no size is given: only the view knows that.
  public var fitsContent: Bool
  /// What makes the view and hands it what it shows.
  public var maker: any CellViewMaker

  /// A place for a view that `maker` makes.
  public init(
    name: String, values: ShownValues, size: CGFloat? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil, aspect: CGFloat? = nil, label: ScreenText? = nil,
    fitsContent: Bool = false, maker: any CellViewMaker
  ) {
    self.name = name
    self.values = values
    self.size = size
    self.width = width
    self.height = height
    self.aspect = aspect
    self.label = label
    self.fitsContent = fitsContent
    self.maker = maker
  }

  public static func == (one: CellView, other: CellView) -> Bool {
    one.name == other.name && one.values == other.values && one.size == other.size
      && one.width == other.width && one.height == other.height && one.aspect == other.aspect
      && one.label == other.label && one.fitsContent == other.fitsContent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }

  /// The width that doesn't depend on the room there is; nil for all of it.
  var ownWidth: CGFloat? {
    size ?? width ?? height.flatMap { height in aspect.map { height * $0 } }
  }

  func extent(inWidth room: CGFloat) -> CGSize {
    let width = ownWidth ?? room
    guard let height, size == nil else {
      return CGSize(width: width, height: width / max(aspect ?? 1, 0.01))
    }
    return CGSize(width: width, height: height)
  }
}

/// What makes a view of the app's own: something of those who have views.
public protocol CellViewMaker: Sendable {}

import Foundation

/// How big a cell wants to be.
public struct CellSize: Hashable, Sendable {
  /// How wide a cell is.
  public enum Width: Hashable, Sendable {
    /// All the width that the layout gives.
    case fill
    /// So many points. Where a cell has a text it becomes wider with larger text sizes than the standard,
    /// as far as there is room.
    case points(CGFloat)
  }

  /// How high a cell is.
  public enum Height: Hashable, Sendable {
    /// What its content takes.
    case `self`
    case points(CGFloat)
    /// Width by height.
    case aspect(CGFloat)
  }

  public var width: Width
  public var height: Height

  /// As wide as there is room and as high as the content, unless said otherwise.
  public init(width: Width = .fill, height: Height = .self) {
    self.width = width
    self.height = height
  }
}

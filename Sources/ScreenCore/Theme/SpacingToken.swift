import Foundation

/// A distance: named and themed, or just in points.
public struct SpacingToken: Hashable, Sendable {
  /// The name that specs and themes use; nil for a distance in points.
  public let name: String?
  /// The distance in points.
  public let points: CGFloat

  /// A named distance.
  public init(_ name: String, _ points: CGFloat) {
    self.name = name
    self.points = points
  }

  /// A distance without a name, which no theme changes.
  public init(points: CGFloat) {
    name = nil
    self.points = points
  }
}

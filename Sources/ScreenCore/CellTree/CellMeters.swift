import Foundation

/// A bar that is partly filled.
public struct CellProgress: Hashable, Sendable {
  /// How much of it, from 0 to 1.
  public var share: Double
  public var color: ColorToken?
  /// What it is read out as, with the share.
  public var label: ScreenText?

  /// The height of the bar.
  public static let height: CGFloat = 4
}

/// Stars in a row.
public struct CellRating: Hashable, Sendable {
  /// How many of them are filled.
  public var value: Double
  public var stars: Int
  /// The side of a star in points at the standard text size.
  public var size: CGFloat
  public var color: ColorToken?
  /// What they are read out as, with the value.
  public var label: ScreenText?

  public static let standardSize: CGFloat = 16
  /// The room between two stars.
  public static let gap: CGFloat = 2

  /// The room that the stars take.
  package var extent: CGSize {
    CGSize(width: CGFloat(stars) * size + CGFloat(max(stars - 1, 0)) * Self.gap, height: size)
  }
}

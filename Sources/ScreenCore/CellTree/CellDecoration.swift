import Foundation

/// What is drawn behind and around an element in a box.
public struct CellDecoration: Hashable, Sendable {
  public var corners: CellCorners?
  public var border: CellBorder?
  public var shadow: CellShadow?
  public var background: ColorToken?
  public var gradient: CellGradient?

  /// Nothing, unless said otherwise.
  public init(
    corners: CellCorners? = nil, border: CellBorder? = nil, shadow: CellShadow? = nil,
    background: ColorToken? = nil, gradient: CellGradient? = nil
  ) {
    self.corners = corners
    self.border = border
    self.shadow = shadow
    self.background = background
    self.gradient = gradient
  }

  /// Whether there is something to be drawn behind the content.
  var hasGround: Bool { shadow != nil || background != nil || gradient != nil }
}

/// Round corners: how round, and which of them.
public struct CellCorners: Hashable, Sendable {
  /// Corners of a rectangle. Leading is left where lines are read from left to right.
  public struct Places: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let topLeading = Places(rawValue: 1)
    public static let topTrailing = Places(rawValue: 2)
    public static let bottomLeading = Places(rawValue: 4)
    public static let bottomTrailing = Places(rawValue: 8)
    public static let all: Places = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
  }

  /// In points. What is more than half of the shorter side makes a capsule.
  public var radius: CGFloat
  public var places: Places

  /// Corners of a radius in points; all of them unless said otherwise.
  public init(_ radius: CGFloat, at places: Places = .all) {
    self.radius = radius
    self.places = places
  }
}

/// A line around an element, inside of its edges.
public struct CellBorder: Hashable, Sendable {
  /// In points.
  public var width: CGFloat
  public var color: ColorToken

  /// A line so many points wide.
  public init(width: CGFloat, color: ColorToken) {
    self.width = width
    self.color = color
  }
}

/// What an element throws on what is behind it.
public struct CellShadow: Hashable, Sendable {
  public var color: ColorToken?
  /// From 0 to 1.
  public var opacity: Double
  /// How far it is blurred, in points.
  public var radius: CGFloat
  /// How far it stands to the trailing side, in points.
  public var x: CGFloat
  /// How far it stands below, in points.
  public var y: CGFloat

  /// A shadow, black where it has no colour of its own.
  public init(
    color: ColorToken? = nil, opacity: Double, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A colour that becomes another one.
public struct CellGradient: Hashable, Sendable {
  /// Where the second colour is.
  public enum Direction: Hashable, Sendable {
    case down, trailing
    /// At the bottom of the trailing side.
    case diagonal
  }

  public var from: ColorToken
  public var to: ColorToken
  public var direction: Direction

  /// A gradient between two colours, down unless said otherwise.
  public init(from: ColorToken, to: ColorToken, direction: Direction = .down) {
    self.from = from
    self.to = to
    self.direction = direction
  }
}

/// A place of a box on which an element stands with the same place of its own: corners, edges, the middle.
public enum CellPlace: Hashable, Sendable {
  case topLeading, top, topTrailing
  case leading, center, trailing
  case bottomLeading, bottom, bottomTrailing
}

/// An element on top of another.
public struct CellOverlay: Hashable, Sendable {
  public var content: CellElement
  public var place: CellPlace
  /// How far it is moved to the trailing side, in points.
  public var x: CGFloat
  /// How far it is moved down, in points.
  public var y: CGFloat
}

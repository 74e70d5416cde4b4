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

  /// The name that specs and themes use; nil for corners that no theme changes.
  public let name: String?
  /// In points. What is more than half of the shorter side makes a capsule.
  public var radius: CGFloat
  public var places: Places

  /// Corners of a radius in points; all of them unless said otherwise.
  public init(_ radius: CGFloat, at places: Places = .all) {
    name = nil
    self.radius = radius
    self.places = places
  }

  /// Corners of a named radius.
  public init(_ name: String, _ radius: CGFloat) {
    self.name = name
    self.radius = radius
    places = .all
  }

  /// The same at these corners only.
  public func at(_ places: Places) -> CellCorners {
    var corners = self
    corners.places = places
    return corners
  }
}

/// A line around an element, inside of its edges.
public struct CellBorder: Hashable, Sendable {
  /// The name that specs and themes use; nil for a border that no theme changes.
  public let name: String?
  /// In points.
  public var width: CGFloat
  public var color: ColorToken

  /// A line so many points wide.
  public init(width: CGFloat, color: ColorToken) {
    self.init(name: nil, width: width, color: color)
  }

  /// A named line.
  public init(_ name: String, width: CGFloat, color: ColorToken) {
    self.init(name: name, width: width, color: color)
  }

  private init(name: String?, width: CGFloat, color: ColorToken) {
    self.name = name
    self.width = width
    self.color = color
  }
}

/// What an element throws on what is behind it.
public struct CellShadow: Hashable, Sendable {
  /// The name that specs and themes use; nil for a shadow that no theme changes.
  public let name: String?
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
    self.init(name: nil, color: color, opacity: opacity, radius: radius, x: x, y: y)
  }

  /// A named shadow.
  public init(
    _ name: String, color: ColorToken? = nil, opacity: Double, radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) {
    self.init(name: name, color: color, opacity: opacity, radius: radius, x: x, y: y)
  }

  private init(
    name: String?, color: ColorToken?, opacity: Double, radius: CGFloat, x: CGFloat, y: CGFloat
  ) {
    self.name = name
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

  /// The name that specs and themes use; nil for a gradient that no theme changes.
  public let name: String?
  public var from: ColorToken
  public var to: ColorToken
  public var direction: Direction

  /// A gradient between two colours, down unless said otherwise.
  public init(from: ColorToken, to: ColorToken, direction: Direction = .down) {
    self.init(name: nil, from: from, to: to, direction: direction)
  }

  /// A named gradient.
  public init(
    _ name: String, from: ColorToken, to: ColorToken, direction: Direction = .down
  ) {
    self.init(name: name, from: from, to: to, direction: direction)
  }

  private init(name: String?, from: ColorToken, to: ColorToken, direction: Direction) {
    self.name = name
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

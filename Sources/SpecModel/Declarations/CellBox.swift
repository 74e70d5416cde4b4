import SourceText

/// What stands around a node of a cell: its edges, its limits, and what is behind it and on top of it.
public final class CellBox: Sendable {
  public let corners: ChosenCorners?
  public let border: ChosenBorder?
  public let shadow: ChosenShadow?
  public let padding: ChosenEdges?
  public let background: Alternatives<Name>?
  public let gradient: ChosenGradient?
  /// What is behind the node, in all of the box.
  public let picture: CellImage?
  public let limits: CellLimits
  /// The share of the room that is left over.
  public let weight: Double?
  /// Who gives way where there is too little room.
  public let priority: Int?
  public let overlays: [CellOverlay]

  init(
    corners: ChosenCorners? = nil, border: ChosenBorder? = nil,
    shadow: ChosenShadow? = nil, padding: ChosenEdges? = nil,
    background: Alternatives<Name>? = nil, gradient: ChosenGradient? = nil,
    picture: CellImage? = nil, limits: CellLimits = CellLimits(), weight: Double? = nil,
    priority: Int? = nil, overlays: [CellOverlay] = []
  ) {
    self.corners = corners
    self.border = border
    self.shadow = shadow
    self.padding = padding
    self.background = background
    self.gradient = gradient
    self.picture = picture
    self.limits = limits
    self.weight = weight
    self.priority = priority
    self.overlays = overlays
  }

  /// The box around something that has room around it already, which counts where the box has no other.
  func within(_ room: EdgeMeasures?) -> CellBox {
    guard let room else { return self }
    return CellBox(
      corners: corners, border: border, shadow: shadow,
      padding: (padding ?? .one(nil)).map { own in
        EdgeMeasures(
          top: own?.top ?? room.top, leading: own?.leading ?? room.leading,
          bottom: own?.bottom ?? room.bottom, trailing: own?.trailing ?? room.trailing)
      },
      background: background, gradient: gradient, picture: picture, limits: limits, weight: weight,
      priority: priority, overlays: overlays)
  }

  /// What is behind what stands in the box; where conditions choose no gradient, that is its colour, if it has one.
  public var ground: CellGround? {
    if let gradient { return .gradient(gradient, otherwise: background) }
    if let background { return .color(background) }
    return picture == nil ? nil : .picture
  }

  /// Whether it has a ground of colours, whatever conditions choose.
  var alwaysHasColors: Bool {
    background != nil || gradient?.allSatisfy { $0 != nil } == true
  }
}

/// What is behind something.
public enum CellGround: Sendable {
  case color(Alternatives<Name>)
  /// A gradient, and a colour where conditions choose none.
  case gradient(ChosenGradient, otherwise: Alternatives<Name>?)
  /// A picture, of whose colours nothing is known.
  case picture
}

/// Distances at the sides of a node.
public struct EdgeMeasures: Sendable {
  public var top: Measure?
  public var leading: Measure?
  public var bottom: Measure?
  public var trailing: Measure?

  init(
    top: Measure? = nil, leading: Measure? = nil, bottom: Measure? = nil, trailing: Measure? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance at all sides.
  init(all measure: Measure) {
    self.init(top: measure, leading: measure, bottom: measure, trailing: measure)
  }

  public var all: [Measure] { [top, leading, bottom, trailing].compactMap(\.self) }
}

/// The least and greatest width and height, in points, which conditions may choose.
public struct CellLimits: Sendable {
  public var minWidth: ChosenSize?
  public var maxWidth: ChosenSize?
  public var minHeight: ChosenSize?
  public var maxHeight: ChosenSize?

  public var all: [ChosenSize] { [minWidth, maxWidth, minHeight, maxHeight].compactMap(\.self) }
}

/// Corners that are round.
public struct CellCorners: Sendable, Hashable {
  public var radius: Measure
  /// All of them when not given.
  public var places: [CornerPlace]
}

public enum CornerPlace: String, Sendable, Hashable, CaseIterable {
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A line around a node: in a theme in a color, in a box in one of several.
public struct CellBorder<Color: Sendable>: Sendable {
  /// In points.
  public var width: Double
  public var color: Color
}

extension CellBorder: Equatable, Hashable where Color: Hashable {}

/// A line around a node, of whose colors conditions may choose.
public typealias BoxBorder = CellBorder<Alternatives<Name>>

/// How round corners are, or that they are not, among which conditions may choose.
public typealias ChosenCorners = Alternatives<CellCorners?>

/// The room around a node, or none, among which conditions may choose.
public typealias ChosenEdges = Alternatives<EdgeMeasures?>

/// What is around a box: a line or none, among which conditions may choose.
public typealias ChosenBorder = Alternatives<TokenOr<BoxBorder>?>

/// What a node throws on what is behind it: in a theme in a color, in a box in one of several.
public struct CellShadow<Color: Sendable>: Sendable {
  /// Black when not given.
  public var color: Color?
  public var opacity: Double
  public var radius: Double
  public var x: Double
  public var y: Double
}

extension CellShadow: Equatable, Hashable where Color: Hashable {}

/// What a node throws on what is behind it, of whose colors conditions may choose.
public typealias BoxShadow = CellShadow<Alternatives<Name>>

/// What a box throws on what is behind it: a shadow or none, among which conditions may choose.
public typealias ChosenShadow = Alternatives<TokenOr<BoxShadow>?>

/// What is behind a box: a gradient or none, among which conditions may choose.
public typealias ChosenGradient = Alternatives<TokenOr<CellGradient>?>

/// A colour that becomes another one.
public struct CellGradient: Sendable, Hashable {
  public var from: Name
  public var to: Name
  public var direction: GradientDirection
}

public enum GradientDirection: String, Sendable, Hashable, CaseIterable {
  case down, trailing, diagonal
}

/// A node that stands on another one.
public final class CellOverlay: Sendable {
  public let node: CellNode
  public let place: OverlayPlace
  /// In points, to the trailing side.
  public let x: Double
  /// In points, down.
  public let y: Double

  init(node: CellNode, place: OverlayPlace, x: Double, y: Double) {
    self.node = node
    self.place = place
    self.x = x
    self.y = y
  }
}

public enum OverlayPlace: String, Sendable, Hashable, CaseIterable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom
  case bottomTrailing
}

/// What of a text's letters and lines is not as usual.
public final class CellTextStyle: Sendable {
  public let isStruckThrough: Bool
  public let isUnderlined: Bool
  /// By the height of the font's own lines.
  public let lineHeight: Double?
  /// In points.
  public let kerning: Double?
  public let minimumScale: Double?
  public let isRich: Bool

  init(
    isStruckThrough: Bool, isUnderlined: Bool, lineHeight: Double?, kerning: Double?,
    minimumScale: Double?, isRich: Bool
  ) {
    self.isStruckThrough = isStruckThrough
    self.isUnderlined = isUnderlined
    self.lineHeight = lineHeight
    self.kerning = kerning
    self.minimumScale = minimumScale
    self.isRich = isRich
  }
}

/// A short text in a capsule.
public final class CellBadge: Sendable {
  public let text: TextValue
  public let font: Alternatives<Name>?
  public let color: Alternatives<Name>?
  public let background: Alternatives<Name>?

  init(
    text: TextValue, font: Alternatives<Name>?, color: Alternatives<Name>?,
    background: Alternatives<Name>?
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.background = background
  }
}

/// A bar that is filled as far as a value says.
public final class CellProgress: Sendable {
  public let value: Expression
  /// What the value is when all is done; 1 when not given.
  public let total: Expression?
  public let color: Alternatives<Name>?
  public let label: TextValue?

  init(
    value: Expression, total: Expression?, color: Alternatives<Name>?, label: TextValue?
  ) {
    self.value = value
    self.total = total
    self.color = color
    self.label = label
  }
}

/// Something that shows a value and can be set to another one.
public final class CellInput: Sendable {
  public enum Kind: String, Sendable, Hashable {
    case toggle, slider, stepper, rating
  }

  public let kind: Kind
  public let value: Expression
  public let from: Double?
  public let to: Double?
  public let step: Double?
  public let stars: Int?
  public let label: TextValue
  /// What follows when it was set, with `$value`.
  public let effect: Effect

  init(
    kind: Kind, value: Expression, from: Double?, to: Double?, step: Double?, stars: Int?,
    label: TextValue, effect: Effect
  ) {
    self.kind = kind
    self.value = value
    self.from = from
    self.to = to
    self.step = step
    self.stars = stars
    self.label = label
    self.effect = effect
  }
}

/// Stars that are filled as far as a value says.
public final class CellRating: Sendable {
  public let value: Expression
  public let stars: Int
  public let size: Double?
  public let color: Alternatives<Name>?
  public let label: TextValue?

  init(
    value: Expression, stars: Int, size: Double?, color: Alternatives<Name>?, label: TextValue?
  ) {
    self.value = value
    self.stars = stars
    self.size = size
    self.color = color
    self.label = label
  }
}

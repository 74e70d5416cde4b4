import SourceText

/// An sRGB colour with 8 bits a channel.
public struct RGBAColor: Sendable, Hashable {
  /// `0xRRGGBB`.
  public var rgb: UInt32
  /// 0 to 255.
  public var alpha: UInt8 = 255
}

/// A colour's light form and, unless it is derived, its dark one.
public struct ColorForms: Sendable, Hashable {
  public var light: RGBAColor
  public var dark: RGBAColor?
}

/// Something that the app's own code makes: a static member of a type.
public struct SwiftMember: Sendable, Hashable {
  public var type: SwiftTypeReference
  public var member: Name

  /// How Swift writes it.
  public var text: String { "\(type.type.text).\(member.text)" }
}

/// What a colour of a theme is.
public enum ColorValue: Sendable, Hashable {
  /// - Parameter highContrast: The forms for who asked the system for more contrast.
  case forms(ColorForms, highContrast: ColorForms?)
  /// A colour of the app's asset catalogue.
  case asset(Name)
  case system(SystemColor)
  /// A colour that the app's code makes.
  case swift(SwiftMember)
}

/// A named colour.
public struct ColorDeclaration: Sendable {
  public var name: Name
  public var value: ColorValue
}

/// What gives a font its letters.
public enum FontFace: Sendable, Hashable {
  case system
  /// A family that the device or the app has.
  case family(Name)
  /// A file among the app's resources.
  case file(Name)
  /// A function of the app's code that makes the font in a size.
  case swift(SwiftMember)
}

/// Weights of fonts.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The Dynamic Type roles that a font can scale with.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
  case caption1, caption2
}

/// A named font role.
public struct FontDeclaration: Sendable {
  public var name: Name
  public var face: FontFace
  /// Points at the standard text size.
  public var size: Double
  /// Where the size stands.
  public var sizeSpan: ByteSpan
  public var weight: FontWeight
  public var scales: TextStyle
  /// The points beyond which it does not grow.
  public var maximum: Double?
}

/// A named distance.
public struct SpacingDeclaration: Sendable {
  public var name: Name
  public var points: Double
}

/// A named roundness of corners.
public struct RadiusDeclaration: Sendable {
  public var name: Name
  public var points: Double
}

/// A named border, shadow or gradient.
public struct StyleDeclaration<Value: Sendable>: Sendable {
  public var name: Name
  public var value: Value
}

/// A named span of time.
public struct DurationDeclaration: Sendable {
  public var name: Name
  public var duration: SpecDuration
}

/// What the status bar looks like.
public enum StatusBarStyle: String, Sendable, Hashable, CaseIterable {
  case `default`, light, dark, hidden
}

/// `theme:`, what an app looks like, by name.
public final class ThemeDeclaration: Sendable {
  public let name: Name
  public let colors: [ColorDeclaration]
  public let fonts: [FontDeclaration]
  public let spacing: [SpacingDeclaration]
  public let radii: [RadiusDeclaration]
  public let borders: [StyleDeclaration<CellBorder<Name>>]
  public let shadows: [StyleDeclaration<CellShadow<Name>>]
  public let gradients: [StyleDeclaration<CellGradient>]
  public let durations: [DurationDeclaration]
  public let statusBar: StatusBarStyle
  /// What the bars of screens look like that say nothing else.
  public let bar: BarLook?
  /// What the bars at the bottom of screens look like.
  public let toolbar: LowerBarLook?
  /// What the bar of the tabs looks like.
  public let tabBar: LowerBarLook?
  /// Where that is said.
  public let tabBarKey: ByteSpan?

  init(
    name: Name, colors: [ColorDeclaration], fonts: [FontDeclaration], spacing: [SpacingDeclaration],
    radii: [RadiusDeclaration], borders: [StyleDeclaration<CellBorder<Name>>],
    shadows: [StyleDeclaration<CellShadow<Name>>], gradients: [StyleDeclaration<CellGradient>],
    durations: [DurationDeclaration], statusBar: StatusBarStyle, bar: BarLook? = nil,
    toolbar: LowerBarLook? = nil, tabBar: LowerBarLook? = nil, tabBarKey: ByteSpan? = nil
  ) {
    self.name = name
    self.colors = colors
    self.fonts = fonts
    self.spacing = spacing
    self.radii = radii
    self.borders = borders
    self.shadows = shadows
    self.gradients = gradients
    self.durations = durations
    self.statusBar = statusBar
    self.bar = bar
    self.toolbar = toolbar
    self.tabBar = tabBar
    self.tabBarKey = tabBarKey
  }

  /// The names of the tokens of a kind, in their order.
  public func names(of kind: ThemeTokenKind) -> [Name] {
    switch kind {
    case .color: colors.map(\.name)
    case .font: fonts.map(\.name)
    case .spacing: spacing.map(\.name)
    case .radius: radii.map(\.name)
    case .border: borders.map(\.name)
    case .shadow: shadows.map(\.name)
    case .gradient: gradients.map(\.name)
    case .duration: durations.map(\.name)
    }
  }
}

/// What a token of a theme stands for; the raw value is the word for it.
public enum ThemeTokenKind: String, Sendable, Hashable, CaseIterable {
  case color, font, spacing, radius, border, shadow, gradient, duration

  /// The key of a theme under which such tokens stand.
  public var key: String {
    switch self {
    case .color: "colors"
    case .font: "fonts"
    case .spacing: "spacing"
    case .radius: "radii"
    case .border: "borders"
    case .shadow: "shadows"
    case .gradient: "gradients"
    case .duration: "durations"
    }
  }
}

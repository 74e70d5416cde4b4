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

/// What the status bar looks like.
public enum StatusBarStyle: String, Sendable, Hashable, CaseIterable {
  case `default`, light, dark
}

/// `theme:`, colours, fonts and distances by name.
public final class ThemeDeclaration: Sendable {
  public let name: Name
  public let colors: [ColorDeclaration]
  public let fonts: [FontDeclaration]
  public let spacing: [SpacingDeclaration]
  public let statusBar: StatusBarStyle

  init(
    name: Name, colors: [ColorDeclaration], fonts: [FontDeclaration], spacing: [SpacingDeclaration],
    statusBar: StatusBarStyle
  ) {
    self.name = name
    self.colors = colors
    self.fonts = fonts
    self.spacing = spacing
    self.statusBar = statusBar
  }
}

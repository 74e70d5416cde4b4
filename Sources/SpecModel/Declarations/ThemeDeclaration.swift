import SourceText

/// An sRGB colour with 8 bits a channel.
public struct RGBAColor: Sendable, Hashable {
  /// `0xRRGGBB`.
  public var rgb: UInt32
  /// 0 to 255.
  public var alpha: UInt8 = 255
}

/// A named colour with its light form and, unless it is derived, its dark one.
public struct ColorDeclaration: Sendable {
  public var name: Name
  public var light: RGBAColor
  public var dark: RGBAColor?
}

/// Weights of the system font.
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
  /// Points at the standard text size.
  public var size: Double
  public var weight: FontWeight
  public var scales: TextStyle
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

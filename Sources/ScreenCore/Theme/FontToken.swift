import Foundation

/// A named font that grows with the reader's text size.
public struct FontToken: Hashable, Sendable {
  /// The name that specs and themes use.
  public let name: String
  /// What gives the font its letters.
  public let face: FontFace
  /// The size in points at the standard text size.
  public let size: CGFloat
  public let weight: FontWeight
  /// The text style whose growth the font follows.
  public let textStyle: FontTextStyle
  /// The points beyond which it does not grow; nil for no such limit.
  public let maximum: CGFloat?

  /// A font that grows as `textStyle` does.
  public init(
    _ name: String, face: FontFace = .system, size: CGFloat, weight: FontWeight = .regular,
    textStyle: FontTextStyle = .body, maximum: CGFloat? = nil
  ) {
    self.name = name
    self.face = face
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    self.maximum = maximum
  }
}

extension FontToken {
  /// The font for who has asked for bold text.
  var heavier: FontToken {
    guard case .family = face else { return self }
    return FontToken(
      name, face: face, size: size, weight: weight.heavier, textStyle: textStyle,
      maximum: maximum)
  }
}

/// What gives a font its letters.
public enum FontFace: Hashable, Sendable {
  case system
  /// A family that the device or the app has, by its name.
  case family(String)
  /// A file of the app's main bundle with one face.
  case file(String)
  /// What makes the font in a size.
  case maker(FontMaker)
}

/// What makes a font: the app's own code. Makers are the same if their names are.
public struct FontMaker: Hashable, Sendable {
  /// What makes the font, as Swift writes it: `BrandFonts.title`.
  public let name: String
  /// Makes the font in a size, unscaled, on any thread, in the form of the views' framework.
  public let make: @Sendable (CGFloat) -> any Sendable

  /// A maker that goes by a name.
  public init(_ name: String, make: @escaping @Sendable (CGFloat) -> any Sendable) {
    self.name = name
    self.make = make
  }

  public static func == (one: FontMaker, other: FontMaker) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How heavy letters are drawn.
public enum FontWeight: Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Two steps more, as the system's fonts take for bold text.
  fileprivate var heavier: FontWeight {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[min(index + 2, all.count - 1)]
  }
}

/// The system's text styles, which say how a font grows with the reader's text size.
public enum FontTextStyle: Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
  case caption1, caption2
}

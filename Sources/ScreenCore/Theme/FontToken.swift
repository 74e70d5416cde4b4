import Foundation

/// A named font that grows with the reader's text size.
public struct FontToken: Hashable, Sendable {
  /// The name that specs and themes use.
  public let name: String
  /// The size in points at the standard text size.
  public let size: CGFloat
  public let weight: FontWeight
  /// The text style whose growth the font follows.
  public let textStyle: FontTextStyle

  /// A font that grows as `textStyle` does.
  public init(
    _ name: String, size: CGFloat, weight: FontWeight = .regular,
    textStyle: FontTextStyle = .body
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
  }
}

/// How heavy letters are drawn.
public enum FontWeight: Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The system's text styles, which say how a font grows with the reader's text size.
public enum FontTextStyle: Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
  case caption1, caption2
}

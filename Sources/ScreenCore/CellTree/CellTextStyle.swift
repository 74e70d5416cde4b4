import Foundation

/// What of a text's letters and lines is not as usual.
public struct CellTextStyle: Hashable, Sendable {
  public var isStruckThrough: Bool
  public var isUnderlined: Bool
  /// The height of its lines by that of the font's own.
  public var lineHeight: CGFloat?
  /// The room between letters in points, beside that of the font.
  public var kerning: CGFloat?
  /// How small letters may become, by their size, before a text on one line is cut.
  public var minimumScale: CGFloat?
  /// Whether the text is written in the subset of Markdown that ``RichText`` reads.
  public var isRich: Bool

  /// A text as usual, unless said otherwise.
  public init(
    isStruckThrough: Bool = false, isUnderlined: Bool = false, lineHeight: CGFloat? = nil,
    kerning: CGFloat? = nil, minimumScale: CGFloat? = nil, isRich: Bool = false
  ) {
    self.isStruckThrough = isStruckThrough
    self.isUnderlined = isUnderlined
    self.lineHeight = lineHeight
    self.kerning = kerning
    self.minimumScale = minimumScale
    self.isRich = isRich
  }
}

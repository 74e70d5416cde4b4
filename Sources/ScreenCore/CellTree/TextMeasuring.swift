import Foundation

/// Knows how big texts are. Views bring the real measure, tests a simple one.
///
/// Cells may be laid out on several threads at once, so a measure uses nothing that only the main thread
/// may: the text's own measure and not that of a label.
public protocol TextMeasuring: Sendable {
  /// The room that `text` takes when it may be `width` wide and have `lines` lines (0: any number).
  func size(
    of text: String, font: FontToken, lines: Int, width: CGFloat, textSize: TextSize
  ) -> CGSize

  /// The same for a text whose letters and lines are not as usual.
  func size(
    of text: String, font: FontToken, style: CellTextStyle, lines: Int, width: CGFloat,
    textSize: TextSize
  ) -> CGSize
}

extension TextMeasuring {
  /// What the text takes without its look, with lines as high and letters as far apart as the style says.
  public func size(
    of text: String, font: FontToken, style: CellTextStyle, lines: Int, width: CGFloat,
    textSize: TextSize
  ) -> CGSize {
    let text = style.isRich ? RichText(markdown: text).plain : text
    var size = size(of: text, font: font, lines: lines, width: width, textSize: textSize)
    size.height *= style.lineHeight ?? 1
    if let kerning = style.kerning, lines == 1 { size.width += kerning * CGFloat(text.count) }
    return size
  }
}

/// What laying out a cell needs beside its tree.
public struct CellLayoutEnvironment: Sendable {
  public var theme: Theme
  public var traits: CellTraits
  public var measure: any TextMeasuring
  /// What a text reads.
  public var string: @Sendable (ScreenText) -> String

  /// An environment of these parts.
  public init(
    theme: Theme, traits: CellTraits, measure: any TextMeasuring,
    string: @escaping @Sendable (ScreenText) -> String
  ) {
    self.theme = theme
    self.traits = traits
    self.measure = measure
    self.string = string
  }
}

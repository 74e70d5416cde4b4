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

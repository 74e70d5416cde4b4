import Foundation

/// Knows how big texts are. Views bring the real measure, tests a simple one.
@MainActor
public protocol TextMeasuring {
  /// The room that `text` takes when it may be `width` wide and have `lines` lines (0: any number).
  func size(
    of text: String, font: FontToken, lines: Int, width: CGFloat, textSize: TextSize
  ) -> CGSize
}

/// What laying out a cell needs beside its tree.
@MainActor
public struct CellLayoutEnvironment {
  public var theme: Theme
  public var traits: CellTraits
  public var measure: any TextMeasuring
  /// What a text reads.
  public var string: (ScreenText) -> String
  /// How high a screen is that stands in the tree, by the width that it has.
  package var screenHeight: @MainActor (CellScreen, CGFloat) -> CGFloat = { _, _ in 0 }

  /// An environment of these parts.
  public init(
    theme: Theme, traits: CellTraits, measure: any TextMeasuring,
    string: @escaping (ScreenText) -> String
  ) {
    self.theme = theme
    self.traits = traits
    self.measure = measure
    self.string = string
  }
}

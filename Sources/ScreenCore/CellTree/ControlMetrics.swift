import Foundation

/// How a control and its title share their room.
package enum ControlMetrics {
  /// The distance between a title and the control below it.
  package static let padding: CGFloat = 8
  /// The distance between a title and the control beside it.
  package static let gap: CGFloat = 12
  package static let controlHeight: CGFloat = 32
  /// The font of segments, which stand beside each other and so grow no further than to the given size.
  package static let segmentFont = FontToken(
    "segment", size: 13, weight: .medium, textStyle: .footnote)
  package static let largestSegments = TextSize.accessibilityMedium
  /// What segments take above and below their titles together.
  private static let segmentPadding: CGFloat = 16
  /// The part of the width that is left to a control beside a long title.
  package static let leastShare: CGFloat = 0.4

  /// How high a control with its title is in `width`.
  package static func height(
    ofTitle title: ScreenText, isAbove: Bool, width: CGFloat, in environment: CellLayoutEnvironment
  ) -> CGFloat {
    let titleWidth = isAbove ? width : (width - gap) * (1 - leastShare)
    let height = environment.measure.size(
      of: environment.string(title), font: environment.theme.font(.body), lines: 0,
      width: max(titleWidth, 0), textSize: environment.traits.textSize
    ).height.rounded(.up)
    return isAbove ? height + padding + segmentsHeight(in: environment) : height
  }

  /// How high segments are that grow with the text size.
  private static func segmentsHeight(in environment: CellLayoutEnvironment) -> CGFloat {
    let height = environment.measure.size(
      of: "0", font: segmentFont, lines: 1, width: .greatestFiniteMagnitude,
      textSize: min(environment.traits.textSize, largestSegments)
    ).height.rounded(.up)
    return max(controlHeight, height + segmentPadding)
  }
}

import Foundation

/// How a control and its title share their room.
package enum ControlMetrics {
  /// The distance between a title and the control below it.
  package static let padding: CGFloat = 8
  /// The distance between a title and the control beside it.
  package static let gap: CGFloat = 12
  package static let controlHeight: CGFloat = 32
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
    return isAbove ? height + padding + controlHeight : height
  }
}

import SpecModel

/// Why a system has no shape for some constructs.
public struct ScreenObstacle: Sendable, Hashable {
  /// A sentence without its full stop, for messages and the reference.
  public let reason: String
  /// What stays out for that reason.
  let constructs: Set<ScreenConstruct>
}

/// What several systems lack for the same reason.
extension ScreenObstacle {
  static let rowsBelowOneAnother = Self(
    reason: "the rows of a table stand one below the other",
    constructs: ScreenConstruct.layoutsBeside)
  static let editing = Self(
    reason: "between cells and state stands a presenter, which is told of taps only",
    constructs: ScreenConstruct.controls)
  static let rowsFromSideToSide = Self(
    reason: "the rows of a table go from side to side", constructs: [.insets])
  static let views = Self(
    reason: "what is composed in place has views and no presenter that decides",
    constructs: [.content])

  /// - Parameter constructs: What would be a second part.
  static func onePart(_ constructs: Set<ScreenConstruct>) -> Self {
    Self(reason: "a presenter decides about one list or one form", constructs: constructs)
  }
}

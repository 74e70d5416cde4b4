/// The lines below rows, or that there are none, among which conditions may choose; nothing is said where they choose none.
public typealias ChosenLines = Alternatives<RowLines?>

/// The lines below the rows of a list.
public enum RowLines: Sendable {
  /// There are none.
  case absent
  /// Lines, with room at their ends.
  case lines(EdgeMeasures)

  /// The distances that it names.
  public var measures: [Measure] {
    switch self {
    case .absent: []
    case .lines(let edges): edges.all
    }
  }
}

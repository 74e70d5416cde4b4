import SourceText

/// The suppressions of a run by what they are about.
public struct SuppressionTable: Sendable {
  /// What came of applying suppressions.
  public struct Outcome: Sendable {
    /// The findings that no comment is about.
    public var kept: [Diagnostic] = []
    /// The others.
    public var suppressed: [SuppressedDiagnostic] = []
    /// The suppressions that nothing was found for.
    public var unused: [Suppression] = []
  }

  /// The suppressions, those of a file in the order of what they are about.
  private let suppressions: [Suppression]
  private let ranges: [FileID: Range<Int>]

  /// Creates a table.
  public init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions.sorted {
      ($0.place.file, $0.scope.lowerBound, $0.place.span)
        < ($1.place.file, $1.scope.lowerBound, $1.place.span)
    }
    var ranges: [FileID: Range<Int>] = [:]
    for (index, suppression) in self.suppressions.enumerated() {
      let start = ranges[suppression.place.file]?.lowerBound ?? index
      ranges[suppression.place.file] = start..<(index + 1)
    }
    self.ranges = ranges
  }

  /// Takes the findings out that comments are about.
  ///
  /// - Parameter hasComments: Whether a file is one in which comments can stand. A finding in another
  ///   file is silenced at the places that are related to it.
  public func apply(
    to diagnostics: [Diagnostic], hasComments: (FileID) -> Bool
  ) -> Outcome {
    var outcome = Outcome()
    guard !suppressions.isEmpty else {
      outcome.kept = diagnostics
      return outcome
    }
    var used: Set<Int> = []
    for diagnostic in diagnostics {
      let places =
        hasComments(diagnostic.primary.file)
        ? [diagnostic.primary] : diagnostic.related.map(\.location)
      guard let index = places.lazy.compactMap({ index(of: diagnostic.rule, at: $0) }).first else {
        outcome.kept.append(diagnostic)
        continue
      }
      used.insert(index)
      let reason = suppressions[index].reason
      outcome.suppressed.append(SuppressedDiagnostic(diagnostic, .comment, reason: reason))
    }
    outcome.unused = suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] }
    return outcome
  }

  private func index(of rule: String, at place: Location) -> Int? {
    guard let range = ranges[place.file] else { return nil }
    let offset = Int(place.span.start)
    // The first suppression that is about something behind the place.
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if suppressions[middle].scope.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    // Several may be about the line of the place, and only they.
    var index = low - 1
    while index >= range.lowerBound, suppressions[index].scope.contains(offset) {
      if suppressions[index].rule == rule { return index }
      index -= 1
    }
    return nil
  }
}

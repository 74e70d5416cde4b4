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

  private struct Key: Hashable {
    var file: FileID
    var rule: String
  }

  /// The suppressions of a rule in a file, by where what they are about starts.
  private struct Group {
    var positions: [Int] = []
    /// How far those up to each of them reach.
    var reach: [Int] = []
  }

  private let suppressions: [Suppression]
  private let groups: [Key: Group]

  /// Creates a table.
  public init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions.sorted {
      ($0.place.file, $0.scope.lowerBound, $0.place.span)
        < ($1.place.file, $1.scope.lowerBound, $1.place.span)
    }
    var groups: [Key: Group] = [:]
    for (position, suppression) in self.suppressions.enumerated() {
      let key = Key(file: suppression.place.file, rule: suppression.rule)
      let reach = groups[key]?.reach.last ?? 0
      groups[key, default: Group()].positions.append(position)
      groups[key]?.reach.append(max(reach, suppression.scope.upperBound))
    }
    self.groups = groups
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

  /// The suppression of a rule whose scope is the closest around a place.
  private func index(of rule: String, at place: Location) -> Int? {
    guard let group = groups[Key(file: place.file, rule: rule)] else { return nil }
    let offset = Int(place.span.start)
    // The first that is about something behind the place.
    var low = 0
    var high = group.positions.count
    while low < high {
      let middle = (low + high) / 2
      let start = suppressions[group.positions[middle]].scope.lowerBound
      if start <= offset { low = middle + 1 } else { high = middle }
    }
    while low > 0, group.reach[low - 1] > offset {
      low -= 1
      let position = group.positions[low]
      if suppressions[position].scope.contains(offset) { return position }
    }
    return nil
  }
}

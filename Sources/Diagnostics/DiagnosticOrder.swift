import SourceText

extension Sequence<Diagnostic> {
  /// The diagnostics in the order in which they are shown, each once.
  ///
  /// They are ordered by path, then by place, rule and message, so that the order depends
  /// neither on that of the files nor on which was looked at first.
  public func sortedForDisplay(paths: some SourceProvider) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    var shown: [Diagnostic] = []
    for finding in self where seen.insert(finding).inserted { shown.append(finding) }
    return shown.sorted { paths.path(of: $0) }
  }

  /// The diagnostics in the order in which people read them, each once: errors before warnings, and of the errors
  /// first those that may explain others; otherwise as they are displayed.
  public func sortedForReading(paths: some SourceProvider) -> [Diagnostic] {
    let displayed = sortedForDisplay(paths: paths)
    return displayed.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.severity != second.severity { return first.severity > second.severity }
      if first.severity == .error, first.stage != second.stage { return first.stage < second.stage }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// The diagnostics by what their files are ordered by, then by place, rule and message.
  public func sorted<Rank: Comparable>(by rank: (FileID) -> Rank) -> [Diagnostic] {
    var ranks: [FileID: Rank] = [:]
    let ranked = map { diagnostic in
      let file = diagnostic.primary.file
      let known = ranks[file] ?? rank(file)
      ranks[file] = known
      return (rank: known, diagnostic: diagnostic)
    }
    return ranked.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      let (first, second) = (left.diagnostic, right.diagnostic)
      let (place, other) = (first.primary.span, second.primary.span)
      if place != other { return place < other }
      return (first.rule, first.message) < (second.rule, second.message)
    }.map(\.diagnostic)
  }
}

/// How many findings of which severity there are, and in how many files.
public struct DiagnosticCounts: Sendable, Hashable {
  /// The number of errors.
  public private(set) var errors = 0
  /// The number of warnings.
  public private(set) var warnings = 0
  /// The number of notes.
  public private(set) var notes = 0
  /// The number of files that have any.
  public private(set) var files = 0

  /// Counts diagnostics.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    var seen: Set<FileID> = []
    for diagnostic in diagnostics {
      seen.insert(diagnostic.primary.file)
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
    files = seen.count
  }

  /// The closing line of a report (`3 errors, 1 warning in 2 files`).
  public var summary: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { Self.plural($0.0, $0.1) }
    guard !parts.isEmpty else { return "no findings" }
    return parts.joined(separator: ", ") + " in " + Self.plural(files, "file")
  }

  private static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

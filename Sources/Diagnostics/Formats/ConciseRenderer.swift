import SourceText

/// Writes each finding in a line of its own, as `grep` and editors take it:
///
///     Specs/Feed.yaml:4:11: error: no adapter for `Ad` [missing-adapter]
struct ConciseRenderer: DiagnosticRenderer {
  let sources: any SourceProvider

  func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    return diagnostics.sortedForReading(paths: sources).map { line($0, &cache) }.joined()
  }

  private func line(_ diagnostic: Diagnostic, _ cache: inout SourceCache) -> String {
    let place = cache.position(of: diagnostic.primary)
    let message = DisplayLine.oneLine(diagnostic.message)
    return "\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.rule)]\n"
  }
}

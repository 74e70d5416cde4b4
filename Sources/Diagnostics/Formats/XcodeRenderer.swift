import SourceText

/// Writes findings as Xcode reads them from a build phase:
///
///     /path/Specs/Feed.yaml:4:11: error: no adapter for `Ad` [missing-adapter]
///     /path/Specs/Items.yaml:3:14: note: `Ad` is a case of `FeedItem`
///
/// Columns count bytes from 1, as those of the compilers do that Xcode knows.
struct XcodeRenderer: DiagnosticRenderer {
  let sources: any SourceProvider
  let paths: ReportPaths
  var omitted: [OmittedFindings] = []

  func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    return diagnostics.sortedForReading(paths: sources).map { lines($0, &cache) }.joined()
      + omitted.map { line(about: $0) }.joined()
  }

  private func line(about omitted: OmittedFindings) -> String {
    let path = DisplayLine.oneLine(paths.absolute(sources.path(of: omitted.file)))
    return "\(path):1:1: note: \(omitted.message)\n"
  }

  private func lines(_ diagnostic: Diagnostic, _ cache: inout SourceCache) -> String {
    let place = position(of: diagnostic.primary, &cache)
    let message = DisplayLine.oneLine(diagnostic.message)
    var text = "\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.rule)]\n"
    for related in diagnostic.related {
      let message = DisplayLine.oneLine(related.message)
      text += "\(position(of: related.location, &cache)): note: \(message)\n"
    }
    for remark in diagnostic.notes + diagnostic.help {
      text += "\(place): note: \(DisplayLine.oneLine(remark.replacing("\n", with: " ")))\n"
    }
    return text
  }

  private func position(of location: Location, _ cache: inout SourceCache) -> String {
    let path = DisplayLine.oneLine(paths.absolute(cache.path(of: location.file)))
    guard let entry = cache.entry(location.file) else { return "\(path):1:1" }
    let offset = min(Int(location.span.start), entry.bytes.count)
    let line = entry.lines.line(at: offset)
    let range = entry.lines.lineRange(line)
    let column = min(max(offset, range.lowerBound), range.upperBound) - range.lowerBound + 1
    return "\(path):\(line):\(column)"
  }
}

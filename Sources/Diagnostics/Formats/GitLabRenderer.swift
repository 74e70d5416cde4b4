import SourceText

/// Writes findings as GitLab's code quality report: a JSON array of
///
///     {
///       "description": "…", "check_name": "missing-adapter", "fingerprint": "…", "severity": "major",
///       "location": {"path": "Specs/Feed.yaml", "lines": {"begin": 4, "end": 4}}
///     }
struct GitLabRenderer: DiagnosticRenderer {
  let sources: any SourceProvider
  let paths: ReportPaths

  func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    var fingerprints = Fingerprints(paths: paths)
    let issues = diagnostics.sortedForDisplay(paths: sources).map { diagnostic in
      issue(diagnostic, fingerprint: fingerprints.next(diagnostic, &cache), &cache)
    }
    return JSONValue.array(issues).text + "\n"
  }

  private func issue(
    _ diagnostic: Diagnostic, fingerprint: String, _ cache: inout SourceCache
  ) -> JSONValue {
    let lines = FindingText(paths: paths).lines(of: diagnostic, listsRelated: true, &cache)
    return .object([
      ("description", .string(lines.joined(separator: "\n"))),
      ("check_name", .string(diagnostic.rule)),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(Self.name(of: diagnostic.severity))),
      ("location", location(diagnostic.primary, &cache)),
    ])
  }

  private func location(_ location: Location, _ cache: inout SourceCache) -> JSONValue {
    let path = paths.relative(cache.path(of: location.file))
    let lines = cache.entry(location.file)?.lines
    // A file that cannot be read is shown at its start: GitLab demands a line.
    let first = lines?.line(at: Int(location.span.start)) ?? 1
    let last = lines?.line(at: Int(location.span.end)) ?? first
    return .object([
      ("path", .string(path)),
      ("lines", .object([("begin", .number(first)), ("end", .number(last))])),
    ])
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}

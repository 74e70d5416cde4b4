import SourceText

/// Writes diagnostics as JSON for other programs.
///
/// The document is an object:
///
///     {
///       "version": 1,
///       "diagnostics": [{
///         "rule": "missing-adapter", "severity": "error", "message": "…",
///         "location": {
///           "path": "Specs/Feed.yaml",
///           "start": {"offset": 30, "line": 4, "column": 11},
///           "end": {"offset": 36, "line": 4, "column": 17}
///         },
///         "label": "…",
///         "related": [{"location": {…}, "message": "…"}],
///         "notes": ["…"], "help": ["…"],
///         "fixes": [{
///           "title": "…", "safety": "safe",
///           "edits": [{"location": {…}, "replacement": "…"}]
///         }]
///       }],
///       "summary": {"errors": 1, "warnings": 0, "notes": 0, "files": 1},
///       "omitted": [{"path": "Specs/Feed.yaml", "rule": "unknown-key", "count": 3}]
///     }
///
/// Keys come in this order. Offsets are bytes from 0; lines and columns are from 1, columns in
/// characters. `label` is null where there is none; `start` and `end` are null where a file cannot
/// be read any more. `omitted` is there only where findings were left out; the summary counts the others.
public struct JSONRenderer: DiagnosticRenderer {
  private let sources: any SourceProvider
  private let omitted: [OmittedFindings]

  /// Creates a renderer with the source of paths and contents.
  ///
  /// - Parameter omitted: What is left out of the findings.
  public init(sources: any SourceProvider, omitted: [OmittedFindings] = []) {
    self.sources = sources
    self.omitted = omitted
  }

  /// The diagnostics in the order of their display, as one line of JSON with a line end.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    let sorted = diagnostics.sortedForDisplay(paths: sources)
    let counts = DiagnosticCounts(sorted)
    let document = JSONValue.present([
      ("version", .number(1)),
      ("diagnostics", .array(sorted.map { value($0, &cache) })),
      (
        "summary",
        .object([
          ("errors", .number(counts.errors)), ("warnings", .number(counts.warnings)),
          ("notes", .number(counts.notes)), ("files", .number(counts.files)),
        ])
      ),
      ("omitted", omitted.isEmpty ? nil : .array(omitted.map(value))),
    ])
    return document.text + "\n"
  }

  private func value(_ omitted: OmittedFindings) -> JSONValue {
    .object([
      ("path", .string(sources.path(of: omitted.file))), ("rule", .string(omitted.rule)),
      ("count", .number(omitted.count)),
    ])
  }

  private func value(_ diagnostic: Diagnostic, _ cache: inout SourceCache) -> JSONValue {
    .object([
      ("rule", .string(diagnostic.rule)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("location", value(diagnostic.primary, &cache)),
      ("label", diagnostic.label.map { .string($0) } ?? .null),
      (
        "related",
        .array(
          diagnostic.related.map {
            .object([
              ("location", value($0.location, &cache)), ("message", .string($0.message)),
            ])
          })
      ),
      ("notes", .array(diagnostic.notes.map { .string($0) })),
      ("help", .array(diagnostic.help.map { .string($0) })),
      ("fixes", .array(diagnostic.fixes.map { value($0, &cache) })),
    ])
  }

  private func value(_ fix: Fix, _ cache: inout SourceCache) -> JSONValue {
    .object([
      ("title", .string(fix.title)),
      ("safety", .string(fix.safety.rawValue)),
      (
        "edits",
        .array(
          fix.edits.map {
            .object([
              ("location", value($0.location, &cache)), ("replacement", .string($0.replacement)),
            ])
          })
      ),
    ])
  }

  private func value(_ location: Location, _ cache: inout SourceCache) -> JSONValue {
    let lines = cache.entry(location.file)?.lines
    func position(_ offset: UInt32) -> JSONValue {
      guard let lines else { return .null }
      let position = lines.position(at: Int(offset))
      return .object([
        ("offset", .number(Int(offset))), ("line", .number(position.line)),
        ("column", .number(position.column)),
      ])
    }
    return .object([
      ("path", .string(cache.path(of: location.file))),
      ("start", position(location.span.start)),
      ("end", position(location.span.end)),
    ])
  }
}

import SourceText

/// Writes findings in the Static Analysis Results Interchange Format (SARIF) 2.1.0.
///
/// Columns count UTF-16 code units from 1, and a byte order mark does not count. Paths are URIs relative
/// to `%SRCROOT%`, whose place the report says as well. Findings that are not shown elsewhere are among
/// the results, with what suppresses them.
struct SARIFRenderer: DiagnosticRenderer {
  let sources: any SourceProvider
  let run: RunDescription

  func render(_ diagnostics: [Diagnostic]) -> String {
    var results = SARIFResults(paths: run.paths, sources: sources, rules: run.rules)
    let hidden = Dictionary(run.suppressed.map { ($0.diagnostic, $0) }) { first, _ in first }
    let all = diagnostics + run.suppressed.map(\.diagnostic)
    let values = all.sortedForDisplay(paths: sources).map {
      results.result($0, suppressed: hidden[$0])
    }
    let document = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([runObject(results: values, rules: results.usedRules)])),
    ])
    return document.text + "\n"
  }

  private func runObject(results: [JSONValue], rules: [JSONValue]) -> JSONValue {
    let driver = JSONValue.object([
      ("name", .string("screenc")), ("version", .string(run.version)),
      ("semanticVersion", .string(run.version)), ("rules", .array(rules)),
    ])
    let invocation = JSONValue.present([
      ("executionSuccessful", .bool(run.isSuccessful)), ("exitCode", .number(run.exitCode)),
      ("workingDirectory", run.paths.directory.map(folder)),
      (
        "toolExecutionNotifications",
        run.omitted.isEmpty ? nil : .array(run.omitted.map(notification))
      ),
    ])
    return .present([
      ("tool", .object([("driver", driver)])),
      ("invocations", .array([invocation])),
      ("originalUriBaseIds", run.paths.root.map { .object([(SARIFResults.base, folder($0))]) }),
      ("columnKind", .string("utf16CodeUnits")),
      ("newlineSequences", .array(["\r\n", "\n", "\r"].map { .string($0) })),
      ("results", .array(results)),
    ])
  }

  /// What is said of findings that are left out.
  private func notification(of omitted: OmittedFindings) -> JSONValue {
    let path = run.paths.relative(sources.path(of: omitted.file))
    return .object([
      ("level", .string("note")), ("message", .message("\(path): \(omitted.message)")),
    ])
  }

  private func folder(_ path: String) -> JSONValue {
    .object([("uri", .string(ReportPaths.folderURI(path)))])
  }
}

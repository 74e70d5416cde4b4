import SourceText

/// Writes findings as workflow commands of GitHub Actions, which shows them beside the changed lines:
///
///     ::error file=Specs/Feed.yaml,line=4,endLine=4,col=11,endColumn=17,title=…::no adapter…
///
/// Columns count UTF-16 code units from 1. A place of several lines has none: GitHub takes columns for
/// those of one line.
struct GitHubRenderer: DiagnosticRenderer {
  let sources: any SourceProvider
  let paths: ReportPaths
  var omitted: [OmittedFindings] = []

  func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    return diagnostics.sortedForReading(paths: sources).map { command($0, &cache) }.joined()
      + omitted.map { notice(of: $0) }.joined()
  }

  private func notice(of omitted: OmittedFindings) -> String {
    let path = Self.escapedProperty(paths.relative(sources.path(of: omitted.file)))
    let title = Self.escapedProperty("screenc (\(omitted.rule))")
    return "::notice file=\(path),title=\(title)::\(Self.escapedData(omitted.message))\n"
  }

  private func command(_ diagnostic: Diagnostic, _ cache: inout SourceCache) -> String {
    let properties = properties(of: diagnostic, &cache)
      .map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    let lines = FindingText(paths: paths).lines(of: diagnostic, listsRelated: true, &cache)
    let message = Self.escapedData(lines.joined(separator: "\n"))
    return "::\(Self.name(of: diagnostic.severity)) \(properties)::\(message)\n"
  }

  private func properties(
    of diagnostic: Diagnostic, _ cache: inout SourceCache
  ) -> [(String, String)] {
    var properties = [("file", paths.relative(cache.path(of: diagnostic.primary.file)))]
    if let entry = cache.entry(diagnostic.primary.file) {
      let start = entry.lines.utf16Position(at: Int(diagnostic.primary.span.start))
      let end = entry.lines.utf16Position(at: Int(diagnostic.primary.span.end))
      properties.append(("line", "\(start.line + 1)"))
      properties.append(("endLine", "\(end.line + 1)"))
      if start.line == end.line {
        properties.append(("col", "\(start.character + 1)"))
        properties.append(("endColumn", "\(end.character + 1)"))
      }
    }
    return properties + [("title", "screenc (\(diagnostic.rule))")]
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func escapedData(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(escapedData(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// By scalars: a carriage return before a line feed is one character with it.
  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escaped = escape(scalar) {
        result.append(contentsOf: escaped.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

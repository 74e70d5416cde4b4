import Diagnostics
import ScreenCompiler
import SourceText

/// What can be changed without asking what is meant: the form of a spec, and what a finding offers.
extension LanguageServer {
  func formatting(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    let site = try site(parameters)
    let outcome = SpecFormatting(writes: false).format(site.text, id: FileID(rawValue: 0))
    guard let formatted = outcome.formatted else {
      throw .failed(outcome.diagnostics.first?.message ?? "it cannot be read")
    }
    return .array(TextChange.edits(from: site.text, to: formatted))
  }

  /// The fixes of the findings in a range.
  func fixes(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    let site = try site(parameters)
    guard let range = site.lines.bytes(of: parameters["range"]) else {
      throw .parameters("there is no such range")
    }
    guard let report = updatedReport() else { return .array([]) }
    let lines = FileLines(report.sources)
    let here = report.diagnostics.filter { finding in
      let span = finding.primary.span.range
      return lines.path(of: finding.primary.file) == site.file
        && span.lowerBound <= range.upperBound && range.lowerBound <= span.upperBound
    }
    return .array(
      here.flatMap { finding in
        finding.fixes.map { value(of: $0, for: finding, lines) }
      })
  }

  private func value(of fix: Fix, for finding: Diagnostic, _ lines: FileLines) -> JSONValue {
    let edits = Dictionary(grouping: fix.edits) { lines.path(of: $0.location.file) }
    let changes = edits.sorted { $0.key < $1.key }.map { path, edits in
      (
        path: path,
        edits: edits.map { edit in
          TextChange.edit(
            lines.lines(of: edit.location.file), edit.location.span.range, edit.replacement.utf8)
        }
      )
    }
    return .object([
      ("title", .string(fix.title)), ("kind", .string("quickfix")),
      ("isPreferred", .bool(fix.safety == .safe)),
      ("diagnostics", .array([value(of: finding, lines)])), ("edit", edit(changes)),
    ])
  }
}

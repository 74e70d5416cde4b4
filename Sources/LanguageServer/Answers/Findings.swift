import Diagnostics
import ScreenCompiler
import SourceText

/// What is wrong with the specs, told whenever they change.
extension LanguageServer {
  /// Has the report made of the specs as they are now; nil where that cannot be, which is told once.
  func updatedReport() -> Report? {
    if let report { return report }
    do throws(RequestProblem) {
      let specs = try edited()
      report = try answered { () throws(FileError) in try specs.findings() }
      trouble = nil
    } catch {
      if trouble != error.message {
        notify(
          "window/showMessage",
          .object([("type", .number(1)), ("message", .string("screenc: \(error.message)"))]))
      }
      trouble = error.message
    }
    return report
  }

  func tellFindings() {
    hasChanged = false
    guard let report = updatedReport() else { return }
    let sources = FileLines(report.sources)
    let found = Dictionary(grouping: report.diagnostics) {
      report.sources.path(of: $0.primary.file)
    }
    for path in Set(found.keys).union(told.keys).sorted() where !path.isEmpty {
      let findings = (found[path] ?? []).map { value(of: $0, sources) }
      tell(.array(findings), of: path)
    }
  }

  private func tell(_ findings: JSONValue, of path: String) {
    let message = JSONValue.present([
      ("uri", .string(FileAddress.address(of: path))),
      ("version", documents[path]?.version.map { .number($0) }),
      ("diagnostics", findings),
    ])
    let text = message.text
    guard told[path] != text else { return }
    if case .array(let all) = findings, all.isEmpty { told[path] = nil } else { told[path] = text }
    notify("textDocument/publishDiagnostics", message)
  }

  func value(of finding: Diagnostic, _ sources: FileLines) -> JSONValue {
    let help = finding.help.map { "\nhelp: \($0)" } + finding.notes.map { "\nnote: \($0)" }
    let related = finding.related.map { related in
      JSONValue.object([
        ("location", sources.place(of: related.location)), ("message", .string(related.message)),
      ])
    }
    return .object([
      ("range", sources.range(of: finding.primary)),
      ("severity", .number(finding.severity.number)),
      ("code", .string(finding.rule)),
      ("source", .string("screenc")),
      ("message", .string(finding.message + help.joined())),
      ("relatedInformation", .array(related)),
    ])
  }
}

extension Severity {
  /// As the protocol has it.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

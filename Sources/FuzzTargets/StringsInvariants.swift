import Diagnostics
import ReferencedFiles
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics

/// What holds for an app whose strings stand in any bytes, read as a file of each kind.
struct StringsInvariants {
  private static let paths = [
    "en.lproj/Fuzz.strings", "ar.lproj/Fuzz.stringsdict", "Fuzz.xcstrings",
  ]

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var violation: String? {
    for path in Self.paths {
      if let violation = violation(at: path) { return "\(path): \(violation)" }
    }
    return nil
  }

  private func violation(at path: String) -> String? {
    let spec = SourceFile(path: "Fuzz.yaml", text: Self.spec(naming: path))
    // Places in files of UTF-16 are those in their text.
    let text = WideText.isWide(bytes) ? WideText.utf8(bytes) ?? bytes : bytes
    let sources = SourceTable([spec, SourceFile(path: path, bytes: text)])
    let findings = findings(spec, path)
    for finding in findings {
      guard !finding.message.isEmpty else { return "empty message of \(finding.rule)" }
      for location in [finding.primary] + finding.related.map(\.location) {
        let size = location.file == FileID(rawValue: 0) ? spec.bytes.count : text.count
        guard location.span.start <= location.span.end, Int(location.span.end) <= size else {
          return "\(finding.rule) outside of the source: \(location)"
        }
      }
    }
    guard findings == self.findings(spec, path) else { return "other findings the second time" }
    let shown = TextRenderer(sources: sources).render(findings)
    return shown.isEmpty == findings.isEmpty ? nil : "findings not shown"
  }

  /// What all rules say, and what a comparison with another state of the strings would read.
  private func findings(_ spec: SourceFile, _ path: String) -> [Diagnostic] {
    guard let strings = StringsFile(bytes, path: path, id: FileID(rawValue: 1)) else { return [] }
    let references = ReferencedTexts(strings: AppStrings([(path, .success(strings))]))
    let file = SpecReader.read(spec.bytes, id: FileID(rawValue: 0), path: spec.path)
    _ = AppIndex(files: [file], references: references).strings?.summaries
    return Checker(rules: RuleSet.all).check([file], references: references).diagnostics
  }

  /// An app that shows strings without values, with one and with two.
  private static func spec(naming path: String) -> String {
    """
    app: Fuzz
    language: 1
    strings: \(path)
    host: { menu: [{ screen: Home, title: home.tab }] }
    ---
    screen: Home
    state: { count: Int = 1, name: String = a }
    title: { key: home.title, with: [$state.count] }
    content:
      - { text: home.text }
      - { text: { key: home.names, with: [$state.name, $state.count] } }
    """
  }
}

import Diagnostics
import SourceText
import SpecModel

/// What holds for the declarations and findings of any spec file.
struct FindingInvariants {
  private let source: SourceFile

  init(_ bytes: [UInt8]) {
    source = SourceFile(path: "Fuzz.yaml", bytes: bytes)
  }

  var violation: String? {
    let file = SpecReader.read(source.bytes, id: FileID(rawValue: 0), path: source.path)
    return violation(of: file.diagnostics)
  }

  /// What is wrong with findings about the file, shown or not.
  func violation(of diagnostics: [Diagnostic]) -> String? {
    for diagnostic in diagnostics {
      guard !diagnostic.message.isEmpty else { return "empty message of \(diagnostic.rule)" }
      for location in locations(of: diagnostic) where !isInSource(location) {
        return "\(diagnostic.rule) outside of the source: \(location)"
      }
    }
    let sources = SourceTable([source])
    let text = TextRenderer(sources: sources).render(diagnostics)
    let json = JSONRenderer(sources: sources).render(diagnostics)
    return text.isEmpty == diagnostics.isEmpty && !json.isEmpty ? nil : "findings not shown"
  }

  private func locations(of diagnostic: Diagnostic) -> [Location] {
    [diagnostic.primary] + diagnostic.related.map(\.location)
      + diagnostic.fixes.flatMap { $0.edits.map(\.location) }
  }

  private func isInSource(_ location: Location) -> Bool {
    location.span.start <= location.span.end && Int(location.span.end) <= source.bytes.count
  }
}

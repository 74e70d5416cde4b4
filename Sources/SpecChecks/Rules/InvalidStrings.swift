import Diagnostics
import SpecModel

extension SpecRule {
  /// The app's strings can be read from their file.
  static let invalidStrings: SpecRule = .init(
    name: "invalid-strings",
    summary: "The file of the app's strings is not written as such files are.",
    rationale: "The app would start without its texts, or with only some of them.",
    examples: .ofStrings([
      "Localizable.strings": """
      "tab.feed" = "Notes"‹→;›
      "tab.more" = "More";
      """
    ]),
    fix: "Writes a `;` that is missing at the end of a line.",
    .apps { app, place, findings in
      guard let strings = place.index.strings else { return }
      for located in strings.mistakes {
        let mistake = located.mistake
        let related = mistake.related.map {
          Diagnostic.Related(Location(file: located.file, span: $0.span), $0.message)
        }
        let site = Location(file: located.file, span: mistake.span)
        findings.report(
          .invalidStrings, mistake.message, at: site,
          related: related.map { [$0] } ?? [], help: [mistake.help],
          fixes: mistake.insertion.map { [inserting($0, at: site)] } ?? [])
      }
    })

  private static func inserting(_ text: String, at place: Location) -> Fix {
    Fix("write `\(text)`", .safe, edits: [Fix.Edit(place, replacement: text)])
  }
}

import Diagnostics
import ReferencedFiles
import SpecModel

extension SpecRule {
  /// The app's strings are there.
  static let unreadableStrings: SpecRule = .init(
    name: "unreadable-strings",
    summary: "A file of the app's strings cannot be read.",
    rationale: "No text of the specs can be looked up in it, and people would read keys.",
    examples: .ofStrings(
      ["«→Localizable.strings»": #""tab.feed" = "Notes";"#],
      strings: "‹Localizable.txt→Localizable.strings›"),
    .apps { app, place, findings in
      for path in app.strings {
        guard let problem = place.index.strings?.problem(at: path.text) else { continue }
        findings.report(.unreadableStrings, problem, of: path, place)
      }
    })
}

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
      strings: "‹Localizable.txt→Localizable.strings›",
      (
        "«→Localizable.strings»",
        #""tab.feed" = "Notes";"#
      )),
    .apps { app, place, findings in
      for path in app.strings {
        guard let problem = place.index.strings?.problem(at: path.text) else { continue }
        let (message, help) = text(of: problem, path.text)
        findings.report(.unreadableStrings, message, at: place.location(path.span), help: [help])
      }
    })

  private static func text(
    of problem: StringsFile.Problem, _ path: String
  ) -> (message: String, help: String) {
    switch problem {
    case .unreadable(let reason):
      (
        "`\(path)` cannot be read: \(reason)",
        "the path is relative to the folder of the specs; check its spelling"
      )
    case .tooLarge(let bytes, let limit):
      ("`\(path)` has \(bytes) bytes; more than \(limit) are not read", "check the path")
    case .otherKind:
      (
        "`\(path)` is no file of strings",
        "name a string catalogue (`.xcstrings`), a file of strings (`.strings`) or one of plural"
          + " rules (`.stringsdict`)"
      )
    }
  }
}

import Diagnostics
import SpecModel

extension SpecRule {
  /// Texts that vary with numbers have all forms of their language.
  static let missingPluralForm: SpecRule = .init(
    name: "missing-plural-form", severity: .warning,
    summary: "A text that varies with a number lacks a form that its language has.",
    rationale:
      "Where a form is missing, the one for all other numbers is shown, as in \"1 notes\".",
    examples: .ofStrings([
      "Localizable.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "tab.feed": {},
          "notes.count": {
            "localizations": {
              ‹"en"›: {
                "variations": {
                  "plural": {« →
                    "one": { "stringUnit": { "value": "One note" } },
                    »"other": { "stringUnit": { "value": "%lld notes" } }« →
                  »}
                }
              }
            }
          }
        }
      }
      """
    ]),
    .apps { app, place, findings in
      guard let strings = place.index.strings else { return }
      for gap in strings.pluralGaps {
        let forms = gap.missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        findings.report(
          .missingPluralForm,
          "`\(gap.key)` lacks the \(gap.missing.count == 1 ? "form" : "forms") \(forms)",
          at: gap.place,
          help: [
            "add \(gap.missing.count == 1 ? "it" : "them"): `\(gap.language)` has a form of its own"
              + " for these numbers"
          ])
      }
    })
}

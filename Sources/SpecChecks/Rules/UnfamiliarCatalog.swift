import Diagnostics
import SpecModel

extension SpecRule {
  /// Catalogues say what Xcode would write.
  static let unfamiliarCatalog: SpecRule = .init(
    name: "unfamiliar-catalog", severity: .warning,
    summary: "A string catalogue has a version or a key that is not known.",
    rationale: "What nobody knows is passed over: the texts below a misspelt key are never shown.",
    examples: .ofStrings([
      "Localizable.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "tab.feed": {
            ‹"localisations"→"localizations"›: {
              "en": { "stringUnit": { "value": "Notes" } }
            }
          }
        },
        "version": "1.0"
      }
      """
    ]),
    .apps { app, place, findings in
      for oddity in place.index.strings?.oddities ?? [] {
        findings.report(.unfamiliarCatalog, oddity.message, at: oddity.place, help: oddity.help)
      }
    })
}

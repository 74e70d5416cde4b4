import Diagnostics
import SpecModel

extension Rule {
  static let unfamiliarCatalog = Rule(
    name: "unfamiliar-catalog", severity: .warning,
    summary: "A string catalogue has a version or a key that is not known.",
    rationale:
      "What nobody knows is passed over: the texts below a misspelt key are never shown.",
    failing: RuleExample.ofStrings(
      strings: "Localizable.xcstrings",
      (
        "Localizable.xcstrings",
        """
        {
          "sourceLanguage": "en",
          "strings": {
            "tab.feed": {
              ‹"localisations"›: {
                "en": { "stringUnit": { "value": "Notes" } }
              }
            }
          },
          "version": "1.0"
        }
        """
      )),
    passing: RuleExample.ofStrings(
      strings: "Localizable.xcstrings",
      (
        "Localizable.xcstrings",
        """
        {
          "sourceLanguage": "en",
          "strings": {
            "tab.feed": {
              "localizations": {
                "en": { "stringUnit": { "value": "Notes" } }
              }
            }
          },
          "version": "1.0"
        }
        """
      )))
}

/// Catalogues say what Xcode would write.
struct UnfamiliarCatalog: AppDeclarationRule {
  var rule: Rule { .unfamiliarCatalog }

  func check(_ app: AppDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    for oddity in place.index.strings?.oddities ?? [] {
      findings.report(Diagnostic(rule, oddity.message, at: oddity.place, help: oddity.help))
    }
  }
}

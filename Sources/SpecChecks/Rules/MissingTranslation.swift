import Diagnostics
import SpecModel

extension Rule {
  static let missingTranslation = Rule(
    name: "missing-translation", severity: .warning,
    summary: "A string has no text in one of the languages of its catalogue.",
    rationale:
      "Who reads that language would find texts of another one between those of the app.",
    failing: RuleExample([
      (
        "App.yaml",
        """
        app: Notes
        language: 1
        strings: Localizable.xcstrings
        host:
          menu: [{ screen: Feed, title: tab.feed, icon: house }]
        ---
        screen: Feed
        swift: { type: FeedController }
        """
      ),
      (
        "Localizable.xcstrings",
        """
        {
          "sourceLanguage": "en",
          "strings": {
            ‹"tab.feed"›: {
              "localizations": {
                "en": { "stringUnit": { "value": "Notes" } }
              }
            },
            "tab.more": {
              "localizations": {
                "de": { "stringUnit": { "value": "Mehr" } },
                "en": { "stringUnit": { "value": "More" } }
              }
            }
          }
        }
        """
      ),
    ]),
    passing: RuleExample([
      (
        "App.yaml",
        """
        app: Notes
        language: 1
        strings: Localizable.xcstrings
        host:
          menu: [{ screen: Feed, title: tab.feed, icon: house }]
        ---
        screen: Feed
        swift: { type: FeedController }
        """
      ),
      (
        "Localizable.xcstrings",
        """
        {
          "sourceLanguage": "en",
          "strings": {
            "tab.feed": {
              "localizations": {
                "de": { "stringUnit": { "value": "Notizen" } },
                "en": { "stringUnit": { "value": "Notes" } }
              }
            }
          }
        }
        """
      ),
    ]))
}

/// Strings have a text in every language of their catalogue.
struct MissingTranslation: DeclarationRule {
  var rule: Rule { .missingTranslation }

  func check(_ app: AppDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    guard let path = app.strings, let strings = place.index.strings else { return }
    for (key, entry) in strings.all where !entry.missing.isEmpty {
      findings.report(
        Diagnostic(
          rule, "`\(key)` has no text in \(entry.missing.joined(separator: ", "))",
          at: Location(file: strings.file, span: entry.place),
          related: [.init(place.location(path.span), "these are the app's strings")],
          help: ["translate it, or mark it in the catalogue as not to be translated"]))
    }
  }
}

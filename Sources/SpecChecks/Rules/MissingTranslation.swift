import Diagnostics
import SpecModel

extension Rule {
  static let missingTranslation = Rule(
    name: "missing-translation", severity: .warning,
    summary: "A string has no text in one of the languages of the app's strings.",
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
    guard let path = app.strings.first, let strings = place.index.strings, strings.isWhole else {
      return
    }
    for (key, entry) in strings.all {
      guard let missing = strings.missingLanguages(of: entry) else { continue }
      let more = missing.count - missing.first.count
      let languages = missing.first.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      findings.report(
        Diagnostic(
          rule, "`\(key)` has no text in \(languages)", at: entry.place,
          related: [.init(place.location(path.span), "these are the app's strings")],
          help: ["translate it, or mark it in the catalogue as not to be translated"]))
    }
  }
}

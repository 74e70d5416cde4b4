import Diagnostics
import SpecModel

extension Rule {
  static let staleStringKey = Rule(
    name: "stale-string-key", severity: .warning,
    summary: "A spec uses a string that its catalogue marks as no longer used.",
    rationale:
      "Xcode sees only the texts of Swift code, and offers to remove what it has not found there.",
    failing: RuleExample([
      (
        "App.yaml",
        """
        app: Notes
        language: 1
        strings: Localizable.xcstrings
        host:
          menu: [{ screen: Feed, title: ‹tab.feed›, icon: house }]
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
              "extractionState": "stale",
              "localizations": { "en": { "stringUnit": { "value": "Notes" } } }
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
              "extractionState": "manual",
              "localizations": { "en": { "stringUnit": { "value": "Notes" } } }
            }
          }
        }
        """
      ),
    ]))
}

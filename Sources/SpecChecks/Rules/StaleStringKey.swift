import Diagnostics
import SpecModel

extension SpecRule {
  static let staleStringKey: SpecRule = .init(
    name: "stale-string-key", severity: .warning,
    summary: "A spec uses a string that its catalogue marks as no longer used.",
    rationale:
      "Xcode sees only the texts of Swift code, and offers to remove what it has not found there.",
    examples: .ofStrings(
      [
        "Localizable.xcstrings": """
        {
          "sourceLanguage": "en",
          "strings": {
            "tab.feed": {
              "extractionState": "«stale→manual»",
              "localizations": { "en": { "stringUnit": { "value": "Notes" } } }
            }
          }
        }
        """
      ], title: "‹tab.feed›"),
    reportedBy: [.strings])
}

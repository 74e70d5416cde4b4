import Diagnostics
import SpecModel

extension Rule {
  static let unknownStringKey = Rule(
    name: "unknown-string-key",
    summary: "A text is a key that the app's strings do not have.",
    rationale:
      "People would read the key in the place of the text.",
    failing: RuleExample([
      (
        "App.yaml",
        """
        app: Notes
        language: 1
        strings: Localizable.strings
        host:
          menu: [{ screen: Feed, title: ‹tab.fed›, icon: house }]
        ---
        screen: Feed
        swift: { type: FeedController }
        """
      ),
      (
        "Localizable.strings",
        """
        "tab.feed" = "Notes";
        """
      ),
    ]),
    passing: RuleExample([
      (
        "App.yaml",
        """
        app: Notes
        language: 1
        strings: Localizable.strings
        host:
          menu: [{ screen: Feed, title: tab.feed, icon: house }]
        ---
        screen: Feed
        swift: { type: FeedController }
        """
      ),
      (
        "Localizable.strings",
        """
        "tab.feed" = "Notes";
        """
      ),
    ]))
}

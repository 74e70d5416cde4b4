import Diagnostics
import SpecModel

extension Rule {
  static let invalidStrings = Rule(
    name: "invalid-strings",
    summary: "The file of the app's strings is not written as such files are.",
    rationale:
      "The app would start without its texts, or with only some of them.",
    failing: RuleExample([
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
        "tab.feed" = "Notes"
        ‹"›tab.more" = "More";
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
        "tab.more" = "More";
        """
      ),
    ]))
}

/// The app's strings can be read from their file.
struct InvalidStrings: DeclarationRule {
  var rule: Rule { .invalidStrings }

  func check(_ app: AppDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    guard let strings = place.index.strings else { return }
    for located in strings.mistakes {
      let mistake = located.mistake
      let related = mistake.related.map {
        Diagnostic.Related(Location(file: located.file, span: $0.span), $0.message)
      }
      findings.report(
        Diagnostic(
          rule, mistake.message, at: Location(file: located.file, span: mistake.span),
          related: related.map { [$0] } ?? [], help: [mistake.help]))
    }
  }
}

import Diagnostics
import SpecModel

extension Rule {
  static let stringArgumentMismatch = Rule(
    name: "string-argument-mismatch",
    summary: "The arguments of a text are not those that the app's strings ask for.",
    rationale:
      "The text would have gaps, or a value in a place that is meant for another one.",
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
        ---
        model: Note
        fields: { id: ID, likes: Int, owner: String }
        ---
        adapter: NoteRow
        for: Note
        cell: { text: { key: note.likes, with: [‹$item.owner›] } }
        """
      ),
      (
        "Localizable.strings",
        """
        "tab.feed" = "Notes";
        "note.likes" = "%lld people like it";
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
        ---
        model: Note
        fields: { id: ID, likes: Int, owner: String }
        ---
        adapter: NoteRow
        for: Note
        cell: { text: { key: note.likes, with: [$item.likes] } }
        """
      ),
      (
        "Localizable.strings",
        """
        "tab.feed" = "Notes";
        "note.likes" = "%lld people like it";
        """
      ),
    ]))
}

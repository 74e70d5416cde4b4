import Diagnostics
import SpecModel

extension SpecRule {
  static let stringArgumentMismatch: SpecRule = .init(
    name: "string-argument-mismatch",
    summary: "The arguments of a text are not those that the app's strings ask for.",
    rationale: "The text would have gaps, or a value in a place that is meant for another one.",
    examples: .ofStrings(
      [
        "Localizable.strings": """
        "tab.feed" = "Notes";
        "note.likes" = "%lld people like it";
        """
      ],
      beside: """
        model: Note
        fields: { id: ID, likes: Int, owner: String }
        ---
        adapter: NoteRow
        for: Note
        cell: { text: { key: note.likes, with: [‹$item.owner→$item.likes›] } }
        """),
    reportedBy: [.strings])
}

import Diagnostics

extension SpecRule {
  /// People read texts, and not their keys.
  static let shownKey: SpecRule = .init(
    name: "shown-key", severity: .warning,
    summary: "The key of a string is shown as it is written.",
    rationale:
      "What stands under `value:` and `verbatim:` is what people read; the text that the app's strings have under a "
      + "key is shown by `key:`.",
    examples: .ofStrings(
      [
        "Localizable.strings": """
        "tab.feed" = "Notes";
        "note.pinned" = "Pinned";
        """
      ],
      beside: """
        model: Note
        fields: { id: ID, owner: String }
        ---
        adapter: NoteRow
        for: Note
        cell: { text: { «verbatim→key»: ‹note.pinned› } }
        """),
    reportedBy: [.strings])
}

import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Cases of an enum have texts, or none of them has one.
  static let untranslatedCase: SpecRule = .init(
    name: "untranslated-case", severity: .warning,
    summary: "The app's strings have texts for some cases of an enum, and none for others.",
    rationale:
      "A case is shown by its text under `audience.everyone`, for the case `everyone` of `Audience`. Where there is "
      + "none its name is shown, which is in no language of the app's: most likely a case was added or renamed.",
    examples: .ofStrings(
      [
        "Localizable.strings": """
        "tab.feed" = "Notes";
        "audience.everyone" = "Everybody";
        "audience.«friends→followers»" = "Friends";
        """
      ],
      beside: """
        enum: Audience
        cases: [everyone, ‹followers›]
        unknown: everyone
        ---
        model: Note
        fields: { id: ID, audience: Audience }
        ---
        adapter: NoteRow
        for: Note
        cell: { text: { value: $item.audience } }
        """),
    .enums { choice, place, findings in
      guard let strings = place.index.strings, strings.isWhole, choice.cases.count > 1 else {
        return
      }
      let prefix = choice.name.text.prefix(1).lowercased() + choice.name.text.dropFirst() + "."
      let untold = choice.cases.filter { strings[prefix + $0.name.text] == nil }
      guard !untold.isEmpty, untold.count < choice.cases.count else { return }
      // Keys of the same beginning may be for something else.
      guard untold.count * 2 <= choice.cases.count else { return }
      let known = Set(choice.cases.map { prefix + $0.name.text })
      let others = strings.keys.filter { $0.hasPrefix(prefix) && !known.contains($0) }
      for item in untold {
        let key = prefix + item.name.text
        let old = others.count == 1 && untold.count == 1 ? others[0] : nil
        findings.report(
          .untranslatedCase,
          "the app's strings have no `\(key)`, and texts for other cases of `\(choice.name.text)`",
          at: place.location(item.name.span),
          related: old.flatMap { key in
            strings[key].map { [.init($0.place, "`\(key)` is for no case")] }
          } ?? [],
          help: [
            old.map { "rename `\($0)` in the strings, or add a text for the case" }
              ?? "add a text to the strings"
          ])
      }
    })
}

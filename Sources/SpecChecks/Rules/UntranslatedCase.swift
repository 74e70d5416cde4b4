import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A text for a case of an enum is for one that there is.
  static let untranslatedCase: SpecRule = .init(
    name: "untranslated-case", severity: .warning,
    summary:
      "The app's strings have no text for one case of an enum.",
    rationale:
      "A case is shown by its text under `audience.everyone`, for the case `everyone` of `Audience`. Where there is "
      + "none its name is shown, which is in no language of the app's: most likely the case was renamed.",
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
      // Strings may have texts for some cases only; one for a case that there is not was for another name.
      guard untold.count == 1, let item = untold.first else { return }
      let known = Set(choice.cases.map { prefix + $0.name.text })
      let others = strings.keys.filter { $0.hasPrefix(prefix) && !known.contains($0) }
      guard others.count == 1, let old = others.first, let entry = strings[old] else {
        return reportForgotten(item, of: choice, prefix, place, into: &findings)
      }
      findings.report(
        .untranslatedCase,
        "the app's strings have no `\(prefix)\(item.name.text)`, and a `\(old)` that is for no case of `\(choice.name.text)`",
        at: place.location(item.name.span), related: [.init(entry.place, "it stands here")],
        help: ["rename `\(old)` in the strings, or add a text for the case"])
    })

  /// Where several cases have texts, the only one without was forgotten, but for that which stands for all others.
  private static func reportForgotten(
    _ item: EnumCaseDeclaration, of choice: EnumDeclaration, _ prefix: String,
    _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard item.name.text != choice.unknown?.text else { return }
    findings.report(
      .untranslatedCase,
      "the app's strings have a text for each other case of `\(choice.name.text)`, and none for `\(item.name.text)`",
      at: place.location(item.name.span),
      help: ["add `\(prefix)\(item.name.text)` to them"])
  }
}

import Diagnostics
import ReferencedFiles
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
    reportedBy: [.strings],
    .apps { _, place, findings in
      guard let strings = place.index.strings else { return }
      for gap in strings.formGaps { report(gap, into: &findings) }
      for (key, entry) in strings.all where !entry.texts.isEmpty && entry.languageCount > 1 {
        checkLanguages(of: key, entry, in: strings, into: &findings)
      }
    })

  private static func report(_ gap: AppStrings.FormGap, into findings: inout Findings) {
    let language = gap.language.isEmpty ? "" : " in `\(gap.language)`"
    let form = "the form `\(gap.form)` of `\(gap.key)`\(language)"
    switch gap.problem {
    case .withoutNumber(let other):
      findings.report(
        Diagnostic(
          rule: SpecRule.stringArgumentMismatch.rule.name, severity: .warning,
          message: "\(form) is for many numbers and does not say which",
          at: gap.place, related: [.init(other.place, "the form `\(other.name)` says it")],
          help: [
            "give it the places for values that the form `\(other.name)` has, such as `%lld`"
          ]))
    case .otherKind(let kind, let due, let other):
      findings.report(
        .stringArgumentMismatch,
        "\(form) takes for \(kind.content) what the form `\(other.name)` takes for \(due.content)",
        at: gap.place, related: [.init(other.place, "the form `\(other.name)` stands here")],
        help: ["give it the place that the form `\(other.name)` has, such as `\(due.specifier)`"])
    case .numberAsText:
      findings.report(
        .stringArgumentMismatch, "\(form) takes for a text the number that it varies with",
        at: gap.place,
        help: [
          "give all forms a place for a number, such as `%lld`: in that of `%@` Apple's own functions take it for the address of a text, and crash"
        ])
    }
  }

  /// A text has the places that it has in other languages, in some form.
  private static func checkLanguages(
    of key: String, _ entry: AppStrings.Entry, in strings: AppStrings, into findings: inout Findings
  ) {
    let all = entry.texts.reduce(0) { $0 | $1.demand.places }
    guard !entry.texts.contains(where: \.language.isEmpty) else { return }
    let lacking = entry.texts.filter { $0.demand.places != all }
    let without = strings.languagesWithoutPlaces(for: entry)
    guard !lacking.isEmpty || !without.isEmpty,
      let whole = entry.texts.first(where: { $0.demand.places == all })
    else { return }
    // What stands there in the place of one has been told.
    guard !strings.strangeTexts.contains(where: { $0.key == key }) else { return }
    let names = (without + lacking.map(\.language)).sorted()
    let missing = without.isEmpty ? all & ~(lacking.first?.demand.places ?? 0) : all
    var finding = Diagnostic(
      rule: SpecRule.stringArgumentMismatch.rule.name, severity: .warning,
      message:
        "the text of `\(key)` in \(Listing.quoted(names)) has no place for \(nameOfFirst(of: missing)), and that in `\(whole.language)` has one",
      at: without.first.flatMap { strings.place(of: key, entry, in: $0) }
        ?? lacking.first?.place ?? entry.place,
      related: [.init(whole.place, "the text in `\(whole.language)` stands here")],
      help: [
        "give it the same places in all languages: `%1$@` is the first value, `%2$@` the second"
      ])
    finding.cause = causeOfPlaces(of: key)
    findings.report(finding)
  }

  /// What findings about the places of a text have in common.
  static func causeOfPlaces(of key: String) -> String { "places of `\(key)`" }

  private static func nameOfFirst(of places: UInt64) -> String {
    let names = ["first", "second", "third", "fourth"]
    let first = places.trailingZeroBitCount
    return names.indices.contains(first) ? "the \(names[first]) value" : "value \(first + 1)"
  }
}

extension TextDemand.Kind {
  /// What stands in a text for the value.
  fileprivate var content: String {
    switch self {
    case .anything: "a text (`%@`)"
    case .integer: "a whole number (`%lld`)"
    case .number: "a number with decimals (`%.1f`)"
    }
  }
}

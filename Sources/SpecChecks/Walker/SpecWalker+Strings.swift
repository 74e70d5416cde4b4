import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// Keys of the app's strings, and what their texts ask for.
extension SpecWalker {
  /// Checks a key with what is given for the places in its text.
  ///
  /// - Parameter scope: What a value in the place of the key could start from.
  mutating func string(
    _ key: Name, given arguments: [(type: SpecType, span: ByteSpan)] = [], in scope: ValueScope
  ) {
    guard !reportPath(insteadOf: key) else { return }
    types.symbols?.note(Symbol(.string, key.text), at: key.span, as: .text)
    guard let strings = appStrings else {
      guard !key.text.isTruth else {
        findings.report(
          .unknownStringKey, "`\(key.text)` is no text", at: location(key),
          help: [Self.cureOfTruth])
        return
      }
      // Nobody can say that there is no such key; but one like a path to something that is there is none. What
      // is true or false is no text, and a word for it may well be called like it.
      if let path = types.forgottenPath(key.text, at: key.span, in: scope),
        let value = try? types.path(path, at: key.span, in: scope),
        value.type.unwrapped != .builtin(.boolean)
      {
        reportForgottenDollar(before: key.text, at: key.span, as: "the key of a string")
      }
      return
    }
    guard !key.text.isEmpty else {
      var finding = Diagnostic(
        .unknownStringKey, "an empty text is no key of a string", at: location(key),
        help: ["write `{ verbatim: \"\" }` for a text that is empty, or leave it out"])
      finding.cause = SpecRule.causeOfEmptyKey
      return findings.report(finding)
    }
    hooks.notes.stringKeys(key.text)
    guard let entry = strings[key.text] else {
      // What cannot be read may have it.
      if strings.isWhole, reportUnknown(key, takingValues: arguments.count, in: scope) {
        findings.note(StringUse(key, given: arguments, at: location(key), isMissing: true))
      }
      return
    }
    if notesStringUses { findings.note(StringUse(key, given: arguments, at: location(key))) }
    if entry.isStale { reportStale(key, entry) }
    guard !entry.texts.isEmpty || !arguments.isEmpty else { return }
    let problem =
      entry.texts.lazy.compactMap { text in
        Self.problem(of: text, given: arguments, at: key).map { (text, $0) }
      }.first
    if let (text, misfit) = problem {
      // Of its languages the use says enough.
      findings.note(
        explained: SpecRule.causeOfPlaces(of: key.text), by: .stringArgumentMismatch)
      // Where all languages ask for the same, none is wrong by itself.
      if reportTranslation(text, of: key, in: entry, given: arguments) { return }
      let isOfAll =
        entry.texts.count > 1 && entry.texts.count >= entry.languageCount
        && entry.texts.allSatisfy { $0.demand == text.demand }
      report(
        isOfAll
          ? misfit.message.replacing(" in `\(text.language)` ", with: " ", maxReplacements: 1)
          : misfit.message,
        at: misfit.span, asked: text, misfit,
        areSwapped: arguments.count == 2
          && Self.problem(of: text, given: arguments.reversed(), at: key) == nil)
    } else if Self.needless(among: arguments, in: entry) != nil,
      reportForeignPlaceholder(in: key, of: strings, given: arguments)
    {
      return
    } else if let needless = Self.needless(among: arguments, in: entry) {
      if reportOtherKey(than: key, of: entry, in: strings, given: arguments) { return }
      report(
        "no text of `\(key.text)` has a place for this", at: needless,
        asked: entry.texts.first
          ?? AppStrings.Text(language: "", place: entry.place, demand: TextDemand()))
    }
  }

  /// Reports a text that asks for a value of another kind than those in other languages, which the use agrees with; says
  /// whether it does.
  private mutating func reportTranslation(
    _ text: AppStrings.Text, of key: Name, in entry: AppStrings.Entry,
    given arguments: [(type: SpecType, span: ByteSpan)]
  ) -> Bool {
    let fitting = entry.texts.filter { Self.problem(of: $0, given: arguments, at: key) == nil }
    guard let other = fitting.first, other.demand.places == text.demand.places,
      fitting.count * 2 >= entry.texts.count,
      let place = text.demand.arguments.keys.sorted().first(where: {
        text.demand.arguments[$0] != other.demand.arguments[$0]
      }), let asked = text.demand.arguments[place], let due = other.demand.arguments[place]
    else { return false }
    findings.reportShared(
      Diagnostic(
        .stringArgumentMismatch,
        "the text of `\(key.text)` in `\(text.language)` asks for \(asked.noun), and that in `\(other.language)` for \(due.noun)",
        at: text.place,
        related: [.init(other.place, "the text in `\(other.language)` stands here")],
        help: ["write the place for the value as it is there: `\(due.specifier)`"]),
      shownBy: .init(location(key), "it is given \(due.noun) here"))
    return true
  }

  /// Checks the keys in a value that is written in place.
  mutating func strings(in value: TypedExpression, _ scope: ValueScope) {
    switch value.kind {
    case .text(let text, _): self.text(text, in: scope)
    case .list(let elements): for element in elements { strings(in: element, scope) }
    case .model(_, let fields): for field in fields { strings(in: field.value, scope) }
    case .unionCase(_, _, let model): strings(in: model, scope)
    case .conditional(let condition, let value, let otherwise):
      let (inside, outside) = scope.sides(of: condition)
      strings(in: value, inside)
      strings(in: otherwise, outside)
    default: break
    }
  }

  /// Reports a key whose text has no place for a value, where that of a key which is called nearly so takes just what is
  /// given; says whether it does.
  private mutating func reportOtherKey(
    than key: Name, of entry: AppStrings.Entry, in strings: AppStrings,
    given arguments: [(type: SpecType, span: ByteSpan)]
  ) -> Bool {
    guard entry.texts.allSatisfy({ $0.demand.count == 0 && !$0.demand.variesWithNumber }) else {
      return false
    }
    let fitting = strings.keys.filter { other in
      guard other != key.text, let texts = strings[other]?.texts, !texts.isEmpty else {
        return false
      }
      return texts.allSatisfy {
        $0.demand.count == arguments.count
          && Self.problem(of: $0, given: arguments, at: key) == nil
      }
    }
    guard let near = NearMiss.match(for: key.text, among: fitting.sorted()) else { return false }
    let values = arguments.count == 1 ? "a value" : "\(arguments.count) values"
    let given = arguments.dropFirst().reduce(arguments[0].span) { $0.union($1.span) }
    findings.report(
      .stringArgumentMismatch, "the text of `\(key.text)` has no place for \(values)",
      at: location(key),
      related: [.init(entry.place, "it stands here"), .init(location(given), "this is given")],
      help: ["did you mean `\(near.name)`, whose text takes what is given?"],
      fixes: Fix.replacing(key.text, at: location(key), by: near.name, .unsafe))
    return true
  }

  private static let cureOfTruth =
    "write the key of what people read here; there is nothing to switch on or off"

  /// - Returns: Whether it may be meant as a key.
  private mutating func reportUnknown(
    _ key: Name, takingValues values: Int, in scope: ValueScope
  ) -> Bool {
    let message = "the app's strings have no `\(key.text)`"
    let related = index.stringsPlace.map {
      [Diagnostic.Related($0, "these are the app's strings")]
    }
    // What is true or false is no text.
    let forgotten = types.forgottenPath(key.text, at: key.span, in: scope).flatMap {
      types.fits($0, .builtin(.boolean), at: key.span, in: scope) ? nil : $0
    }
    guard forgotten == nil else {
      findings.report(
        .unknownStringKey, message, at: location(key), related: related ?? [],
        help: ["write `$\(key.text)` for the value of this name, which is there"],
        fixes: Fix.replacing(key.text, at: location(key), by: "$\(key.text)", .unsafe))
      return false
    }
    if values == 0, let path = field(calledAs: key.text, in: scope) {
      findings.report(
        .unknownStringKey, message, at: location(key), related: related ?? [],
        help: ["write `\(path)` for the value of this name, which is there"],
        fixes: Fix.replacing(key.text, at: location(key), by: path, .unsafe))
      return false
    }
    guard !key.text.isTruth else {
      findings.report(
        .unknownStringKey, "`\(key.text)` is no text", at: location(key),
        help: [Self.cureOfTruth])
      return false
    }
    if let inner = key.text.withoutTypographicQuotes, appStrings?[inner] != nil {
      hooks.notes.stringKeys(inner)
      findings.report(
        .unknownStringKey, message, at: location(key), related: related ?? [],
        help: ["write `\(inner)`: quotes as books have them are part of the key"],
        fixes: Fix.replacing(key.text, at: location(key), by: inner, .unsafe))
      return false
    }
    guard !key.text.contains(" ") else {
      // A sentence is no slip of a key. It may stand behind `key:`, too, where no mapping can: so nothing writes it.
      if values == 0, let sentence = sentence(withValuesOf: key, in: scope) {
        findings.report(
          .unknownStringKey, message, at: location(key), related: related ?? [],
          help: [
            "say `verbatim: \"\(sentence)\"` in the place of `key:`, in braces where there is none; or name a text"
              + " that has places for values"
          ])
        return false
      }
      findings.report(
        .unknownStringKey, message, at: location(key), related: related ?? [],
        help: [
          "a text in place is the key of a string: name one, or write `{ verbatim: \"…\" }` for a text that is"
            + " shown as it is"
        ])
      return true
    }
    findings.reportUnknown(
      Diagnostic(
        .unknownStringKey, message, at: location(key), related: related ?? [],
        help: ["add it to them; a text that is no key is written `{ verbatim: \"…\" }`"]),
      named: key.text, among: .strings(values: values), in: module)
    return true
  }

  private mutating func reportStale(_ key: Name, _ entry: AppStrings.Entry) {
    findings.report(
      .staleStringKey, "the app's strings mark `\(key.text)` as no longer used",
      at: location(key), related: [.init(entry.place, "it is marked as `stale` here")],
      help: ["set its `extractionState` to `manual`, so that nobody takes it out"])
  }

  private mutating func report(
    _ message: String, at span: ByteSpan, asked text: AppStrings.Text, _ misfit: Misfit? = nil,
    areSwapped: Bool = false
  ) {
    let language = text.language.isEmpty ? "" : " in `\(text.language)`"
    var finding = Diagnostic(
      .stringArgumentMismatch, message, at: location(span),
      related: [.init(text.place, "the text\(language) stands here")],
      help: areSwapped
        ? ["swap the two values in `with:`"]
        : [
          misfit?.specifier.map {
            "a value of this kind stands in texts as `\($0)`: mend the text, or give what it asks for in `with:`; a percent sign is written `%%`"
          }
            ?? "give in `with:` beside its `key:` what the places of the text ask for, in their order, or mend the text; a percent sign in it is written `%%`"
        ], about: areSwapped ? nil : misfit?.types.map(Subject.mismatch))
    // The same is said wherever the text is shown and the same mends it.
    finding.cause = areSwapped ? "\(message), swapped" : message
    findings.report(finding)
  }

  /// Reports a text that has a place for a value as other tools write it.
  private mutating func reportForeignPlaceholder(
    in key: Name, of strings: AppStrings, given arguments: [(type: SpecType, span: ByteSpan)]
  ) -> Bool {
    guard let text = strings.foreignTexts.first(where: { $0.key == key.text }) else { return false }
    let specifier =
      switch arguments.first?.type.unwrapped {
      case .builtin(.integer): "%lld"
      case .builtin(.number), .builtin(.decimal): "%.1f"
      default: "%@"
      }
    findings.reportShared(
      Diagnostic(
        .stringArgumentMismatch,
        "the text of `\(key.text)` has `\(text.specifier)`, which is shown as it is and takes no value",
        at: text.place, help: ["put `\(specifier)` in its place"]),
      shownBy: .init(location(key), "a value is given for it here"))
    return true
  }

  /// What in the arguments does not fit a text.
  private struct Misfit {
    let message: String
    let span: ByteSpan
    /// What stands in a text for a value of the kind that is given.
    let specifier: String?
    /// The type that is asked for, and the one that is given.
    let types: TypeMismatch?

    init(
      _ message: String, at span: ByteSpan, fitting specifier: String? = nil,
      of types: TypeMismatch? = nil
    ) {
      self.message = message
      self.span = span
      self.specifier = specifier
      self.types = types
    }
  }

  private static func problem(
    of text: AppStrings.Text, given arguments: [(type: SpecType, span: ByteSpan)], at key: Name
  ) -> Misfit? {
    let demand = text.demand
    let language = text.language.isEmpty ? "" : " in `\(text.language)`"
    let asking = "the text of `\(key.text)`\(language)"
    guard demand.count <= arguments.count else {
      // A percent sign of the text is told of by itself.
      guard demand.strangeSpecifier?.contains(" ") != true else { return nil }
      let values = demand.count == 1 ? "a value" : "\(demand.count) values"
      let given =
        arguments.isEmpty
        ? "none is given"
        : arguments.count == 1 ? "one is given" : "\(arguments.count) are given"
      // What is too little stands where it is given.
      let span = zip(arguments, arguments.dropFirst()).reduce(arguments.first?.span ?? key.span) {
        $0.union($1.1.span)
      }
      return Misfit("\(asking) asks for \(values), and \(given)", at: span)
    }
    for (place, kind) in demand.arguments.sorted(by: { $0.key < $1.key }) {
      let argument = arguments[place]
      if !kind.accepts(argument.type) {
        return Misfit(
          "\(asking) asks for \(kind.noun) here, and this is `\(argument.type)`",
          at: argument.span, fitting: TextDemand.Kind.specifier(for: argument.type),
          of: TypeMismatch(due: kind.typeOfValues, found: "\(argument.type)"))
      }
    }
    if demand.variesWithNumber,
      !arguments.contains(where: { TextDemand.Kind.number.accepts($0.type) })
    {
      return Misfit("\(asking) varies with a number, and none is given", at: key.span)
    }
    return nil
  }

  /// The first argument that no text has a place for.
  private static func needless(
    among arguments: [(type: SpecType, span: ByteSpan)], in entry: AppStrings.Entry
  ) -> ByteSpan? {
    let varies = entry.texts.contains { $0.demand.variesWithNumber }
    let number = arguments.firstIndex { TextDemand.Kind.number.accepts($0.type) }
    for (place, argument) in arguments.enumerated() {
      if varies, place == number { continue }
      if !entry.texts.contains(where: { $0.demand.arguments[place] != nil }) {
        return argument.span
      }
    }
    return nil
  }

  /// Reports the key of a string where a text is shown as it stands.
  mutating func reportShownKey(_ text: String, at span: ByteSpan) -> Bool {
    guard text.contains(ascii: "."), !text.contains(ascii: " "), appStrings?[text] != nil else {
      return false
    }
    findings.report(
      .shownKey, "`\(text)` is a key of the app's strings, and is shown here as it is written",
      at: location(span), help: ["say `key: \(text)`, for people to read its text"])
    return true
  }

  /// Reports the key of a string in a field that shows a text as it stands: the field is of the wrong type.
  mutating func reportShownKey(
    _ text: String, at span: ByteSpan, declared: (field: Field, model: String, place: Location)
  ) {
    guard text.contains(ascii: "."), !text.contains(ascii: " "), appStrings?[text] != nil else {
      return
    }
    let (field, model) = (declared.field.name.text, declared.model)
    findings.reportShared(
      Diagnostic(
        .shownKey,
        "`\(field)` of `\(model)` is given keys of the app's strings, and shows them as they are written",
        at: declared.place, help: ["write `Text`, whose keys are looked up"]),
      shownBy: .init(location(span), "`\(text)` is a key of the strings"), fewestUses: 1)
  }

  /// Reports a whole number that is shown as a share.
  mutating func checkShare(_ value: TypedExpression, at span: ByteSpan) {
    guard value.type.unwrapped == .builtin(.integer) else { return }
    findings.report(
      Diagnostic(
        rule: SpecRule.bindingTypeMismatch.rule.name, severity: .warning,
        message: "as a percentage 1 is shown as 100 %, and this is an `Int`", at: location(span),
        help: [
          "show a `Double` from 0 to 1; a number of percent stands in a text of the app's strings: `%lld %%`"
        ]))
  }
}

extension String {
  /// Whether it is a word for what is true or false, which nobody calls a text. Nearly no key is that short.
  fileprivate var isTruth: Bool { utf8.count <= 5 && (self == "true" || self == "false") }
}

extension String {
  /// What stands between quotes that are none to YAML.
  fileprivate var withoutTypographicQuotes: String? {
    guard unicodeScalars.count > 2, let first = unicodeScalars.first,
      let last = unicodeScalars.last, !first.isASCII, Lookalikes.plainQuote(first) != nil,
      Lookalikes.plainQuote(last) == Lookalikes.plainQuote(first)
    else { return nil }
    return String(String.UnicodeScalarView(unicodeScalars.dropFirst().dropLast()))
  }
}

import Diagnostics
import SourceText
import SpecModel

/// Keys of the app's strings, and what their texts ask for.
extension Walk {
  /// Checks a key with what is given for the places in its text.
  mutating func string(_ key: Name, given arguments: [(type: SpecType, span: ByteSpan)] = []) {
    guard let strings = appStrings else { return }
    if rules.names.contains(Rule.unusedStringKey.name) { uses.stringKeys.insert(key.text) }
    guard let entry = strings[key.text] else {
      // What cannot be read may have it.
      if strings.mistakes.isEmpty { reportUnknown(key) }
      return
    }
    guard !entry.texts.isEmpty || !arguments.isEmpty else { return }
    let problem =
      entry.texts.lazy.compactMap { text in
        Self.problem(of: text, given: arguments, at: key).map { (text, $0.message, $0.span) }
      }.first
    if let (text, message, span) = problem {
      report(message, at: span, asked: text, in: strings)
    } else if let needless = Self.needless(among: arguments, in: entry) {
      report(
        "nothing in the text of `\(key.text)` takes the place of this", at: needless,
        asked: entry.texts.first
          ?? AppStrings.Text(language: "", place: entry.place, demand: TextDemand()), in: strings)
    }
  }

  /// Checks the keys in a value that is written in place.
  mutating func strings(in value: TypedExpression, _ scope: ValueScope) {
    switch value.kind {
    case .text(let text): self.text(text, in: scope)
    case .list(let elements): for element in elements { strings(in: element, scope) }
    case .model(_, let fields): for field in fields { strings(in: field.value, scope) }
    case .unionCase(_, _, let model): strings(in: model, scope)
    default: break
    }
  }

  private mutating func reportUnknown(_ key: Name) {
    findings.reportUnknown(
      Diagnostic(
        .unknownStringKey, "the app's strings have no `\(key.text)`", at: location(key),
        help: ["add it to them; a text that is no key is written `{ verbatim: \"…\" }`"]),
      named: key.text, among: .strings, in: module)
  }

  private mutating func report(
    _ message: String, at span: ByteSpan, asked text: AppStrings.Text, in strings: AppStrings
  ) {
    let language = text.language.isEmpty ? "" : " in `\(text.language)`"
    findings.report(
      Diagnostic(
        .stringArgumentMismatch, message, at: location(span),
        related: [
          .init(Location(file: strings.file, span: text.place), "the text\(language) stands here")
        ],
        help: ["give in `with:` what the places of the text ask for, in their order"]))
  }

  /// What in the arguments does not fit a text.
  private static func problem(
    of text: AppStrings.Text, given arguments: [(type: SpecType, span: ByteSpan)], at key: Name
  ) -> (message: String, span: ByteSpan)? {
    let demand = text.demand
    guard demand.count <= arguments.count else {
      let values = demand.count == 1 ? "a value" : "\(demand.count) values"
      let given = arguments.isEmpty ? "none is given" : "\(arguments.count) given"
      return ("the text of `\(key.text)` asks for \(values), and \(given)", key.span)
    }
    for (place, kind) in demand.arguments.sorted(by: { $0.key < $1.key }) {
      let argument = arguments[place]
      if !kind.accepts(argument.type) {
        return (
          "the text of `\(key.text)` asks for \(kind.noun) here, and this is `\(argument.type)`",
          argument.span
        )
      }
    }
    if demand.variesWithNumber,
      !arguments.contains(where: { TextDemand.Kind.number.accepts($0.type) })
    {
      return ("the text of `\(key.text)` varies with a number, and none is given", key.span)
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
}

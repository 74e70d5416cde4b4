import Diagnostics
import SourceText
import SpecModel

/// Problems of names inside values.
extension TypeProblem {
  /// - Parameter isOwn: Whether the owner is a type of the app's own, in which nothing is computed.
  static func unknownField(
    _ name: Name, of owner: String, among fields: [Field], declaredAt place: Location? = nil,
    isOwn: Bool = false
  ) -> TypeProblem {
    let related = place.map { [($0, "`\(owner)` is declared here")] } ?? []
    if owner.lowercased() == name.text.lowercased() {
      return missingField(
        name, of: owner, help: ["this is a `\(owner)` already: leave `.\(name.text)` out"],
        related: related)
    }
    let same = sameField(as: name.text, among: fields)
    if same == nil, let identity = identity(as: name.text, of: owner, among: fields) {
      return missingField(
        name, of: owner, help: ["did you mean `\(identity)`?"], related: related
      )
      .replaced(by: identity, insteadOf: name.text)
    }
    let suggestion = same ?? meant(by: name.text, among: fields)
    return missingField(
      name, of: owner, suggestion: suggestion,
      help: place != nil && same == nil
        && suggestion.nearest.map({ !NearMiss.isSlip(name.text, of: $0) }) != false
        ? [
          isOwn
            ? "or declare `\(name.text)` under `fields:` of `\(owner)`, if the type of the app's own has it"
            : "or declare `\(name.text)` under `fields:` or `computed:` of `\(owner)`"
        ] : [],
      related: related)
  }

  static func missingField(
    _ name: Name, of owner: String, suggestion: Suggestion? = nil, help: [String],
    related: [(Location, String)] = []
  ) -> TypeProblem {
    var problem = TypeProblem(
      .unknownField, causeOfMissing(field: name.text, of: owner), at: name.span,
      suggestion: suggestion, help: help, related: related)
    problem.subject = .missingField(MissingField(name.text, of: owner))
    return problem
  }

  /// Notes the type that is due of what is missing.
  mutating func note(due type: SpecType?) {
    guard let type, var field = subject?.missingField else { return }
    field.due = "\(type)"
    subject = .missingField(field)
  }

  /// The field that was meant, by another word for the same, by its letters, or by the word that it is in the name.
  private static func meant(by name: String, among fields: [Field]) -> Suggestion {
    let names = fields.map(\.name.text)
    if let meant = inner(name, of: fields) ?? FieldWords.other(than: name, among: names) {
      return Suggestion(meaning: meant)
    }
    let candidates = fields.map { Candidate($0.name.text, $0.type.shape.description) }
    let suggestion = Suggestion(for: name, among: candidates, kind: "fields")
    guard !suggestion.isGuess, let word = FieldWords.ending(name, among: names) else {
      return suggestion
    }
    return Suggestion(meaning: word)
  }

  /// The field that is called so in payloads, or by the same words with or without the one that says what kind it is.
  private static func sameField(as name: String, among fields: [Field]) -> Suggestion? {
    let words = NearMiss.wordTexts(name)
    let sent = fields.filter { field in
      field.payloadPath?.keys.last.map { $0 == name || NearMiss.wordTexts($0) == words } == true
    }
    if sent.count == 1, let path = sent[0].payloadPath {
      return Suggestion(meaning: sent[0].name.text, note: "which is read from `\(path.written)`")
    }
    func names(of types: [BuiltinType]) -> [String] {
      fields.filter { field in types.contains { field.type.shape.innermost == .builtin($0) } }
        .map(\.name.text).filter { !NearMiss.isSlip(name, of: $0) }
    }
    let other =
      FieldWords.flag(name, among: names(of: [.boolean]))
      ?? FieldWords.count(name, among: names(of: [.integer, .number]))
    return other.map { Suggestion(meaning: $0, insteadOf: name) }
  }

  /// The identity of a model by its own name, as parameters have it: `id` of an `Account` for `accountID`.
  private static func identity(
    as name: String, of owner: String, among fields: [Field]
  ) -> String? {
    let words = NearMiss.wordTexts(name)
    guard words.count > 1, words.last == "id", fields.contains(where: { $0.name.text == "id" }),
      NearMiss.wordTexts(owner).suffix(words.count - 1) == words.dropLast(),
      inner(name, of: fields) == nil
    else { return nil }
    return "id"
  }

  /// The identity of what a field has within it, as other tools call it: `author.id` for `authorID`.
  private static func inner(_ name: String, of fields: [Field]) -> String? {
    guard name.count > 2, name.lowercased().hasSuffix("id") else { return nil }
    let owner = name.dropLast(2).trimmingSuffix("_")
    return fields.first { field in
      guard field.name.text == owner, case .named = field.type.shape.innermost else { return false }
      return true
    }.map { "\($0.name.text).id" }
  }

  static func noFields(_ name: Name, in type: SpecType) -> TypeProblem {
    let help: String
    switch type {
    case .union(let union):
      help = "`\(union)` is one of several models: adapters and actions tell them apart"
    case .list where name.text == "isEmpty":
      help = "compare how many it has: `.count == 0`, or `.count > 0` for the opposite"
    case .builtin(.string) where name.text == "isEmpty":
      help = "compare it with a text without letters: `== \"\"`, or `!= \"\"` for the opposite"
    case .list where isWordForCount(name.text),
      .builtin(.string) where isWordForCount(name.text):
      help = "did you mean `count`?"
    case .list:
      help = "it has `.count` and its elements: `.first`, `.last` and, from 0, `.2`"
    case .builtin(.string):
      help =
        "leave `.\(name.text)` out: it is the text itself, and how many characters it has is its `.count`"
    case .builtin(.date) where name.text.hasPrefix("timeInterval"):
      help = "compare it with `now`, the time that it is, or with `today`, the beginning of the day"
    case .enumeration where name.text == "rawValue":
      help =
        "leave `.rawValue` out: a case is sent as its value in payloads, and shown by its string"
    case .builtin:
      help = "leave `.\(name.text)` out: it is a value by itself, and only models have fields"
    default: help = "only models have fields"
    }
    var problem = missingField(name, of: "\(type)", help: [help])
    switch type {
    case .list: problem.cause = causeOfList(type)
    case .builtin: problem.cause = causeOfNoModel("\(type)")
    default: break
    }
    return problem
  }

  /// Whether a word says how many elements or characters there are, misspelt or as other languages do.
  private static func isWordForCount(_ word: String) -> Bool {
    ["length", "size", "len"].contains(word) || NearMiss.isSlip(word, of: "count")
  }

  /// The identities of what is selected have a name of their own.
  static func noIdentities(_ name: Name, in type: SpecType) -> TypeProblem {
    missingField(
      name, of: "\(type)",
      help: ["write `$selected.ids` for the identities of all of them"])
  }

  /// What problems have in common that go away where a parameter is declared, or is meant by nobody.
  package static func causeOfUnknownParameter(_ name: String) -> String {
    causeOfMissing(field: name, of: "$\(Scope.parameters.rawValue)")
  }

  /// What problems have in common that go away where something has a field of a name.
  package static func causeOfMissing(field name: String, of owner: String) -> String {
    "`\(owner)` has no field `\(name)`"
  }

  /// What problems have in common that go away where something is of a model and of no other type.
  package static func causeOfNoModel(_ type: String) -> String { "`\(type)` has no fields" }

  /// What problems have in common that go away where a type is no list.
  package static func causeOfList(_ type: SpecType) -> String { "`\(type)` is a list" }

  /// - Parameter sent: The case that payloads have as the name.
  /// Words that stand for no case, or for all that have none of their own.
  private static let wordsForOthers: Set<String> = [
    "none", "null", "nil", "undefined", "unknown", "other", "others", "default", "any", "all",
  ]

  package static func unknownCase(
    _ name: Name, of enumeration: String, among cases: [String], sentAs sent: String? = nil,
    declaredAt place: Location?
  ) -> TypeProblem {
    // In Swift a case stands behind its type.
    if let point = name.text.lastIndex(of: "."), point != name.text.startIndex,
      let meant = cases.first(where: { $0 == name.text[point...].dropFirst() })
    {
      return TypeProblem(
        .unknownCase, "`\(enumeration)` has no case `\(name.text)`", at: name.span,
        help: ["a case stands by its name alone: `\(meant)`"]
      )
      .replaced(by: meant, insteadOf: name.text)
    }
    return TypeProblem(
      .unknownCase, "`\(enumeration)` has no case `\(name.text)`", at: name.span,
      suggestion: sent.map {
        Suggestion(
          meaning: $0, note: "which is sent as `\(name.text)`", insteadOf: name.text)
      }
        ?? (wordsForOthers.contains(name.text.lowercased())
          ? Suggestion(all: cases, insteadOf: name.text, kind: "cases")
          : Suggestion(for: name.text, among: cases, kind: "cases")),
      related: place.map { [($0, "`\(enumeration)` is declared here")] } ?? [])
  }

  static func missingTag(
    of union: UnionDeclaration, at span: ByteSpan, declaredAt place: Location?
  ) -> TypeProblem {
    let names = Listing.quoted(union.cases.map(\.name.text))
    return TypeProblem(
      .bindingTypeMismatch, "this item does not say which of `\(union.name.text)` it is", at: span,
      help: ["add `\(union.tag.text):` with \(union.cases.count == 1 ? "" : "one of ")\(names)"],
      related: place.map { [($0, "`\(union.name.text)` is declared here")] } ?? [])
  }

  static func valueAsTag(
    of union: UnionDeclaration, at span: ByteSpan, declaredAt place: Location?
  ) -> TypeProblem {
    let names = Listing.quoted(union.cases.map(\.name.text))
    return TypeProblem(
      .bindingTypeMismatch, "which of `\(union.name.text)` an item is has to be said here",
      at: span,
      help: [
        "write \(union.cases.count == 1 ? "" : "one of ")\(names) after `\(union.tag.text):`, as it stands"
      ],
      related: place.map { [($0, "`\(union.name.text)` is declared here")] } ?? [])
  }

  static func unknownColor(_ name: Name, among colors: NameSet) -> TypeProblem {
    TypeProblem(
      .unknownColor, "the theme has no color `\(name.text)`", at: name.span,
      suggestion: Suggestion(for: name.text, among: colors.all.sorted(), kind: "colors"))
  }

  /// `$flags` of an app that has none.
  static func noFlags(_ path: ValuePath, at span: ByteSpan) -> TypeProblem {
    let name = path.components.first?.text ?? "name"
    return TypeProblem(
      .unavailableScope, "the app declares no `flags:`, so that there is no `\(path.text)`",
      at: span,
      help: [
        "declare it in the app: `flags: { \(name): String = \"\" }`, with its own type and default"
      ])
  }

  static func unavailable(
    _ scope: Scope, in systems: ScreenSystems, at span: ByteSpan
  ) -> TypeProblem {
    let knowing =
      "screens of all systems but "
      + systems.all.filter { !$0.knowsApp }.names()
    let seeing = systems.all.filter(\.seesWindow).names()
    let help: String
    switch scope {
    case .item: help = "`$item` is the row or model that a cell, action or adapter stands for"
    case .parameters: help = "declare what is given from outside under `parameters:`"
    case .state:
      help =
        "`$state` holds the values of a screen's `state:`; prompts, texts of failures and the layouts of "
        + "sections are made before there are any, and cells are told what they show by their model"
    case .data:
      help =
        "`$data` holds what the screen's `data:` loads; its title, its bars, what it says without rows, "
        + "its sections and their rows can read it, and what follows from tapping those"
    case .form: help = "`$form` holds the values of a screen's `form:`"
    case .flags:
      help =
        "`$flags` holds the app's `flags:`; adapters, the menu and \(knowing) can read them"
    case .session:
      help =
        "`$session` holds the fields of an API's `session:`; adapters, the menu and \(knowing) can "
        + "read those that are no secrets, and before a log-in gate there is none"
    case .result:
      help = "`$result` stands in `then:` of a request with `yields:`, and in `returned:`"
    case .value: help = "`$value` stands in the effect of an `input:` of a cell"
    case .selected:
      help = "`$selected` stands in a screen's `selection:`, in its title and its actions"
    case .moved: help = "`$moved` stands in the action of a `reorder:` of a screen"
    case .window:
      help =
        "`$window` stands in the `when:` of layouts of a screen, of sections, rows, nodes of cells and "
        + "effects; of screens those of \(seeing) know it"
    case .group: help = "`$group` stands in the `header:` of a `group:`"
    }
    return TypeProblem(
      .unavailableScope, "there is no `$\(scope.rawValue)` here", at: span, help: [help])
  }

  /// What a screen could read or set here, had it declared any.
  ///
  /// - Parameters:
  ///   - type: The type that it has to have, where that is known.
  ///   - form: What has been entered.
  static func undeclared(
    _ path: ValuePath, at span: ByteSpan, of type: SpecType?, beside form: [Field]?
  ) -> TypeProblem {
    let key = path.scope.rawValue
    let name = path.components.first?.text ?? "name"
    let help: String
    if path.scope == .state, form?.contains(where: { $0.name.text == name }) == true {
      help = "did you mean `$form.\(name)`?"
    } else if path.scope == .data {
      help = "declare it in the screen, as in `data: { \(name): { use: … } }`"
    } else if let type {
      help = "declare it in the screen, as in `\(key): { \(name): \(type.declared) }`"
    } else {
      help =
        "declare it in the screen with its type and what it is at first: `\(key): { \(name): … = … }`"
    }
    var problem = TypeProblem(
      .unavailableScope, "this screen declares no `\(key):`, so that there is no `\(path.text)`",
      at: span, help: [help])
    problem.isToldOnce = true
    return problem
  }

  /// How a screen, a request or a source declares what it reads beside what it declares already; nil for what nobody
  /// declares so.
  ///
  /// - Parameter type: The type that it has to have, where that is known.
  static func declaring(_ path: ValuePath, of type: SpecType?) -> String? {
    guard let name = path.components.first?.text else { return nil }
    let key = path.scope.rawValue
    switch path.scope {
    case .parameters:
      return "or declare it under `\(key):`, "
        + (type.map { "`\(name): \($0)`" } ?? "with its type")
        + ", and give it where this is named; or take it out"
    case .state:
      return "or declare it under `\(key):`, "
        + (type.map { "`\(name): \($0.declared)`" } ?? "with its type and what it is at first")
    default: return nil
    }
  }

  /// A path whose `$` was forgotten.
  ///
  /// - Parameter other: What would be wrong with it if it had one.
  static func withoutDollar(
    _ path: ValuePath, at span: ByteSpan, otherProblem other: TypeProblem?
  ) -> TypeProblem {
    let written = String(path.text.dropFirst())
    let message = "`\(written)` lacks the `$` that paths start with"
    guard let other, !other.isConsequence else {
      let isWholePlace = span.count == written.utf8.count
      return TypeProblem(
        .invalidValue, message, at: span, help: ["write `\(path.text)`"],
        replacement: isWholePlace ? .init(text: path.text, safety: .unsafe) : nil)
    }
    return TypeProblem(
      .invalidValue, message, at: span,
      help: ["a path is written as `\(path.text)`; but \(other.message)"])
  }

  /// A path without its `$` and without its scope.
  static func withoutScope(_ text: String, of path: ValuePath, at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .invalidValue, "`\(text)` lacks what has it: paths start with `$` and a scope", at: span,
      help: ["write `\(path.text)`"],
      replacement: span.count == text.utf8.count ? .init(text: path.text, safety: .unsafe) : nil)
  }
}

extension SpecType {
  /// How a piece of the state of this type is declared, with what it is at first.
  fileprivate var declared: String {
    plainValue.map { "\(self) = \($0)" } ?? "\(optional)"
  }

  /// What something of this type mostly is at first; nil where nobody can know.
  var plainValue: String? {
    switch self {
    case .builtin(.string): "\"\""
    case .builtin(.boolean): "false"
    case .builtin(.integer), .builtin(.number), .builtin(.decimal): "0"
    default: nil
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}

import Diagnostics
import SourceText
import SpecModel

/// Problems of values that do not have the type of their place.
extension TypeProblem {
  /// A value that could not be read, which was reported then.
  static func reported(at span: ByteSpan) -> TypeProblem {
    TypeProblem(.bindingTypeMismatch, "this value cannot be read", at: span, isConsequence: true)
  }

  /// A problem that follows from one that is reported where it arises.
  static func consequence(at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "the type of this value is not known", at: span, isConsequence: true)
  }

  /// - Parameter scope: What the value starts from.
  static func mismatch(
    _ typed: TypedExpression, expected: SpecType, at span: ByteSpan, in scope: ValueScope? = nil
  ) -> TypeProblem {
    var problem = mismatch(ofType: "\(typed.type)", expected: expected, at: span)
    problem.help = conversionHelp(from: typed, to: expected, in: scope)
    return problem
  }

  /// A value of another type than the one that is expected.
  static func mismatch(
    ofType found: String, expected: SpecType, at span: ByteSpan
  ) -> TypeProblem {
    var problem = unfit("`\(found)`", named: found, expected: "\(expected)", at: span)
    problem.label = "this is `\(found)`"
    return problem
  }

  /// The same of a limit, which can be missing: that is in no type that anybody has written.
  package func ofLimit(of type: SpecType) -> TypeProblem {
    guard let found = subject?.mismatch?.found, label != nil else { return self }
    var problem = self
    problem.message = "a limit of `\(type)` is of that type itself, and this is `\(found)`"
    if type == .builtin(.date) {
      problem.help = [
        "write `\(Moment.today)`, or a value that is a date, such as `$form.…` or `$parameters.…`"
      ]
    }
    return problem
  }

  /// What is no value of the type that is expected, in a few words.
  static func mismatch(_ found: String, expected: SpecType, at span: ByteSpan) -> TypeProblem {
    var problem = unfit(found, expected: "\(expected)", at: span)
    problem.label = "this is \(found)"
    return problem
  }

  /// What does not fit its place.
  ///
  /// - Parameters:
  ///   - found: What stands there, in a few words.
  ///   - name: Its type, or what is written, where the words name that.
  private static func unfit(
    _ found: String, named name: String? = nil, expected: String, at span: ByteSpan,
    help: [String] = [], replacement: Replacement? = nil
  ) -> TypeProblem {
    var problem = TypeProblem(
      .bindingTypeMismatch, "expected `\(expected)`, found \(found)", at: span, help: help,
      replacement: replacement)
    problem.subject = .mismatch(TypeMismatch(due: expected, found: name))
    return problem
  }

  private static func conversionHelp(
    from typed: TypedExpression, to expected: SpecType, in scope: ValueScope?
  ) -> [String] {
    if typed.type.unwrapped == expected.unwrapped
      || expected == .builtin(.string) && typed.textOfIdentity != nil
    {
      return [absenceHelp(of: typed, in: scope) + " `\(expected.optional)`"]
    }
    switch (typed.type.unwrapped, expected.unwrapped) {
    case (_, .builtin(.boolean)):
      return ["only a Bool is true by itself: compare the value, for instance with `!= nil`"]
    case (.union(let name), .model(let model)):
      return ["`\(name)` can hold other models than `\(model)` too"]
    case (.list, _):
      return ["a list has `.count`; its elements are shown by a section with adapters"]
    default: return []
    }
  }

  /// Why a value can be missing, and what to do about it; the optional type has to follow.
  private static func absenceHelp(of typed: TypedExpression, in scope: ValueScope?) -> String {
    switch typed.kind {
    case .path(.form, let steps):
      if let field = steps.first?.name, scope?.hideableFields.contains(field) == true {
        return "`\(field)` is missing while its `when:` hides it: let the field always be there, "
          + "or make the place take"
      }
      // Dates have no literals, and texts that can be missing are chosen from what is loaded, as what is an ID.
      let begins = ![.date, .identifier, .string].contains { typed.type.unwrapped == .builtin($0) }
      return "nothing may have been entered: \(begins ? "give the field a default or " : "")"
        + "make it `required: true`, or make the place take"
    case .path(.data, _):
      return
        "the value is missing until it is loaded: ask for it by `when:`, or make the place take"
    case .path(let root, let steps) where steps.dropLast().contains(where: \.type.isOptional):
      let position = steps.firstIndex { $0.type.isOptional } ?? 0
      let names = ["$\(root.rawValue)"] + steps[...position].map(\.name)
      return
        "`\(names.joined(separator: "."))` can be missing: ask for it by `when: \(names.joined(separator: ".")) != nil`, "
        + "let it always be there, or make the place take"
    default:
      return
        "the value can be missing here: give its field a default, choose a value that is always "
        + "there, or make the place take"
    }
  }

  /// - Parameter text: What stands there; of `true` and of a number nobody says that it is a text.
  static func needsObject(
    _ model: String, insteadOf text: String, at span: ByteSpan
  ) -> TypeProblem {
    let isText = text != "true" && text != "false" && Double(text) == nil
    return unfit(
      isText ? "a text" : "`\(text)`", expected: model, at: span,
      help: ["write its fields in place, `{ id: …, … }`, or a path to one"])
  }

  /// - Parameter hasApp: Whether the time that it is is known there.
  static func noLiteral(
    of type: String, insteadOf text: String, at span: ByteSpan, hasApp: Bool = false
  ) -> TypeProblem {
    let now: Set<String> = ["now", "today", "today()", "date()", "current", "currentdate", "now()"]
    let isNow = type == BuiltinType.date.rawValue && now.contains(text.lowercased())
    let help: String
    var message = "there is no literal of type `\(type)`"
    if isNow {
      let moment: Moment = text.lowercased().hasPrefix("today") ? .today : .now
      help = "did you mean `\(moment)`?"
      if text.lowercased() == "\(moment)()" {
        message = "nothing is called here: `\(moment)` has no `()`"
      }
    } else if hasApp {
      help =
        "a day is not written out: say `\(Moment.today)`, `\(Moment.now)` or a value such as `$parameters.…`"
    } else {
      help =
        "leave it out where it is a default: a form begins with the day that it is, and elsewhere `\(type)?` can be"
        + " missing; or give a value that has the type, such as `$item.…` or `$parameters.…`"
    }
    return TypeProblem(.bindingTypeMismatch, message, at: span, help: [help])
  }

  /// A word for the time that it is, where no app runs.
  static func noTime(for moment: Moment, at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "the time that it is, `\(moment.rawValue)`, is not known here",
      at: span,
      help: [
        "it is where the app runs: in a screen's state, the values and conditions of its form, its sections, bar, empty"
          + " states and effects, in cells, and in what is given or sent; elsewhere a `Date?` can be missing"
      ])
  }

  /// The same of what a parameter is where nothing is given.
  ///
  /// - Parameter isOfRenewal: Whether it is one of the request that renews the session.
  package static func noTime(
    for moment: Moment, asDefaultOf name: String, isOfRenewal: Bool, at span: ByteSpan
  ) -> TypeProblem {
    var problem = noTime(for: moment, at: span)
    problem.help = [
      isOfRenewal
        ? "the request that renews the session is sent with what that holds: let it be missing, `\(name): Date?`"
        : "give it where this is used: `with: { \(name): \(moment.rawValue) }`"
    ]
    return problem
  }

  static func needsList(_ type: SpecType, found: String, at span: ByteSpan) -> TypeProblem {
    unfit(
      "the text `\(found)`", named: found, expected: "\(type)", at: span,
      help: ["write a list: `[\(found)]`"])
  }

  static func malformed(_ text: String, of type: BuiltinType, at span: ByteSpan) -> TypeProblem {
    let digits = type == .integer ? NumberNotation.digits(of: text) : nil
    let point =
      [.number, .decimal].contains(type) && text.contains(/^-?[0-9]+,[0-9]+$/)
      ? text.replacing(",", with: ".") : nil
    let word = BooleanWord.meant(by: text)
    let boolean = word ?? ["0": "false", "1": "true"][text]
    let help: String
    switch type {
    case .boolean:
      help =
        ["toggle", "not", "opposite", "!"].contains(text)
        ? "write `not` and what it was, as in `not $state.isOpen`"
        : boolean.map { "write `\($0)`, the only spelling of it that is read" }
          ?? "write `true` or `false`"
    case .integer:
      help =
        digits.map { "write it in digits, without an exponent: `\($0)`" } ?? "write a whole number"
    case .number, .decimal:
      help =
        point.map { "write `\($0)`: a number has a point" } ?? "write a number such as `1.5`"
    case .url: help = "write an absolute address such as `https://example.com/a`"
    default: help = "write a value of type `\(type.rawValue)`"
    }
    let meant = type == .boolean ? boolean : digits ?? point
    let replacement = span.count == text.utf8.count ? meant : nil
    // Numbers stand for something else in most specs.
    let safety: Fix.Safety = type == .boolean && word == nil ? .unsafe : .safe
    return unfit(
      "`\(text)`", named: text, expected: type.rawValue, at: span,
      help: [help], replacement: replacement.map { .init(text: $0, safety: safety) })
  }

  /// - Parameters:
  ///   - meant: What stands within the quotes, or is meant by it.
  ///   - isRight: Whether it would be right without its quotes.
  static func quoted(
    _ text: String, meaning meant: String, expected: SpecType, isRight: Bool, at span: ByteSpan
  ) -> TypeProblem {
    let isWholePlace = span.count == text.utf8.count + 2
    return unfit(
      "a string in quotes", expected: "\(expected)", at: span,
      help: [
        text.isEmpty
          ? "an empty text is no `\(expected)`: give it a value, or leave it out"
          : meant == text
            ? "write it without quotes: `\(text)`"
            : "write the case, without quotes: `\(meant)`"
      ],
      replacement: isRight && isWholePlace ? .init(text: text, safety: .safe) : nil)
  }

  static func nothingAllowed(expected: SpecType?, at span: ByteSpan) -> TypeProblem {
    guard let expected else {
      return TypeProblem(.bindingTypeMismatch, "`nil` has no type by itself", at: span)
    }
    if case .list = expected {
      return TypeProblem(
        .bindingTypeMismatch, "a list is never `nil`", at: span,
        help: ["an empty list is written `[]`"])
    }
    return TypeProblem(
      .bindingTypeMismatch, "`nil` stands where `\(expected)` is required", at: span,
      help: ["only a value of type `\(expected.optional)` can be missing"])
  }

  /// `nil` as the default of what is declared to be there always.
  package static func nothingAsDefault(of type: SpecType, at span: ByteSpan) -> TypeProblem {
    var problem = nothingAllowed(expected: type, at: span)
    let other = type.plainValue.map { " such as `\($0)`" } ?? " that is a value"
    problem.help = [
      "let its type be `\(type.optional)`, if it can be missing, or give it a default\(other)"
    ]
    return problem
  }

  /// What other languages call `nil`.
  private static let wordsForNothing: Set<String> = ["null", "Null", "NULL", "None", "undefined"]

  static func strayName(_ name: String, expected: SpecType?, at span: ByteSpan) -> TypeProblem {
    let found = "the bare name `\(name)`"
    if wordsForNothing.contains(name) {
      return TypeProblem(
        .bindingTypeMismatch, "\(found) stands for nothing", at: span,
        help: ["what is missing is written `nil`"],
        replacement: span.count == name.utf8.count ? .init(text: "nil", safety: .safe) : nil)
    }
    if let word = NearMiss.match(for: name, among: ["nil", "true", "false"]) {
      return TypeProblem(
        .bindingTypeMismatch, "\(found) says nothing by itself", at: span,
        help: ["did you mean `\(word.name)`?"],
        replacement: span.count == name.utf8.count ? .init(text: word.name, safety: .unsafe) : nil)
    }
    if expected?.unwrapped == .builtin(.boolean), let word = BooleanWord.meant(by: name) {
      return unfit(
        found, named: name, expected: "Bool", at: span,
        help: ["did you mean `\(word)`?"],
        replacement: span.count == name.utf8.count ? .init(text: word, safety: .unsafe) : nil)
    }
    guard let type = expected?.unwrapped else {
      return TypeProblem(
        .bindingTypeMismatch, "\(found) says nothing by itself", at: span,
        help: ["bare names are enum cases, which stand beside a value of their enum"])
    }
    if type == .builtin(.boolean), let word = BooleanWord.meant(by: name) {
      return unfit(
        found, named: name, expected: "\(type)", at: span,
        help: ["write `\(word)`"],
        replacement: span.count == name.utf8.count ? .init(text: word, safety: .unsafe) : nil)
    }
    return unfit(
      found, named: name, expected: "\(type)", at: span,
      help: ["bare names are enum cases; a string stands in quotes: `\"\(name)\"`"])
  }

  static func missingField(
    _ field: Field, of model: String, at span: ByteSpan, declaredAt place: Location?
  ) -> TypeProblem {
    let name = field.name.text
    return TypeProblem(
      .bindingTypeMismatch, "this `\(model)` has no `\(name)`", at: span,
      help: ["add `\(name): …` of type `\(field.type.shape)`, or give the field a default"],
      related: place.map { [($0, "`\(model)` is declared here")] } ?? [])
  }

  static func untypedObject(at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "nothing here says what this mapping is", at: span,
      help: ["a mapping stands where a model or a text is due"])
  }

  static func appOwned(_ model: String, type: String, at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "`\(model)` cannot be written in place", at: span,
      help: ["`\(type)` is the app's own type, and only the app knows how to make one"])
  }
}

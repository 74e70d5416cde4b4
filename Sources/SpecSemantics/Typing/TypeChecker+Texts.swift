import Diagnostics
import SourceText
import SpecModel

extension TypeChecker {
  /// Types a text with its arguments.
  public func text(_ text: TextValue, in scope: ValueScope) throws(TypeProblem) -> TypedText {
    switch text {
    case .key(let key, let arguments):
      symbols?.note(Symbol(.string, key.text), at: key.span, as: .text)
      var typed: [TypedExpression] = []
      for argument in arguments { typed.append(try self.argument(argument, in: scope)) }
      return .key(key.text, arguments: typed)
    case .value(let expression, nil) where expression.isConditional:
      // Each of them is a text as one by itself: a plain one is a key.
      return .value(try type(expression, expecting: .builtin(.text), in: scope), format: nil)
    case .value(let expression, let format):
      let typed = try shown(expression, in: scope)
      if let format {
        guard format.accepts(typed.type.unwrapped) else {
          throw TypeProblem.wrongFormat(format, for: typed.type, at: expression.span)
            .explained(by: fieldShown(by: typed, as: format, in: scope))
            .meaning(value(beside: typed, shownAs: format, in: scope), insteadOf: expression)
        }
      } else if !typed.type.isShownAsText {
        throw .notShown(typed.type, at: expression.span)
      }
      return .value(typed, format: format)
    case .money(let amount, let currency):
      let typed = try type(amount, expecting: nil, in: scope)
      guard TextFormat.currency.accepts(typed.type.unwrapped) else {
        throw TypeProblem.wrongFormat(
          .currency, askedBy: "currency", for: typed.type, at: amount.span
        )
        .explained(by: fieldShown(by: typed, as: .currency, in: scope))
        .meaning(value(beside: typed, shownAs: .currency, in: scope), insteadOf: amount)
      }
      return .money(typed, currency: try self.currency(currency, in: scope))
    case .verbatim(let expression):
      return .verbatim(try type(expression, expecting: .builtin(.string), in: scope))
    }
  }

  /// The field of a model that a value is: as it is called, where its type stands, and how it is declared so that it can
  /// be shown as it is to be.
  private func fieldShown(
    by typed: TypedExpression, as format: TextFormat, in scope: ValueScope
  ) -> (name: String, place: Location, cure: String?)? {
    guard case .path(let root, let steps) = typed.kind, let step = steps.last,
      case .model(let owner)? = (steps.dropLast().last?.type ?? scope.root(root))?.unwrapped,
      let model = index.model(owner),
      let field = model.fields.first(where: { $0.name.text == step.name }),
      let id = index.id(of: .model, owner)
    else { return nil }
    let name = "`\(step.name)` of `\(owner)`"
    let place = Location(file: index.file(of: id), span: field.type.span)
    // Servers send amounts as texts, as JSON's numbers lose their last digits.
    guard model.swift == nil, step.type.unwrapped == .builtin(.string),
      format.accepts(.builtin(.decimal))
    else { return (name, place, nil) }
    let type = step.type.isOptional ? "Decimal?" : "Decimal"
    return (
      name, place,
      "declare \(name) as `{ type: \(type), format: text }`, if it is a number that stands in a text"
    )
  }

  /// The only field beside one that has another type, where that is shown in this way.
  private func value(
    beside typed: TypedExpression, shownAs format: TextFormat, in scope: ValueScope
  ) -> String? {
    guard typed.type.isShownAsText, case .path(let root, let steps) = typed.kind, !steps.isEmpty,
      case .model(let owner)? = (steps.dropLast().last?.type ?? scope.root(root))?.unwrapped,
      let model = index.model(owner)
    else { return nil }
    let fitting = model.properties.filter { field in
      index.type(field.type).map { format.accepts($0.unwrapped) } == true
    }
    guard fitting.count == 1 else { return nil }
    let names = ["$\(root.rawValue)"] + steps.dropLast().map(\.name) + [fitting[0].name.text]
    return names.joined(separator: ".")
  }

  /// Types a code of a currency. Where a value is missing, the currency is the reader's.
  private func currency(
    _ expression: Expression, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    let typed = try type(expression, expecting: .optional(.builtin(.string)), in: scope)
    if case .string(let code) = typed.kind, !CurrencyCode.isKnown(code) {
      throw .unknownCurrency(code, at: expression.span)
    }
    return typed
  }

  /// Types an argument of a text's placeholder.
  private func argument(
    _ expression: Expression, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    if case .object(let entries) = expression.kind {
      return try object(entries, expecting: .builtin(.text), at: expression.span, in: scope)
    }
    let typed = try shown(expression, in: scope)
    switch typed.type.unwrapped {
    case .builtin(.string), .builtin(.integer), .builtin(.number), .builtin(.decimal),
      .builtin(.boolean), .builtin(.date), .builtin(.url), .builtin(.identifier), .builtin(.text),
      .enumeration:
      return typed
    default: throw .notAnArgument(typed.type, at: expression.span)
    }
  }

  /// Types a text with interpolations, which is a string.
  package func template(
    _ segments: [TemplateSegment], in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    var typed: [TypedTemplateSegment] = []
    typed.reserveCapacity(segments.count)
    for segment in segments {
      switch segment {
      case .literal(let text): typed.append(.literal(text))
      case .value(let expression):
        let value = try shown(expression, in: scope)
        guard value.type.isInterpolated else {
          throw .notInterpolated(
            value.type, isWhole: segments.count == 1, expression, at: expression.span)
        }
        typed.append(.value(value))
      }
    }
    return TypedExpression(.template(typed), .builtin(.string))
  }
}

extension SpecType {
  /// Whether a value reads the same in every language and can stand inside a string; a case of an enum
  /// does as its value in the payload.
  var isInterpolated: Bool {
    switch self {
    case .builtin(.string), .builtin(.integer), .builtin(.number), .builtin(.decimal),
      .builtin(.identifier), .enumeration:
      true
    default: false
    }
  }
}

extension TextFormat {
  /// Whether values of a type can be shown this way.
  package func accepts(_ type: SpecType) -> Bool {
    switch self {
    case .relative, .date, .time, .day, .month, .year: type == .builtin(.date)
    case .number, .currency, .percent, .duration: type.isNumber
    case .bytes: type == .builtin(.integer)
    }
  }

  /// The types of the values that can be shown this way, for a message.
  var acceptedTypes: String {
    switch self {
    case .relative, .date, .time, .day, .month, .year: "a `Date`"
    case .number, .currency, .percent, .duration: "an `Int`, a `Double` or a `Decimal`"
    case .bytes: "an `Int`"
    }
  }
}

/// The long forms of a text where it stands among other values.
enum TextNotation {
  private static let names = ["key", "with", "value", "as", "currency", "verbatim"]

  package static func text(
    of entries: [Argument], at span: ByteSpan
  ) throws(TypeProblem) -> TextValue {
    var fields: [String: Expression] = [:]
    for entry in entries { fields[entry.name.text] = entry.value }
    func known(_ keys: String...) -> Bool { fields.keys.allSatisfy(keys.contains) }

    if let key = fields["key"], case .text(let name) = key.kind, known("key", "with") {
      return .key(Name(name, span: key.span), arguments: arguments(fields["with"]))
    }
    if let value = fields["value"], let currency = fields["currency"], known("value", "currency") {
      return .money(value, currency: currency)
    }
    if let value = fields["value"], known("value", "as") {
      guard let format = fields["as"] else { return .value(value, format: nil) }
      if case .text(let name) = format.kind, let format = TextFormat(rawValue: name) {
        return .value(value, format: format)
      }
      throw .unknownFormat(at: format.span)
    }
    if let literal = fields["verbatim"], known("verbatim") { return .verbatim(literal) }
    let strangers = entries.map(\.name).filter { !names.contains($0.text) }
    if strangers.count == 1, let meant = NearMiss.match(for: strangers[0].text, among: names) {
      throw .unknownKeyOfText(strangers[0], meaning: meant)
    }
    if entries.count == 1, strangers.count == 1, let text = entries[0].value.kind.asWritten,
      let key = TextWord.key(calledBy: strangers[0].text, before: text)
    {
      throw .otherWordInText(strangers[0], for: key)
    }
    throw .notAText(
      at: span, isFormattedTwice: fields["as"] != nil && fields["currency"] != nil)
  }

  private static func arguments(_ expression: Expression?) -> [Expression] {
    guard let expression else { return [] }
    if case .list(let elements) = expression.kind { return elements }
    return [expression]
  }
}

extension Expression.Kind {
  /// A text or a path as it is written; nil for anything else.
  fileprivate var asWritten: String? {
    switch self {
    case .text(let text), .string(let text): text
    case .path(let path): path.text
    default: nil
    }
  }
}

import Diagnostics
import SourceText
import SpecModel

/// Gives values, conditions and texts their types: the one place that knows what may stand where.
public struct TypeChecker: Sendable {
  package let index: AppIndex
  /// Where it is noted what names stand for; nil if nobody wants to know.
  package let symbols: SymbolLog?
  /// Whether something is wrong with the declaration that values stand in: what it has nothing of, it may
  /// have under a key that could not be read.
  package var isInBrokenDeclaration = false

  public init(index: AppIndex) {
    self.init(index: index, noting: nil)
  }

  package init(index: AppIndex, noting symbols: SymbolLog?) {
    self.index = index
    self.symbols = symbols
  }

  /// Whether a declaration is there that could not be read.
  package func isBroken(_ kind: DeclarationKind, _ name: Name) -> Bool {
    index.isBroken(kind, name.text)
  }

  /// Types a value.
  ///
  /// - Parameters:
  ///   - expected: The type that the place asks for; nil where any type will do, and then a plain
  ///     text is a string.
  ///   - scope: What the value can start from.
  /// - Returns: The value, of the expected type or of one that Swift converts to it by itself.
  public func type(
    _ expression: Expression, expecting expected: SpecType?, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    switch expression.kind {
    case .text(let text):
      return try literal(text, expecting: expected, at: expression.span, in: scope)
    case .string(let text):
      do throws(TypeProblem) {
        return try quoted(text, expecting: expected, at: expression.span)
      } catch {
        throw naming(modelDue: expected, at: expression.span, in: scope, error)
      }
    case .null:
      return try null(expecting: expected, at: expression.span)
    case .boolean(let value):
      return try fit(.init(.boolean(value), .builtin(.boolean)), expected, at: expression.span)
    case .integer(let value):
      return try integer(value, expecting: expected, at: expression.span)
    case .number(let value):
      let isExact = expected?.unwrapped == .builtin(.decimal)
      let type = SpecType.builtin(isExact ? .decimal : .number)
      return try fit(.init(.number(value), type), expected, at: expression.span)
    case .caseName(let name):
      if let moment = try moment(name, expecting: expected, at: expression.span, in: scope) {
        return moment
      }
      return try caseName(name, expecting: expected, at: expression.span)
    case .path(let path):
      let typed = try self.path(path, at: expression.span, in: scope, expecting: expected)
      return try fit(typed, expected, at: expression.span, source: expression, in: scope)
    case .not(let operand):
      let typed = try negated(operand, from: expression.span, in: scope)
      return try fit(.init(.not(typed), .builtin(.boolean)), expected, at: expression.span)
    case .binary(let operation, let left, let right):
      let typed = try binary(operation, left, right, at: expression.span, in: scope)
      return try fit(typed, expected, at: expression.span)
    case .template(let segments):
      let typed = try template(segments, in: scope)
      return try fit(typed, expected, at: expression.span, source: expression)
    case .list(let elements):
      return try list(elements, expecting: expected, at: expression.span, in: scope)
    case .object(let entries):
      return try object(entries, expecting: expected, at: expression.span, in: scope)
    case .conditional(let values):
      return try conditional(values, expecting: expected, in: scope)
    case .invalid:
      throw .reported(at: expression.span)
    }
  }

  /// Types a value whose place asks for no type, but tells which it most likely has.
  package func type(
    _ expression: Expression, likely: @autoclosure () -> SpecType?, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    if case .path(let path) = expression.kind, path.scope == .state, !path.lacksDollar,
      path.components.count == 1, scope.state?.isEmpty == true, !isInBrokenDeclaration
    {
      throw .undeclared(path, at: expression.span, of: likely(), beside: scope.form)
    }
    return try type(expression, expecting: nil, in: scope)
  }

  /// The type that something most likely has which is compared with a value, or gets it.
  package func likelyType(besides value: Expression, in scope: ValueScope) -> SpecType? {
    switch value.kind {
    case .boolean, .not, .binary: .builtin(.boolean)
    case .integer: .builtin(.integer)
    case .number: .builtin(.number)
    case .string, .template: .builtin(.string)
    case .path: (try? type(value, expecting: nil, in: scope))?.type
    case .text(let text):
      if ["true", "false"].contains(text) {
        .builtin(.boolean)
      } else if Int(text) != nil {
        .builtin(.integer)
      } else if Double(text) != nil {
        .builtin(.number)
      } else {
        // A single word may be a case of an enum.
        text.isEmpty || text.contains(" ") ? .builtin(.string) : nil
      }
    case .null, .caseName, .list, .object, .conditional, .invalid: nil
    }
  }

  /// Types a condition: a Bool that depends on something.
  public func condition(
    _ expression: Expression, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    switch expression.kind {
    case .boolean, .text, .string, .null, .integer, .number, .caseName:
      throw bareName(in: [expression], at: expression.span, in: scope)
        ?? .constantCondition(at: expression.span)
    case .path(let path):
      let typed = try self.path(
        path, at: expression.span, in: scope, expecting: .builtin(.boolean))
      guard typed.type == .builtin(.boolean) else {
        throw .notACondition(path, of: typed.type, at: expression.span)
      }
      return typed
    default:
      return try type(expression, expecting: .builtin(.boolean), in: scope)
    }
  }

  /// Types what stands behind `not`: where that is no condition, its opposite takes the place of both.
  private func negated(
    _ operand: Expression, from negation: ByteSpan, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    guard case .path(let path) = operand.kind else { return try condition(operand, in: scope) }
    let typed = try self.path(path, at: operand.span, in: scope, expecting: .builtin(.boolean))
    guard typed.type == .builtin(.boolean) else {
      let whole = ByteSpan(start: negation.start, end: operand.span.end)
      throw .notACondition(path, of: typed.type, at: whole, isNegated: true)
    }
    return typed
  }

  /// Whether a value is of a type without being made one of it: what is said of values in the wrong places asks for that.
  package func isOfItself(
    _ expression: Expression, _ type: SpecType, in scope: ValueScope
  ) -> Bool {
    guard let typed = try? self.type(expression, expecting: type, in: scope) else { return false }
    return !typed.isTextOfIdentity
  }

  /// Lets a typed value through if its type is the expected one or converts to it by itself.
  package func fit(
    _ typed: TypedExpression, _ expected: SpecType?, at span: ByteSpan, source: Expression? = nil,
    in scope: ValueScope? = nil
  ) throws(TypeProblem) -> TypedExpression {
    guard let expected, typed.type != expected else { return typed }
    if expected.unwrapped == typed.type { return typed }
    return try conversion(of: typed, to: expected, at: span, source: source, in: scope)
  }

  /// What a typed value becomes whose type is another one, as few are.
  private func conversion(
    of typed: TypedExpression, to expected: SpecType, at span: ByteSpan, source: Expression?,
    in scope: ValueScope?
  ) throws(TypeProblem) -> TypedExpression {
    if let source, expected.unwrapped == .builtin(.text), let text = asText(typed, source) {
      return text
    }
    if expected.unwrapped == .builtin(.string), let text = typed.textOfIdentity,
      text.type == expected || text.type == expected.unwrapped
    {
      return text
    }
    var problem = TypeProblem.mismatch(typed, expected: expected, at: span, in: scope)
    if let field = field(of: typed, fitting: expected) {
      problem.help.append("give one of its fields: `\(field)`")
    } else if problem.help.isEmpty, let other = value(beside: typed, of: expected, in: scope) {
      problem.help.append("did you mean `\(other)`, which is one?")
      problem.proposal = other
    }
    if problem.help.isEmpty, expected.unwrapped == .builtin(.url),
      typed.type.unwrapped == .builtin(.string),
      let declared = declaration(ofFieldAt: typed, in: scope)
    {
      let name = declared.field.name
      problem.help = [
        "declare `\(name.text)` as `\(declared.field.typeOfAddress)`, if it has addresses"
      ]
      problem.related.append(
        (Location(file: declared.file, span: name.span), "`\(name.text)` is declared here"))
    }
    throw problem
  }

  /// The field that a path leads to, with the model that has it.
  package func declaration(
    ofFieldAt typed: TypedExpression, in scope: ValueScope?
  ) -> (field: Field, model: String, file: FileID)? {
    guard case .path(let root, let steps) = typed.kind, let last = steps.last?.name else {
      return nil
    }
    let owner = steps.count > 1 ? steps[steps.count - 2].type : scope?.root(root)
    guard case .model(let name) = owner?.unwrapped,
      let field = index.model(name)?.fields.first(where: { $0.name.text == last }),
      let place = index.location(of: .model, name)
    else { return nil }
    return (field, name, place.file)
  }

  /// What has the type that is due and stands around a field: the model that has it, or its only field of that type.
  private func value(
    beside typed: TypedExpression, of expected: SpecType, in valueScope: ValueScope?
  ) -> String? {
    guard case .path(let scope, let steps) = typed.kind, !steps.isEmpty else { return nil }
    let names = ["$\(scope.rawValue)"] + steps.dropLast().map(\.name)
    let owner = steps.count > 1 ? steps[steps.count - 2].type : valueScope?.root(scope)
    guard let owner else { return nil }
    if owner == expected.unwrapped { return names.joined(separator: ".") }
    guard case .model(let name) = owner, let model = index.model(name) else { return nil }
    let fitting = model.properties.filter {
      index.type($0.type)?.unwrapped == expected.unwrapped
    }
    // What may be missing is less likely meant than what is always there.
    let present = fitting.filter { index.type($0.type) == expected.unwrapped }
    guard let field = present.count == 1 ? present.first : fitting.first,
      present.count == 1 || fitting.count == 1
    else { return nil }
    return (names + [field.name.text]).joined(separator: ".")
  }

  /// The path to the only field of a model that has the type that is due, or to its identity, where the model itself
  /// was given.
  private func field(of typed: TypedExpression, fitting expected: SpecType) -> String? {
    // A field of what may be missing may be so, too.
    guard case .path(let scope, let steps) = typed.kind,
      case .model(let name) = expected.isOptional ? typed.type.unwrapped : typed.type,
      let model = index.model(name)
    else { return nil }
    let fitting = model.properties.filter {
      let type = index.type($0.type)
      return type == expected.unwrapped || typed.type.isOptional && type == expected
    }
    let identity = fitting.first { $0.name.text == "id" }
    guard let field = fitting.count == 1 ? fitting.first : identity else { return nil }
    return (["$\(scope.rawValue)"] + steps.map(\.name) + [field.name.text]).joined(separator: ".")
  }

  /// A value that is shown where a text is due.
  private func asText(_ typed: TypedExpression, _ source: Expression) -> TypedExpression? {
    if case .template = typed.kind {
      return TypedExpression(.text(.verbatim(source), .verbatim(typed)), .builtin(.text))
    }
    guard typed.type.isShownAsText else { return nil }
    return TypedExpression(
      .text(.value(source, format: nil), .value(typed, format: nil)), .builtin(.text))
  }
}

extension SpecType {
  /// Whether values are shown as text without a format.
  var isShownAsText: Bool {
    switch unwrapped {
    case .builtin(.string), .builtin(.text), .builtin(.integer), .builtin(.number),
      .builtin(.decimal), .builtin(.identifier), .enumeration:
      true
    default: false
    }
  }
}

extension Field {
  /// The type that it has if it is an address: one that may be missing where it may be.
  package var typeOfAddress: String {
    if case .optional = type.shape { "URL?" } else { "URL" }
  }
}

import Diagnostics
import SourceText
import SpecModel

extension TypeChecker {
  package func binary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, at span: ByteSpan,
    in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    switch operation {
    case .and, .or:
      let first = try condition(left, in: scope)
      // The right side is asked only where the left one holds, or, with `or`, does not.
      let known = first.narrowedValues(where: operation == .and)
      do throws(TypeProblem) {
        let second = try condition(right, in: scope.knowing(known))
        return TypedExpression(.binary(operation, first, second), .builtin(.boolean))
      } catch {
        throw reversed(operation, left, beside: right, in: scope) ?? error
      }
    case .equal, .notEqual:
      let (first, second) = try operands(left, right, operation, at: span, in: scope)
      try requireEquatable(first, second, at: span)
      return TypedExpression(.binary(operation, first, second), .builtin(.boolean))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (first, second) = try operands(left, right, operation, at: span, in: scope)
      for (operand, place) in [(first, left.span), (second, right.span)] {
        try requireOrder(operand, at: place)
      }
      return TypedExpression(.binary(operation, first, second), .builtin(.boolean))
    }
  }

  /// Types both sides of a comparison: the side that has a type of its own gives the other its.
  private func operands(
    _ left: Expression, _ right: Expression, _ operation: BinaryOperator, at span: ByteSpan,
    in scope: ValueScope
  ) throws(TypeProblem) -> (TypedExpression, TypedExpression) {
    if left.kind.hasOwnType {
      let first = try type(left, likely: likelyType(besides: right, in: scope), in: scope)
      if let text = first.textOfIdentity, right.kind.hasOwnType, isText(right, in: scope) {
        return (text, try type(right, expecting: text.type.optional, in: scope))
      }
      let second = try other(right, than: first, at: left.span, operation, in: scope)
      return (first, second)
    }
    guard right.kind.hasOwnType else {
      throw bareName(in: [left, right], at: span, in: scope) ?? .constantCondition(at: span)
    }
    let second = try type(right, likely: likelyType(besides: left, in: scope), in: scope)
    let first = try other(left, than: second, at: right.span, operation, in: scope)
    return (first, second)
  }

  /// Whether a value is a string by itself, which an identity is compared with as its text.
  private func isText(_ value: Expression, in scope: ValueScope) -> Bool {
    let typed = try? TypeChecker(index: index).type(value, expecting: nil, in: scope)
    return typed?.type.unwrapped == .builtin(.string)
  }

  /// What is said where a value is asked for behind the question that lets only nothing through: the question is the
  /// wrong way round if the value is there by its opposite.
  private func reversed(
    _ operation: BinaryOperator, _ left: Expression, beside right: Expression,
    in scope: ValueScope
  ) -> TypeProblem? {
    // What is joined itself would be tried again for each of its parts.
    if case .binary(.and, _, _) = right.kind { return nil }
    if case .binary(.or, _, _) = right.kind { return nil }
    let asked: BinaryOperator = operation == .and ? .equal : .notEqual
    guard let question = left.questionForNothing(asked, within: operation),
      case .binary(_, let value, let nothing) = question.kind, case .path(let path) = value.kind
    else { return nil }
    let opposite: BinaryOperator = operation == .and ? .notEqual : .equal
    let meant = Expression(.binary(opposite, value, nothing), span: question.span)
    guard let typed = try? condition(meant, in: scope),
      (try? condition(
        right, in: scope.knowing(typed.narrowedValues(where: operation == .and)))) != nil
    else { return nil }
    return .askedWrongly(for: path, operation, at: question.span)
  }

  /// A word of a condition that is the name of what can be asked for here.
  func bareName(
    in operands: [Expression], at span: ByteSpan, in scope: ValueScope
  ) -> TypeProblem? {
    for operand in operands {
      guard case .caseName(let name) = operand.kind, let path = path(to: name, in: scope) else {
        continue
      }
      return .constantCondition(naming: name, meaning: path, at: span, nameAt: operand.span)
    }
    return nil
  }

  /// The path to what has a name here, if only one thing has.
  private func path(to name: String, in scope: ValueScope) -> String? {
    var paths: [String] = []
    if case .model(let owner) = scope.item?.unwrapped, index.model(owner)?.property(name) != nil {
      paths.append("$item.\(name)")
    }
    let others: [(Scope, [Field])] = [
      (.state, scope.state ?? []), (.parameters, scope.parameters), (.form, scope.form),
      (.data, scope.data ?? []),
    ]
    for (root, fields) in others where fields.contains(where: { $0.name.text == name }) {
      paths.append("$\(root.rawValue).\(name)")
    }
    return paths.count == 1 ? paths[0] : nil
  }

  /// - Parameter place: Where the side stands that has a type of its own.
  private func other(
    _ expression: Expression, than anchor: TypedExpression, at place: ByteSpan,
    _ operation: BinaryOperator, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    guard case .null = expression.kind else {
      let isEquality = operation == .equal || operation == .notEqual
      let expected = isEquality ? anchor.type.optional : anchor.type
      if expression.kind.typeOfNumber == .integer, anchor.type.isCounted(whereOrdered: !isEquality),
        let problem = TypeProblem.countMeant(by: anchor, at: place)
      {
        throw problem
      }
      if anchor.type == .builtin(.boolean), let number = expression.kind.typeOfNumber {
        throw .comparedWithNumber(number, at: expression.span)
      }
      return try type(expression, expecting: expected, in: scope)
    }
    guard anchor.type.isOptional else {
      // Without what was asked before it may be missing.
      let isKnown = !scope.known.isEmpty && isOptional(anchor, in: scope.knowingNothing)
      throw .neverNil(
        anchor, named: anchor.fieldName, operation, isKnown: isKnown, at: expression.span,
        declaredAt: isKnown ? nil : fieldPlace(of: anchor, in: scope))
    }
    return TypedExpression(.null, anchor.type)
  }

  /// Where a field is declared that a path ends with: the place of its type, if a model of the specs has it.
  private func fieldPlace(of value: TypedExpression, in scope: ValueScope) -> Location? {
    guard case .path(let root, let steps) = value.kind, let last = steps.last,
      last.derivation == nil,
      case .model(let owner)? = steps.count > 1
        ? steps[steps.count - 2].type.unwrapped : root == .item ? scope.item?.unwrapped : nil,
      let id = index.id(of: .model, owner),
      let field = index.model(owner)?.fields.first(where: { $0.name.text == last.name })
    else { return nil }
    return Location(file: index.file(of: id), span: field.type.span)
  }

  private func isOptional(_ value: TypedExpression, in scope: ValueScope) -> Bool {
    guard case .path(let root, let steps) = value.kind else { return false }
    let names = steps.map { Name($0.name, span: .zero) }
    let path = ValuePath(scope: root, components: names)
    let typed = try? self.path(path, at: .zero, in: scope)
    return typed?.type.isOptional == true
  }

  private func requireEquatable(
    _ first: TypedExpression, _ second: TypedExpression, at span: ByteSpan
  ) throws(TypeProblem) {
    if case .null = first.kind { return }
    if case .null = second.kind { return }
    switch first.type.unwrapped {
    case .builtin(.text), .builtin(.image), .builtin(.color):
      throw .incomparable(first.type, at: span)
    default: return
    }
  }

  private func requireOrder(_ operand: TypedExpression, at span: ByteSpan) throws(TypeProblem) {
    switch operand.type {
    case .builtin(.integer), .builtin(.number), .builtin(.decimal), .builtin(.date): return
    default: throw .noOrder(operand.type, at: span)
    }
  }
}

extension SpecType {
  /// Whether what is compared with a number is how many of something there are: a text is equal to the text of a number.
  fileprivate func isCounted(whereOrdered isOrdered: Bool) -> Bool {
    switch unwrapped {
    case .list: true
    case .builtin(.string): isOrdered
    default: false
    }
  }
}

extension Expression.Kind {
  /// The type of a number that is written in place.
  fileprivate var typeOfNumber: BuiltinType? {
    switch self {
    case .integer: .integer
    case .number: .number
    default: nil
    }
  }

  /// Whether a value has a type wherever it stands, and is not just a literal.
  var hasOwnType: Bool {
    switch self {
    case .path, .not, .binary, .template: true
    case .conditional(let values):
      values.value.kind.hasOwnType || values.otherwise.kind.hasOwnType
    case .text, .null, .boolean, .integer, .number, .string, .caseName, .list, .object, .invalid:
      false
    }
  }
}

extension Expression {
  /// The last question whether a value is missing, or is not, of those that are joined by one operator.
  fileprivate func questionForNothing(
    _ asked: BinaryOperator, within joining: BinaryOperator
  ) -> Expression? {
    guard case .binary(let operation, let left, let right) = kind else { return nil }
    if operation == joining {
      return right.questionForNothing(asked, within: joining)
        ?? left.questionForNothing(asked, within: joining)
    }
    guard operation == asked, case .path = left.kind, case .null = right.kind else { return nil }
    return self
  }
}

extension TypedExpression {
  /// The name of the last field of a path.
  fileprivate var fieldName: String? {
    guard case .path(_, let steps) = kind else { return nil }
    return steps.last?.name
  }
}

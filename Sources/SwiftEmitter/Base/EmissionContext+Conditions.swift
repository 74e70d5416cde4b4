import SpecModel
import SpecSemantics
import SwiftCode

/// Conditions, and what stands where they hold: values that they find to be there are constants then, as
/// far as they are used.
extension EmissionContext {
  func condition(_ condition: ConditionPlan) -> SwiftExpression {
    write(condition: condition.typed)
  }

  /// What was written where a condition holds, with how that is asked.
  struct Conditional<Body> {
    /// Constants for the values that are found and used.
    let found: [SwiftCode.Condition]
    /// What is left to ask.
    let rest: [SwiftCode.Condition]
    let body: Body

    var conditions: [SwiftCode.Condition] { found + rest }
  }

  /// Writes something that stands where a condition holds.
  func conditional<Body>(
    on condition: ConditionPlan?, _ body: () -> Body
  ) -> Conditional<Body> {
    guard let condition else { return Conditional(found: [], rest: [], body: body()) }
    let parts = asked(condition.typed, joinedBy: .and, body)
    return Conditional(
      found: constants(for: parts.found),
      rest: parts.rest.map { [.expression($0)] } ?? [], body: parts.body)
  }

  /// A tree of a cell that is there where a condition holds.
  func tree(on condition: ConditionPlan, _ tree: () -> SwiftExpression) -> SwiftExpression {
    let parts = asked(condition.typed, joinedBy: .and, tree)
    let shown = parts.rest.map { .implicit("when", [.arg($0), .arg(parts.body)]) } ?? parts.body
    return with(parts.found, shown)
  }

  /// An element that is there where a condition holds, such as a button: it has an argument `when`.
  func element(
    _ type: String, on condition: ConditionPlan?,
    _ parts: () -> (arguments: [SwiftArgument], action: Closure)
  ) -> SwiftExpression {
    guard let condition else {
      let (arguments, action) = parts()
      return .call(.identifier(type), arguments, trailing: action)
    }
    let asked = asked(condition.typed, joinedBy: .and, parts)
    var arguments = asked.body.arguments
    arguments.add("when", asked.rest)
    return with(asked.found, .call(.identifier(type), arguments, trailing: asked.body.action))
  }

  /// An element that is there where some values are.
  private func with(_ found: [NarrowedValue], _ element: SwiftExpression) -> SwiftExpression {
    found.reversed().reduce(element) { element, value in
      .call(
        .implicit("when"), [.arg(optional(value.scope, value.steps))],
        trailing: Closure([constant(for: value)], element))
    }
  }

  /// Statements that are done where a condition holds, which has been asked elsewhere.
  func holding(
    _ condition: ConditionPlan?, otherwise: Statement = .return, _ body: () -> [Statement]
  ) -> [Statement] {
    guard let condition else { return body() }
    return finding(condition.found, else: otherwise) { within(condition.inside, body) }
  }

  /// Statements that begin by finding those of some values that they use.
  private func finding(
    _ values: [NarrowedValue], else otherwise: Statement, _ body: () -> [Statement]
  ) -> [Statement] {
    let statements = body()
    let found = takeUsed(of: values)
    return found.isEmpty
      ? statements : [.guard(constants(for: found), else: [otherwise])] + statements
  }

  /// Statements that begin by finding all values that they use.
  func findingKnown(_ body: () -> [Statement]) -> [Statement] {
    let statements = body()
    guard !used.known.isEmpty else { return statements }
    let found = used.known
    used.known = []
    return [.guard(constants(for: found), else: [.return])] + statements
  }
}

/// Values that are known to be there.
extension EmissionContext {
  /// The longest start of a path that is known to be there.
  func knownStart(of root: Scope, _ steps: [PathStep]) -> NarrowedValue? {
    guard !scope.known.isEmpty else { return nil }
    return scope.known.filter { $0.begins(root, steps) }.max { $0.steps.count < $1.steps.count }
  }

  /// The constant that holds a value where it is known to be there. Different paths may be spelled
  /// alike: `a.bC` and `aB.c`.
  func constant(for value: NarrowedValue) -> String {
    if let known = knownNames.first(where: { $0.value == value }) { return known.name }
    var name = Naming.known(value.scope, value.steps.map(\.name))
    while knownNames.contains(where: { $0.name == name })
      || scope.parameters.contains(where: { Naming.member($0.name.text) == name })
    {
      name += "Value"
    }
    knownNames.append((value, name))
    return name
  }

  private func constants(for values: [NarrowedValue]) -> [SwiftCode.Condition] {
    values.map { .let(constant(for: $0), optional($0.scope, $0.steps)) }
  }

  /// A path as it is where nothing is known of it.
  func optional(_ root: Scope, _ steps: [PathStep]) -> SwiftExpression {
    within(scope.knowingNothing) { path(root, steps) }
  }

  /// A value that can be missing, for a member of optionals to follow.
  func optional(_ value: NarrowedValue) -> SwiftExpression {
    let path = optional(value.scope, value.steps)
    let isChained = value.steps.last.map { $0.followsOptional && !$0.type.isOptional } ?? false
    return isChained ? .tuple([.arg(path)]) : path
  }

  /// Takes those of some values from what has been used.
  private func takeUsed(of values: [NarrowedValue]) -> [NarrowedValue] {
    guard !used.known.isEmpty else { return [] }
    let taken = used.known.filter(values.contains)
    used.known.removeAll(where: values.contains)
    return taken
  }
}

/// How conditions are written.
extension EmissionContext {
  func write(condition typed: TypedExpression) -> SwiftExpression {
    switch typed.kind {
    case .path(let root, let steps):
      guard knownStart(of: root, steps) != nil else { return path(root, steps) }
      return .binary(optional(root, steps), .equal, .boolean(true))
    case .not(let operand):
      guard case .path(let root, let steps) = operand.kind, knownStart(of: root, steps) != nil
      else { return .not(write(condition: operand)) }
      return .binary(optional(root, steps), .equal, .boolean(false))
    case .binary(.and, _, _): return joined(typed, by: .and)
    case .binary(.or, _, _): return joined(typed, by: .or)
    case .binary(let operation, let left, let right):
      if operation == .greater, case .integer(0) = right.kind, let found = whetherIsEmpty(left) {
        return found.canBeMissing ? .binary(found.answer, .equal, false) : .not(found.answer)
      }
      return .binary(
        write(operand: left, of: operation).inItself, operation.swiftOperator,
        write(operand: right, of: operation).inItself)
    default: return write(typed, bare: true)
    }
  }

  /// Whether what is counted has no elements; nil for what isn't a count.
  private func whetherIsEmpty(
    _ count: TypedExpression
  ) -> (answer: SwiftExpression, canBeMissing: Bool)? {
    guard case .path(_, let steps) = count.kind, steps.last?.countsElements == true else {
      return nil
    }
    switch write(count, bare: true) {
    case .binary(.member(let list?, _), .coalescing, _): return (list.member("isEmpty"), true)
    case .member(let list?, _): return (list.member("isEmpty"), false)
    default: return nil
    }
  }

  /// Swift compares what can be missing for being the same, and nothing else.
  private func write(operand: TypedExpression, of operation: BinaryOperator) -> SwiftExpression {
    guard case .path(let root, let steps) = operand.kind,
      operation == .equal || operation == .notEqual
    else { return write(operand, bare: true) }
    return optional(root, steps)
  }

  /// Conditions that are joined by one operator. What those before find to be there is handed to those
  /// behind them.
  private func joined(
    _ typed: TypedExpression, by operation: BinaryOperator
  ) -> SwiftExpression {
    let parts = asked(typed, joinedBy: operation) {}
    // Only what is still asked uses what is found.
    let rest = parts.rest ?? .boolean(operation == .and)
    return parts.found.reversed().reduce(rest) { rest, value in
      let mapped = optional(value).call(
        "map", trailing: Closure([constant(for: value)], rest))
      return .binary(mapped, .coalescing, .boolean(operation == .or))
    }
  }

  /// What is asked, and what was written where it holds or, with `or`, does not.
  struct Asked<Body> {
    /// Values that are found and used.
    let found: [NarrowedValue]
    let rest: SwiftExpression?
    let body: Body
  }

  func asked<Body>(
    _ typed: TypedExpression, joinedBy operation: BinaryOperator, _ body: () -> Body
  ) -> Asked<Body> {
    let holds = operation == .and
    let parts = typed.operands(of: operation)
    let known = parts.flatMap { $0.narrowedValues(where: holds) }
    guard !known.isEmpty else {
      let body = body()
      return Asked(found: [], rest: join(parts.map(write(condition:)), by: operation), body: body)
    }
    let (result, written) = within(scope.knowing(known)) {
      (body(), parts.map { $0.foundValue(where: holds) == nil ? write(condition: $0) : nil })
    }
    let found = takeUsed(of: known)
    let rest = zip(parts, written).compactMap { part, written -> SwiftExpression? in
      if let written { return written }
      let isFound = part.foundValue(where: holds).map(found.contains) ?? false
      return isFound ? nil : write(condition: part)
    }
    return Asked(found: found, rest: join(rest, by: operation), body: result)
  }

  private func join(
    _ parts: [SwiftExpression], by operation: BinaryOperator
  ) -> SwiftExpression? {
    parts.first.map { first in
      parts.dropFirst().reduce(first) { .binary($0, operation.swiftOperator, $1) }
    }
  }
}

extension SwiftExpression {
  /// In parentheses, where few know that it binds more tightly than a comparison.
  fileprivate var inItself: SwiftExpression {
    if case .binary(_, .coalescing, _) = self { .tuple([.arg(self)]) } else { self }
  }
}

extension BinaryOperator {
  fileprivate var swiftOperator: InfixOperator {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .and: .and
    case .or: .or
    }
  }
}

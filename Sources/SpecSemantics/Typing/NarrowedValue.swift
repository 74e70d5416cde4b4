import SpecModel

/// A value that can be missing by its type, and that a condition has found to be there.
public struct NarrowedValue: Sendable {
  public let scope: Scope
  public let steps: [PathStep]

  init(_ scope: Scope, _ steps: [PathStep]) {
    self.scope = scope
    self.steps = steps
  }

  /// Whether a path begins with it.
  public func begins(_ scope: Scope, _ others: [PathStep]) -> Bool {
    scope == self.scope && steps.count <= others.count
      && zip(steps, others).allSatisfy { $0.name == $1.name }
  }

  /// Whether it is what the first components of a path name.
  func isStart(of path: ValuePath, components count: Int) -> Bool {
    path.scope == scope && steps.count == count
      && zip(steps, path.components).allSatisfy { $0.name == $1.text }
  }

  /// Whether the value stays as it is while something takes its time.
  var isConstant: Bool {
    switch scope {
    case .item, .parameters, .flags, .value, .group, .selected, .moved: true
    case .state, .data, .form, .session, .result, .window: false
    }
  }
}

extension NarrowedValue: Equatable {
  /// Two are the same when they have the same names.
  public static func == (first: NarrowedValue, second: NarrowedValue) -> Bool {
    first.steps.count == second.steps.count && first.begins(second.scope, second.steps)
  }
}

/// What conditions say of values that can be missing.
extension TypedExpression {
  /// The values that are there where the condition holds, or where it does not.
  public func narrowedValues(where holds: Bool) -> [NarrowedValue] {
    switch kind {
    case .not(let operand): return operand.narrowedValues(where: !holds)
    case .binary(.and, let left, let right):
      return Self.joined(left, right, where: holds, both: holds)
    case .binary(.or, let left, let right):
      return Self.joined(left, right, where: holds, both: !holds)
    case .binary(.equal, let left, let right), .binary(.notEqual, let left, let right):
      if let value = foundValue(where: holds) { return [value] }
      guard case .binary(holds ? .equal : .notEqual, _, _) = kind else { return [] }
      return (Self.equal(left, right) ?? Self.equal(right, left)).map { [$0] } ?? []
    default: return []
    }
  }

  /// The value that the condition asks for and for nothing else: it is there where the condition holds,
  /// or where it does not.
  public func foundValue(where holds: Bool) -> NarrowedValue? {
    switch kind {
    case .not(let operand): return operand.foundValue(where: !holds)
    case .binary(holds ? .notEqual : .equal, let left, let right):
      if case .null = right.kind { return left.optionalPath }
      if case .null = left.kind { return right.optionalPath }
      return nil
    default: return nil
    }
  }

  /// The operands of one operator, however many it joins.
  public func operands(of operation: BinaryOperator) -> [TypedExpression] {
    guard case .binary(operation, let left, let right) = kind else { return [self] }
    return left.operands(of: operation) + right.operands(of: operation)
  }

  private static func joined(
    _ left: TypedExpression, _ right: TypedExpression, where holds: Bool, both: Bool
  ) -> [NarrowedValue] {
    let first = left.narrowedValues(where: holds)
    if both { return first + right.narrowedValues(where: holds) }
    guard !first.isEmpty else { return [] }
    let second = right.narrowedValues(where: holds)
    return first.filter(second.contains)
  }

  /// A value that is the same as one that is always there.
  private static func equal(_ value: TypedExpression, _ other: TypedExpression) -> NarrowedValue? {
    other.type.isOptional ? nil : value.optionalPath
  }

  private var optionalPath: NarrowedValue? {
    guard type.isOptional, case .path(let scope, let steps) = kind else { return nil }
    return NarrowedValue(scope, steps.written)
  }
}

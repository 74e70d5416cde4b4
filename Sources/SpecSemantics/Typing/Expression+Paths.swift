import SpecModel

extension SpecModel.Expression {
  /// Calls a function with every path in the expression.
  public func visitPaths(_ visit: (ValuePath) -> Void) {
    switch kind {
    case .path(let path): visit(path)
    case .not(let operand): operand.visitPaths(visit)
    case .binary(_, let left, let right):
      left.visitPaths(visit)
      right.visitPaths(visit)
    case .template(let segments):
      for case .value(let value) in segments { value.visitPaths(visit) }
    case .list(let elements): for element in elements { element.visitPaths(visit) }
    case .object(let entries): for entry in entries { entry.value.visitPaths(visit) }
    case .conditional(let values):
      values.condition.visitPaths(visit)
      values.value.visitPaths(visit)
      values.otherwise.visitPaths(visit)
    case .text, .null, .boolean, .integer, .number, .string, .caseName, .invalid: break
    }
  }
}

extension Expression {
  /// The operands of one operator, however many it joins.
  package func operands(of operation: BinaryOperator) -> [Expression] {
    var operands: [Expression] = []
    _ = firstOperand(of: operation) {
      operands.append($0)
      return false
    }
    return operands
  }

  /// The first of what an operation is made of, from left to right, that a condition holds for.
  package func firstOperand(
    of operation: BinaryOperator, where isMeant: (Expression) -> Bool
  ) -> Expression? {
    guard case .binary(operation, let left, let right) = kind else {
      return isMeant(self) ? self : nil
    }
    return left.firstOperand(of: operation, where: isMeant)
      ?? right.firstOperand(of: operation, where: isMeant)
  }

  /// Whether something in it comes from a scope.
  package func mentions(_ scope: Scope) -> Bool {
    var found = false
    visitPaths { if $0.scope == scope { found = true } }
    return found
  }

  /// Whether something in it comes from a scope, or could not be read.
  package func mayMention(_ scope: Scope) -> Bool {
    if case .invalid = kind { return true }
    return mentions(scope)
  }

  /// Whether what has a name in a scope is part of the value, in whole or by one of its fields.
  package func reads(_ name: String, of scope: Scope) -> Bool {
    var found = false
    visitPaths { if $0.scope == scope, $0.components.first?.text == name { found = true } }
    return found
  }

  /// Whether it is all of what has a name in a scope, and nothing more.
  package func isWhole(_ name: String, of scope: Scope) -> Bool {
    if case .path(let path) = kind { path.isWhole(name, of: scope) } else { false }
  }

  /// Whether it is the value at a path and nothing more.
  package func isPath(_ other: ValuePath) -> Bool {
    guard case .path(let path) = kind, path.scope == other.scope else { return false }
    return path.components.elementsEqual(other.components) { $0.text == $1.text }
  }
}

extension ValuePath {
  /// Whether it leads to all of what has a name in a scope, and no further.
  package func isWhole(_ name: String, of scope: Scope) -> Bool {
    self.scope == scope && components.count == 1 && components[0].text == name
  }
}

extension TextValue {
  /// Whether something in the text comes from a scope.
  package func mentions(_ scope: Scope) -> Bool {
    var found = false
    visitPaths { if $0.scope == scope { found = true } }
    return found
  }

  /// Calls a function with every path in the text.
  public func visitPaths(_ visit: (ValuePath) -> Void) {
    switch self {
    case .key(_, let arguments): for argument in arguments { argument.visitPaths(visit) }
    case .value(let value, _), .verbatim(let value): value.visitPaths(visit)
    case .money(let amount, let currency):
      amount.visitPaths(visit)
      currency.visitPaths(visit)
    }
  }

  /// Whether the text is made of what a person or an answer changes while the screen is shown.
  public var changesWhileShown: Bool {
    var changes = false
    visitPaths { path in
      if [.state, .data, .form].contains(path.scope) { changes = true }
    }
    return changes
  }

  /// What the text is made of: of `before`, unless it follows what is in `shown`.
  public func scope(_ before: ValueScope, while shown: ValueScope) -> ValueScope {
    changesWhileShown ? shown : before
  }

  /// Whether the text is made of what the screen loads.
  public var usesData: Bool {
    var usesData = false
    visitPaths { if $0.scope == .data { usesData = true } }
    return usesData
  }
}

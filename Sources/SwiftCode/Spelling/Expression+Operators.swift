/// Operators, casts, and words in front of an expression.
extension Expression {
  /// `-x`, `!x`
  public static func prefix(_ text: String, _ operand: Expression) -> Expression {
    prefixed(operand, precedence: .prefix) { $0.out.write(text: text) }
  }

  /// `&x`
  public static func `inout`(_ inner: Expression) -> Expression {
    prefixed(inner, precedence: .assignment) { $0.out.write(UInt8(ascii: "&")) }
  }

  private static func prefixed(
    _ operand: Expression, precedence: Precedence, _ write: (inout Printer) -> Void
  ) -> Expression {
    let traits = Traits(
      precedence: precedence,
      trailingClosure: operand.traits.precedence == .postfix ? operand.markedClosure : .none)
    return Expression(traits, capacity: operand.size + 8) { printer in
      write(&printer)
      printer.print(nested: operand, atLeast: .postfix)
    }
  }

  /// `try x`, `try? x`
  public static func `try`(_ kind: TryKind, _ inner: Expression) -> Expression {
    worded(kind == .plain ? "try " : "try? ", inner)
  }

  /// `await x`
  public static func await(_ inner: Expression) -> Expression { worded("await ", inner) }

  private static func worded(_ word: StaticString, _ inner: Expression) -> Expression {
    var traits = Traits(precedence: .assignment, shape: inner.traits.shape)
    if inner.traits.shape == .chain, var chain = inner.traits.chain {
      chain.end += Int32(truncatingIfNeeded: word.utf8CodeUnitCount)
      chain.prefix += Int32(truncatingIfNeeded: word.utf8CodeUnitCount)
      traits.chain = chain
      traits.trailingClosure = inner.traits.trailingClosure
    } else {
      traits.trailingClosure = inner.markedClosure
    }
    return Expression(traits, capacity: inner.size + 10) { printer in
      printer.out.write(word)
      switch inner.traits.shape {
      case .sequence, .chain: printer.write(inner.spelling)
      case .conditional, .element, .plain: printer.print(nested: inner)
      }
    }
  }

  /// `left op right`
  public static func binary(
    _ left: Expression, _ infixOperator: InfixOperator, _ right: Expression
  ) -> Expression {
    let capacity = left.size + right.size + 16
    guard !infixOperator.isTight else {
      let traits = Traits(
        precedence: infixOperator.precedence, trailingClosure: closure(in: [left, right]))
      return Expression(traits, capacity: capacity) { printer in
        printer.print(nested: left, atLeast: .addition)
        printer.out.write(text: infixOperator.text)
        printer.print(nested: right, atLeast: .addition)
      }
    }
    let traits = Traits(
      precedence: infixOperator.precedence, shape: .sequence,
      trailingClosure: closure(in: [left, right]))
    return Expression(traits, capacity: capacity) { printer in
      printer.print(left: left, of: infixOperator)
      printer.out.mark(.spaceOrBreakIn)
      printer.out.write(text: infixOperator.text)
      printer.out.write(UInt8(ascii: " "))
      printer.print(right: right, of: infixOperator)
    }
  }

  /// `condition ? then : otherwise`
  public static func ternary(
    _ condition: Expression, then: Expression, else otherwise: Expression
  ) -> Expression {
    let traits = Traits(
      precedence: .ternary, shape: .sequence,
      trailingClosure: closure(in: [condition, then, otherwise]))
    return Expression(traits, capacity: condition.size + then.size + otherwise.size + 24) {
      printer in
      printer.print(operand: condition, atLeast: Precedence.ternary.tighter)
      printer.out.mark(.spaceOrBreakIn)
      printer.out.write("? ")
      printer.print(operand: then, atLeast: .assignment)
      printer.out.mark(.spaceOrBreakIn)
      printer.out.write(": ")
      printer.print(operand: otherwise, atLeast: .ternary)
    }
  }

  /// `value as T`, `value as? T`, `value is T`
  public static func cast(_ value: Expression, _ kind: CastKind, _ type: SwiftType) -> Expression {
    let traits = Traits(
      precedence: .casting, shape: .sequence, trailingClosure: closure(in: [value]))
    return Expression(traits, capacity: value.size + 32) { printer in
      printer.print(operand: value, atLeast: Precedence.casting.tighter)
      printer.out.mark(.spaceOrBreakIn)
      switch kind {
      case .coerce: printer.out.write("as ")
      case .conditional: printer.out.write("as? ")
      case .check: printer.out.write("is ")
      }
      printer.print(type)
    }
  }

  /// What operands with trailing closures make of the expression that they stand in.
  private static func closure(in operands: [Expression]) -> TrailingClosure {
    operands.contains { $0.traits.trailingClosure != .none } ? .marked : .none
  }

  private var markedClosure: TrailingClosure {
    traits.trailingClosure == .none ? .none : .marked
  }
}

extension Printer {
  fileprivate mutating func print(left: Expression, of infixOperator: InfixOperator) {
    if infixOperator.isLeftAssociative, left.traits.shape == .sequence,
      left.traits.precedence == infixOperator.precedence
    {
      return write(left.spelling)
    }
    print(operand: left, atLeast: infixOperator.precedence.tighter)
  }

  /// Prints the right operand of an operator.
  mutating func print(right: Expression, of infixOperator: InfixOperator) {
    if infixOperator.precedence == .nilCoalescing, right.traits.precedence == .nilCoalescing,
      case .code(let code) = right.spelling
    {
      return out.write(code.brokenOutward(from: 1))
    }
    // The formatter stacks what stands right of `&&` and `||`.
    print(
      operand: right, atLeast: infixOperator.precedence.tighter,
      isOutward: !infixOperator.isLogical)
  }

  /// Prints an operand; its own breaks form a group of their own.
  ///
  /// - Parameter isOutward: Whether it stands on a line that is deeper than its group's already.
  fileprivate mutating func print(
    operand: Expression, atLeast minimum: Precedence, isOutward: Bool = false
  ) {
    guard operand.traits.precedence >= minimum, case .code(let code) = operand.spelling else {
      return print(nested: operand, atLeast: minimum)
    }
    switch operand.traits.shape {
    case .sequence:
      out.mark(.openConsistent)
      out.write(isOutward ? code.brokenOutward(from: 0) : code)
      out.mark(.close)
    case .chain where isOutward:
      let end = operand.chainEnd
      let isMarked = operand.traits.trailingClosure == .own
      if isMarked { out.mark(.openGuard) }
      out.mark(.openConsistent)
      out.write(Array(code[..<end]).brokenOutward(from: 0))
      out.mark(.close)
      out.write(code[end...])
      if isMarked { out.mark(.closeGuard) }
    case .chain, .conditional, .element, .plain: print(nested: operand)
    }
  }
}

extension Precedence {
  /// The next tighter group.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}

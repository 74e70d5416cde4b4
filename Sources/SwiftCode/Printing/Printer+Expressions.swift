extension Printer {
  /// Prints an expression as it stands in a statement, a list or a closure.
  ///
  /// - Parameter isOutward: Whether it stands on a line that is deeper than its group's already.
  mutating func print(_ expression: Expression, isOutward: Bool = false) {
    if guardsTrailingClosures, expression.hasTrailingClosure { return print(guarded: expression) }
    switch expression.shape {
    case .sequence:
      out.mark(.openConsistent)
      write(sequence: expression, isOutward: isOutward, startsOutward: isOutward)
      out.mark(.close)
    case .chain: write(chain: expression, isOutward: isOutward)
    case .plain: write(expression)
    }
  }

  /// Prints an expression, in parentheses if it is looser than its surroundings allow.
  mutating func print(
    _ expression: Expression, atLeast minimum: Precedence, isOutward: Bool = false
  ) {
    guard expression.precedence < minimum else { return print(expression, isOutward: isOutward) }
    printParenthesized(expression)
  }

  mutating func printParenthesized(_ expression: Expression) {
    let wasGuarded = guardsTrailingClosures
    guardsTrailingClosures = false
    out.write(UInt8(ascii: "("))
    print(expression)
    out.write(UInt8(ascii: ")"))
    guardsTrailingClosures = wasGuarded
  }

  /// Prints what has a trailing closure before the brace of a statement's body.
  private mutating func print(guarded expression: Expression) {
    guard let inner = writeWord(of: expression) else { return printParenthesized(expression) }
    print(inner)
  }

  /// Writes `try` or `await`.
  ///
  /// - Returns: What follows; nil if there is no such word.
  mutating func writeWord(of expression: Expression) -> Expression? {
    switch expression {
    case .try(let inner):
      out.write("try ")
      return inner
    case .await(let inner):
      out.write("await ")
      return inner
    default: return nil
    }
  }

  // MARK: - Behind an equals sign

  /// Writes `= value`; what does not fit goes below the `=`.
  mutating func write(initializer value: Expression) {
    out.write(" =")
    write(afterEquals: value)
  }

  mutating func write(afterEquals value: Expression) {
    switch value.shape {
    case .sequence:
      out.mark(.openConsistent)
      out.mark(.spaceOrBreakIn)
      write(sequence: value, isOutward: false, startsOutward: true)
      out.mark(.close)
    case .chain: print(chainBelow: value)
    case .plain:
      out.mark(.fill)
      print(value)
    }
  }

  // MARK: - Expressions without a group of their own

  private mutating func write(_ expression: Expression) {
    switch expression {
    case .identifier(let name): write(name: name, in: .expression)
    case .raw(let text): out.write(text: text)
    case .nil: out.write("nil")
    case .boolean(let value): out.write(value ? "true" : "false")
    case .integer(let value): out.write(text: value.swiftLiteral)
    case .double(let value): out.write(text: value.swiftLiteral)
    case .string(let text): print(string: text)
    case .interpolated(let segments): print(string: segments)
    case .type(let type): print(type)
    case .keyPath(let component):
      out.write("\\.")
      out.write(text: component)
    case .member, .optionalChain, .call: write(links: expression)
    case .prefix(let text, let operand):
      out.write(text: text)
      print(operand, atLeast: .postfix)
    case .try, .await:
      if let inner = writeWord(of: expression) { print(inner) }
    case .closure(let closure): print(closure)
    case .array(let elements):
      writeList(
        elements, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), trailingComma: true
      ) { $0.print($1) }
    case .lines(let elements):
      writeList(
        elements, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), group: .openBroken,
        trailingComma: true
      ) { $0.print($1) }
    case .dictionary(let entries): print(dictionary: entries)
    case .tuple(let elements):
      writeList(elements, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) { $0.print($1) }
    case .binary, .ternary, .cast: break
    }
  }

  private mutating func print(dictionary entries: [DictionaryEntry]) {
    if entries.isEmpty { return out.write("[:]") }
    writeList(
      entries, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), trailingComma: true
    ) { printer, entry in
      printer.print(entry.key)
      printer.out.write(UInt8(ascii: ":"))
      printer.print(labeled: entry.value)
    }
  }

  // MARK: - Sequences

  /// Writes operands and operators within the group around them.
  ///
  /// - Parameters:
  ///   - isOutward: Whether the breaks between them lead to the depth of the group's line, because
  ///     that line is deeper already.
  ///   - startsOutward: Whether those within the first operand do.
  private mutating func write(
    sequence expression: Expression, isOutward: Bool, startsOutward: Bool
  ) {
    let lineBreak: LayoutMark = isOutward ? .spaceOrBreakOut : .spaceOrBreakIn
    switch expression {
    case .binary(let left, let infixOperator, let right):
      if infixOperator.isLeftAssociative, left.precedence == infixOperator.precedence {
        write(sequence: left, isOutward: isOutward, startsOutward: startsOutward)
      } else {
        print(left, atLeast: infixOperator.precedence.tighter, isOutward: startsOutward)
      }
      out.mark(lineBreak)
      out.write(text: infixOperator.rawValue)
      out.write(UInt8(ascii: " "))
      print(right: right, of: infixOperator, isOutward: isOutward)
    case .ternary(let condition, let then, let otherwise):
      print(condition, atLeast: Precedence.ternary.tighter, isOutward: startsOutward)
      out.mark(lineBreak)
      out.write("? ")
      print(then, atLeast: .assignment)
      out.mark(lineBreak)
      out.write(": ")
      print(otherwise, atLeast: .ternary)
    case .cast(let value, let kind, let type):
      print(value, atLeast: Precedence.casting.tighter, isOutward: startsOutward)
      out.mark(lineBreak)
      out.write(kind == .coerce ? "as " : "as? ")
      print(type)
    default:
      guard let inner = writeWord(of: expression) else { return write(expression) }
      write(sequence: inner, isOutward: isOutward, startsOutward: false)
    }
  }

  /// Prints the right operand of an operator.
  mutating func print(right: Expression, of infixOperator: InfixOperator, isOutward: Bool = false) {
    if infixOperator.precedence == .nilCoalescing, right.precedence == .nilCoalescing {
      return write(sequence: right, isOutward: isOutward, startsOutward: true)
    }
    // The formatter stacks what stands right of `&&` and `||`.
    print(
      right, atLeast: infixOperator.precedence.tighter, isOutward: !infixOperator.isLogical)
  }
}

extension Precedence {
  /// The next tighter group.
  fileprivate var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}

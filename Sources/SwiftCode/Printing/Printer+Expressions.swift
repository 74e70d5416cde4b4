extension Printer {
  /// Prints an expression, in parentheses if it is looser than its surroundings allow.
  mutating func print(_ expression: Expression, atLeast minimum: Precedence) {
    guard expression.precedence < minimum else { return print(expression) }
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

  mutating func print(_ expression: Expression) {
    switch expression {
    case .identifier(let name): write(name: name, in: .expression)
    case .member, .functionCall, .element, .optionalChain, .forceUnwrap: printPostfix(expression)
    case .closure(let closure): print(closure)
    case .plainString, .string, .integer, .double, .boolean, .nil: print(literal: expression)
    case .array(let elements): print(array: elements)
    case .dictionary(let entries): print(dictionary: entries)
    case .tuple(let elements): print(tuple: elements)
    case .prefix(let text, let operand):
      out.write(text)
      print(operand, atLeast: .postfix)
    case .binary(let left, let infixOperator, let right) where infixOperator.isTight:
      print(left, atLeast: .addition)
      out.write(infixOperator.text)
      print(right, atLeast: .addition)
    case .binary, .ternary, .cast:
      out.open(.openConsistent)
      printSequence(expression)
      out.close()
    case .type(let type): print(type)
    case .keyPath(let root, let components): print(keyPath: root, components)
    case .try(let kind, let inner):
      write(tryKind: kind)
      print(inner)
    case .await(let inner):
      out.write("await ")
      print(inner)
    case .inout(let inner):
      out.write("&")
      print(inner, atLeast: .postfix)
    case .ifExpression(let statement): print(statement)
    case .switchExpression(let statement): print(statement, isExpression: true)
    case .raw(let text): out.write(text)
    }
  }

  // MARK: - Operators

  /// Prints the operands of an expression with breaks that belong to the group around.
  ///
  /// - Parameter breaks: How they break: `.breakIn` where the expression starts on the line of its
  ///   group, `.breakOut` where that line is deeper already.
  /// - Parameter inner: How the breaks of its first operand do.
  mutating func printSequence(
    _ expression: Expression,
    breaks: LineWriter.Mark.Kind = .breakIn,
    inner: LineWriter.Mark.Kind = .breakIn
  ) {
    switch expression {
    case .binary(let left, let infixOperator, let right):
      print(left: left, of: infixOperator, breaks: breaks, inner: inner)
      out.softBreak(breaks, spaces: 1)
      out.write(infixOperator.text)
      out.write(UInt8(ascii: " "))
      print(right: right, of: infixOperator, breaks: breaks)
    case .ternary(let condition, let then, let otherwise):
      print(operand: condition, atLeast: Precedence.ternary.tighter, breaks: inner)
      out.softBreak(breaks, spaces: 1)
      out.write("? ")
      print(operand: then, atLeast: .assignment, breaks: .breakOut)
      out.softBreak(breaks, spaces: 1)
      out.write(": ")
      if case .ternary = otherwise {
        out.open(.openConsistent)
        printSequence(otherwise)
        out.close()
      } else {
        print(operand: otherwise, atLeast: .ternary, breaks: .breakOut)
      }
    case .cast(let value, let kind, let type):
      print(operand: value, atLeast: Precedence.casting.tighter, breaks: inner)
      out.softBreak(breaks, spaces: 1)
      write(castKind: kind)
      print(type)
    case .try(let kind, let inside):
      write(tryKind: kind)
      printSequence(inside, breaks: breaks, inner: inner)
    case .await(let inside):
      out.write("await ")
      printSequence(inside, breaks: breaks, inner: inner)
    default: print(expression)
    }
  }

  private mutating func print(
    left: Expression,
    of infixOperator: InfixOperator,
    breaks: LineWriter.Mark.Kind,
    inner: LineWriter.Mark.Kind
  ) {
    if infixOperator.isLeftAssociative, case .binary(_, let other, _) = left,
      other.precedence == infixOperator.precedence
    {
      return printSequence(left, breaks: breaks, inner: inner)
    }
    print(operand: left, atLeast: infixOperator.precedence.tighter, breaks: inner)
  }

  private mutating func print(
    right: Expression, of infixOperator: InfixOperator, breaks: LineWriter.Mark.Kind
  ) {
    if infixOperator.precedence == .nilCoalescing, case .binary(_, let other, _) = right,
      other.precedence == .nilCoalescing
    {
      return printSequence(right, breaks: breaks, inner: .breakOut)
    }
    print(operand: right, atLeast: infixOperator.precedence.tighter, breaks: .breakOut)
  }

  /// Prints an operand; its own breaks form a group of their own.
  private mutating func print(
    operand: Expression, atLeast minimum: Precedence, breaks: LineWriter.Mark.Kind
  ) {
    if operand.precedence < minimum { return printParenthesized(operand) }
    if operand.isChain { return print(chain: operand, breaks: breaks) }
    guard operand.shape == .sequence else { return print(operand) }
    out.open(.openConsistent)
    printSequence(operand, breaks: breaks, inner: breaks)
    out.close()
  }

  private mutating func write(castKind: CastKind) {
    switch castKind {
    case .coerce: out.write("as ")
    case .conditional: out.write("as? ")
    case .check: out.write("is ")
    }
  }

  mutating func write(tryKind: TryKind) {
    switch tryKind {
    case .plain: out.write("try ")
    case .optional: out.write("try? ")
    }
  }

  private mutating func print(keyPath root: SwiftType?, _ components: [String]) {
    out.write("\\")
    if let root { print(root) }
    for component in components {
      out.write(".")
      out.write(component)
    }
  }
}

extension Precedence {
  /// The next tighter group.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}

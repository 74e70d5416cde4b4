extension Printer {
  /// Prints an expression, in parentheses if it is looser than its surroundings allow.
  mutating func print(_ expression: Expression, atLeast minimum: Precedence) {
    guard expression.precedence < minimum else { return print(expression) }
    out.write(UInt8(ascii: "("))
    print(expression)
    out.write(UInt8(ascii: ")"))
  }

  mutating func print(_ expression: Expression) {
    switch expression {
    case .identifier(let name): write(name: name, in: .expression)
    case .member, .functionCall, .element: printPostfix(expression)
    case .optionalChain(let base): printPostfix(base, thenWrite: "?")
    case .forceUnwrap(let base): printPostfix(base, thenWrite: "!")
    case .closure(let closure): print(closure)
    case .string, .integer, .double, .boolean, .nil: print(literal: expression)
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
    case .binary, .ternary:
      out.open(.openConsistent)
      printSequence(expression)
      out.close()
    case .cast(let value, let kind, let type): print(cast: value, kind, type)
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

  /// Prints the pieces of an operator expression or chain, with breaks that belong to the group
  /// around.
  mutating func printSequence(_ expression: Expression) {
    switch expression {
    case .binary(let left, let infixOperator, let right):
      print(left: left, of: infixOperator)
      out.softBreak(.breakIn, spaces: 1)
      out.write(infixOperator.text)
      out.write(UInt8(ascii: " "))
      let isRightAssociative = infixOperator.precedence == .nilCoalescing
      if isRightAssociative, case .binary(_, infixOperator, _) = right {
        printSequence(right)
      } else {
        print(right, atLeast: infixOperator.precedence.tighter)
      }
    case .ternary(let condition, let then, let otherwise):
      print(condition, atLeast: Precedence.ternary.tighter)
      out.softBreak(.breakIn, spaces: 1)
      out.write("? ")
      print(then)
      out.softBreak(.breakIn, spaces: 1)
      out.write(": ")
      print(otherwise, atLeast: .ternary)
    case .try(let kind, let inner):
      write(tryKind: kind)
      printSequence(inner)
    case .await(let inner):
      out.write("await ")
      printSequence(inner)
    case .functionCall, .member, .element: printLinks(expression, breaking: true)
    default: print(expression)
    }
  }

  private mutating func print(left: Expression, of infixOperator: InfixOperator) {
    if infixOperator.isLeftAssociative, case .binary(_, let other, _) = left,
      other.precedence == infixOperator.precedence
    {
      return printSequence(left)
    }
    print(left, atLeast: infixOperator.precedence.tighter)
  }

  private mutating func print(cast value: Expression, _ kind: CastKind, _ type: SwiftType) {
    print(value, atLeast: Precedence.casting.tighter)
    switch kind {
    case .coerce: out.write(" as ")
    case .conditional: out.write(" as? ")
    case .forced: out.write(" as! ")
    case .check: out.write(" is ")
    }
    print(type)
  }

  private mutating func write(tryKind: TryKind) {
    switch tryKind {
    case .plain: out.write("try ")
    case .optional: out.write("try? ")
    case .forced: out.write("try! ")
    }
  }

  // MARK: - Members, calls and chains

  private mutating func printPostfix(_ base: Expression, thenWrite mark: StaticString) {
    print(base, atLeast: .postfix)
    out.write(mark)
  }

  private mutating func printPostfix(_ expression: Expression) {
    guard expression.chainedCalls > 1 else { return printLinks(expression, breaking: false) }
    out.open(.openConsistent)
    printLinks(expression, breaking: true)
    out.close()
  }

  /// Prints a chain link by link; when breaking, with a break before each member that is called.
  private mutating func printLinks(_ expression: Expression, breaking: Bool) {
    switch expression {
    case .member(let base, let name):
      if let base { printBase(base, breaking: breaking) }
      out.write(UInt8(ascii: "."))
      write(name: name, in: .member)
    case .functionCall(let call):
      if breaking, case .member(let base?, let name) = call.callee {
        printBase(base, breaking: true)
        out.softBreak(.breakIn, spaces: 0)
        out.write(UInt8(ascii: "."))
        write(name: name, in: .member)
      } else {
        printBase(call.callee, breaking: breaking)
      }
      printArgumentsAndClosures(of: call)
    case .element(let base, let arguments):
      printBase(base, breaking: breaking)
      print(arguments: arguments, open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
    case .optionalChain(let base):
      printBase(base, breaking: breaking)
      out.write(UInt8(ascii: "?"))
    case .forceUnwrap(let base):
      printBase(base, breaking: breaking)
      out.write(UInt8(ascii: "!"))
    default: print(expression, atLeast: .postfix)
    }
  }

  private mutating func printBase(_ base: Expression, breaking: Bool) {
    switch base {
    case .member, .functionCall, .element, .optionalChain, .forceUnwrap:
      printLinks(base, breaking: breaking)
    default: print(base, atLeast: .postfix)
    }
  }

  private mutating func printArgumentsAndClosures(of call: FunctionCall) {
    if !call.arguments.isEmpty || call.trailing == nil {
      print(arguments: call.arguments, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    }
    guard let trailing = call.trailing else { return }
    out.write(UInt8(ascii: " "))
    print(trailing)
    for labeled in call.labeledTrailing {
      out.write(UInt8(ascii: " "))
      write(name: labeled.label, in: .label)
      out.write(": ")
      print(labeled.closure)
    }
  }

  private mutating func print(arguments: [Argument], open: UInt8, close: UInt8) {
    if arguments.count == 1, arguments[0].value.hugsParentheses {
      out.write(open)
      print(arguments[0])
      out.write(close)
      return
    }
    writeList(arguments, open: open, close: close) { $0.print($1) }
  }

  mutating func print(_ argument: Argument) {
    if let label = argument.label {
      write(name: label, in: .label)
      out.write(": ")
    }
    print(argument.value)
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

extension Expression {
  /// Whether, as the only argument, it keeps its brackets beside the call's.
  fileprivate var hugsParentheses: Bool {
    switch self {
    case .closure: true
    case .array(let elements): !elements.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    default: false
    }
  }
}

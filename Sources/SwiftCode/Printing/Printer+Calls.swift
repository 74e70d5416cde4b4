extension Printer {
  /// Prints members, calls and what else hangs on an expression.
  mutating func printPostfix(_ expression: Expression) {
    // Where a brace would open the statement's body, a trailing closure needs parentheses.
    if guardsTrailingClosures, expression.hasTrailingClosure {
      return printParenthesized(expression)
    }
    if expression.isChain {
      print(chain: expression, breaks: .breakIn)
    } else {
      printLinks(expression, breaks: nil)
    }
  }

  /// Prints a chain of calls: on one line up to the last call's arguments, or else with a break
  /// before each member that is called.
  ///
  /// - Parameter leadingBreak: Whether its start moves to a line of its own too.
  mutating func print(
    chain: Expression, breaks: LineWriter.Mark.Kind, leadingBreak: Bool = false
  ) {
    if guardsTrailingClosures, chain.hasTrailingClosure {
      if leadingBreak { out.write(UInt8(ascii: " ")) }
      return printParenthesized(chain)
    }
    out.open(.openConsistent)
    if leadingBreak { out.softBreak(.breakIn, spaces: 1) }
    var links = chain
    while true {
      if case .try(let kind, let inner) = links {
        write(tryKind: kind)
        links = inner
      } else if case .await(let inner) = links {
        out.write("await ")
        links = inner
      } else {
        break
      }
    }
    if case .functionCall(let call) = links {
      print(callee: call.callee, breaks: breaks)
      out.close()
      printArgumentsAndClosures(of: call)
    } else {
      printLinks(links, breaks: breaks)
      out.close()
    }
  }

  /// Prints a chain link by link, with a break of the kind given before each member that is called.
  private mutating func printLinks(_ expression: Expression, breaks: LineWriter.Mark.Kind?) {
    switch expression {
    case .member(let base, let name):
      if let base { print(base: base, breaks: breaks) }
      out.write(UInt8(ascii: "."))
      write(name: name, in: .member)
    case .functionCall(let call):
      print(callee: call.callee, breaks: breaks)
      printArgumentsAndClosures(of: call)
    case .element(let base, let arguments):
      print(base: base, breaks: breaks)
      print(arguments: arguments, open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
    case .optionalChain(let base):
      print(base: base, breaks: breaks)
      out.write(UInt8(ascii: "?"))
    case .forceUnwrap(let base):
      print(base: base, breaks: breaks)
      out.write(UInt8(ascii: "!"))
    default: print(expression, atLeast: .postfix)
    }
  }

  private mutating func print(callee: Expression, breaks: LineWriter.Mark.Kind?) {
    guard let breaks, case .member(let base?, let name) = callee else {
      return print(base: callee, breaks: breaks)
    }
    print(base: base, breaks: breaks)
    out.softBreak(breaks, spaces: 0)
    out.write(UInt8(ascii: "."))
    write(name: name, in: .member)
  }

  private mutating func print(base: Expression, breaks: LineWriter.Mark.Kind?) {
    switch base {
    case .member, .functionCall, .element, .optionalChain, .forceUnwrap:
      printLinks(base, breaks: breaks)
    default: print(base, atLeast: .postfix)
    }
  }

  // MARK: - Arguments

  private mutating func printArgumentsAndClosures(of call: FunctionCall) {
    if !call.arguments.isEmpty || call.trailing == nil {
      print(arguments: call.arguments, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    }
    guard let trailing = call.trailing else { return }
    out.write(UInt8(ascii: " "))
    print(trailing, onLinesOfItsOwn: !call.labeledTrailing.isEmpty)
    for labeled in call.labeledTrailing {
      out.write(UInt8(ascii: " "))
      write(name: labeled.label, in: .argumentLabel)
      out.write(": ")
      print(labeled.closure, onLinesOfItsOwn: true)
    }
  }

  private mutating func print(arguments: [Argument], open: UInt8, close: UInt8) {
    if arguments.count == 1, arguments[0].value.hugsParentheses {
      let wasGuarded = guardsTrailingClosures
      guardsTrailingClosures = false
      out.write(open)
      print(arguments[0])
      out.write(close)
      guardsTrailingClosures = wasGuarded
      return
    }
    writeList(arguments, open: open, close: close) { $0.print($1) }
  }

  mutating func print(_ argument: Argument) {
    guard let label = argument.label else { return print(argument.value) }
    write(name: label, in: .argumentLabel)
    out.write(UInt8(ascii: ":"))
    print(labeled: argument.value)
  }

  /// Prints a value after its label's colon; below it if it does not fit beside it.
  mutating func print(labeled value: Expression) {
    if value.isChain { return print(chain: value, breaks: .breakIn, leadingBreak: true) }
    if value.hugsParentheses || value.shape != .plain {
      out.write(UInt8(ascii: " "))
      return print(value)
    }
    out.open(.openFill)
    out.softBreak(.breakIn, spaces: 1)
    print(value)
    out.close()
  }
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

  /// Whether a call in it, not within parentheses, has a trailing closure.
  var hasTrailingClosure: Bool {
    var current = self
    while true {
      switch current {
      case .functionCall(let call):
        if call.trailing != nil { return true }
        current = call.callee
      case .member(let base?, _): current = base
      case .optionalChain(let base), .forceUnwrap(let base), .element(let base, _): current = base
      case .try(_, let inner), .await(let inner): current = inner
      default: return false
      }
    }
  }
}

extension Printer {
  /// Prints an expression as it stands in a statement, a list or a closure.
  mutating func print(_ expression: Expression) {
    if guardsTrailingClosures, expression.traits.trailingClosure != .none {
      return print(guarded: expression)
    }
    guard case .code(let code) = expression.spelling else { return write(expression.spelling) }
    if expression.traits.trailingClosure == .marked {
      print(code.withoutGuards, of: expression)
    } else {
      print(code, of: expression)
    }
  }

  /// Prints an expression, in parentheses if it is looser than its surroundings allow.
  mutating func print(_ expression: Expression, atLeast minimum: Precedence) {
    guard expression.traits.precedence < minimum else { return print(expression) }
    printParenthesized(expression)
  }

  /// Prints an expression within another, whose place is not known yet: marks stay where it would
  /// need parentheses if a statement's brace followed.
  mutating func print(nested expression: Expression, atLeast minimum: Precedence = .assignment) {
    if expression.traits.precedence < minimum { return printParenthesized(expression) }
    guard case .code(let code) = expression.spelling else { return write(expression.spelling) }
    let isMarked = expression.traits.trailingClosure == .own
    if isMarked { out.mark(.openGuard) }
    print(code, of: expression)
    if isMarked { out.mark(.closeGuard) }
  }

  mutating func printParenthesized(_ expression: Expression) {
    let wasGuarded = guardsTrailingClosures
    guardsTrailingClosures = false
    out.write(UInt8(ascii: "("))
    print(expression)
    out.write(UInt8(ascii: ")"))
    guardsTrailingClosures = wasGuarded
  }

  /// Prints a chain of calls: on one line up to the last call's arguments, or else with a break
  /// before each member that is called.
  ///
  /// - Parameter leadingBreak: Whether its start moves to a line of its own too.
  mutating func print(chain: Expression, leadingBreak: Bool) {
    if guardsTrailingClosures, chain.traits.trailingClosure != .none {
      out.write(UInt8(ascii: " "))
      return printParenthesized(chain)
    }
    guard case .code(let code) = chain.spelling else { return print(chain) }
    let end = chain.chainEnd
    out.mark(.openConsistent)
    if leadingBreak { out.mark(.spaceOrBreakIn) }
    out.write(code[..<end])
    out.mark(.close)
    out.write(code[end...])
  }

  /// Writes `= value`; what does not fit goes below the `=`.
  mutating func write(initializer value: Expression) {
    out.write(" =")
    write(afterEquals: value)
  }

  mutating func write(afterEquals value: Expression) {
    switch value.traits.shape {
    case .sequence:
      out.mark(.openConsistent)
      out.mark(.spaceOrBreakIn)
      if case .code(let code) = value.spelling {
        let operands = code.brokenOutward(from: 1)
        let isMarked = value.traits.trailingClosure != .none
        out.write(
          !isMarked ? operands : guardsTrailingClosures ? operands.guarded : operands.withoutGuards)
      }
      out.mark(.close)
    case .chain: print(chain: value, leadingBreak: true)
    case .element:
      out.mark(.openConsistent)
      out.mark(.spaceOrBreakIn)
      print(value)
      out.mark(.close)
    case .conditional:
      out.mark(.continueDeeper)
      print(value)
      out.mark(.endDeeper)
    case .plain:
      out.mark(.fill)
      print(value)
    }
  }

  /// Writes what an expression consists of, without the group that it may form.
  mutating func write(_ spelling: Expression.Spelling) {
    switch spelling {
    case .text(let text): out.write(text: text)
    case .implicitMember(let name):
      out.write(UInt8(ascii: "."))
      out.write(text: name)
    case .literal(let text):
      out.write(UInt8(ascii: "\""))
      out.write(text: text)
      out.write(UInt8(ascii: "\""))
    case .code(let code): out.write(code)
    }
  }

  /// Writes the code of an expression with the group that it forms.
  private mutating func print(_ code: [UInt8], of expression: Expression) {
    switch expression.traits.shape {
    case .sequence:
      out.mark(.openConsistent)
      out.write(code)
      out.mark(.close)
    case .chain:
      let end = expression.chainEnd
      out.mark(.openConsistent)
      out.write(code[..<end])
      out.mark(.close)
      out.write(code[end...])
    case .conditional, .element, .plain: out.write(code)
    }
  }

  /// Prints an expression before the brace of a statement's body.
  private mutating func print(guarded expression: Expression) {
    guard case .code(let code) = expression.spelling else { return write(expression.spelling) }
    if expression.traits.trailingClosure == .marked { return print(code.guarded, of: expression) }
    let start = Int(expression.traits.chain?.prefix ?? 0)
    let end = expression.chainEnd
    out.write(code[..<start])
    out.write(UInt8(ascii: "("))
    let isChain = expression.traits.shape == .chain
    if isChain { out.mark(.openConsistent) }
    out.write(code[start..<end])
    if isChain { out.mark(.close) }
    out.write(code[end...])
    out.write(UInt8(ascii: ")"))
  }
}

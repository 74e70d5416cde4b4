/// Members, calls, and what else hangs on an expression.
extension Printer {
  /// Writes a chain of calls: on one line up to the last call's arguments, or else with a break
  /// before each member that is called.
  ///
  /// - Parameters:
  ///   - isOutward: Whether it stands on a line that is deeper than its group's already.
  ///   - leadingBreak: Whether its start moves to a line of its own too.
  mutating func write(chain: Expression, isOutward: Bool = false, leadingBreak: Bool = false) {
    out.mark(.openConsistent)
    if leadingBreak { out.mark(.spaceOrBreakIn) }
    var links = chain
    while let inner = writeWord(of: links) { links = inner }
    write(links: links, lineBreak: isOutward ? .breakOut : .breakIn, endsGroup: true)
  }

  /// Prints a chain beside a `=` or a label, or below it if it does not fit.
  mutating func print(chainBelow chain: Expression) {
    guard guardsTrailingClosures, chain.hasTrailingClosure else {
      return write(chain: chain, leadingBreak: true)
    }
    out.write(UInt8(ascii: " "))
    printParenthesized(chain)
  }

  /// Writes members, calls and the like.
  ///
  /// - Parameters:
  ///   - lineBreak: What stands before members that are called.
  ///   - endsGroup: Whether the group of the chain ends with it, or with what its last call calls.
  mutating func write(
    links expression: Expression, lineBreak: LayoutMark? = nil, endsGroup: Bool = false
  ) {
    switch expression {
    case .call(let callee, let arguments, let trailing):
      if let lineBreak, case .member(let base?, let name) = callee {
        write(base: base, lineBreak)
        out.mark(lineBreak)
        write(member: name)
      } else {
        write(base: callee, lineBreak)
      }
      if endsGroup { out.mark(.close) }
      if !arguments.isEmpty || trailing == nil {
        print(arguments: arguments)
      }
      if let trailing {
        out.write(UInt8(ascii: " "))
        print(trailing)
      }
      return
    case .member(let base, let name):
      if let base { write(base: base, lineBreak) }
      write(member: name)
    case .optionalChain(let base):
      write(base: base, lineBreak)
      out.write(UInt8(ascii: "?"))
    default: break
    }
    if endsGroup { out.mark(.close) }
  }

  private mutating func write(base: Expression, _ lineBreak: LayoutMark?) {
    if base.isLink { return write(links: base, lineBreak: lineBreak) }
    print(base, atLeast: .postfix)
  }

  private mutating func write(member name: String) {
    out.write(UInt8(ascii: "."))
    out.write(text: name)
  }

  // MARK: - Arguments

  private mutating func print(arguments: [Argument]) {
    if arguments.count == 1, arguments[0].value.hugsParentheses {
      out.write(UInt8(ascii: "("))
      print(arguments[0])
      return out.write(UInt8(ascii: ")"))
    }
    // What is around lines of their own stands on lines of its own.
    let isBroken = arguments.contains { $0.value.isLines }
    writeList(
      arguments, open: UInt8(ascii: "("), close: UInt8(ascii: ")"),
      group: isBroken ? .openBroken : .openConsistent
    ) { $0.print($1) }
  }

  mutating func print(_ argument: Argument) {
    if argument.label.isEmpty { return print(argument.value) }
    write(name: argument.label, in: .argumentLabel)
    out.write(UInt8(ascii: ":"))
    print(labeled: argument.value)
  }

  /// Prints a value after its label's colon; below it if it does not fit beside it.
  mutating func print(labeled value: Expression) {
    let shape = value.shape
    if shape == .chain { return print(chainBelow: value) }
    if shape == .plain, !value.hugsParentheses {
      out.mark(.fill)
    } else {
      out.write(UInt8(ascii: " "))
    }
    print(value)
  }
}

/// Members, calls, and what else hangs on an expression.
extension Expression {
  /// `base.name`; without a base an implicit member, `.name`.
  public static func member(_ base: Expression?, _ name: String) -> Expression {
    guard let base else {
      return Expression(
        .implicitMember(name),
        Traits(chain: Chain(end: Int32(truncatingIfNeeded: name.utf8.count) + 1)))
    }
    return link(to: base, capacity: name.utf8.count + 1) { printer, chain in
      chain.lastMember = printer.out.end
      printer.out.write(UInt8(ascii: "."))
      printer.out.write(text: name)
    }
  }

  /// `base?`
  public static func optionalChain(_ base: Expression) -> Expression {
    link(to: base, capacity: 1) { printer, _ in printer.out.write(UInt8(ascii: "?")) }
  }

  /// `base!`
  public static func forceUnwrap(_ base: Expression) -> Expression {
    link(to: base, capacity: 1) { printer, _ in printer.out.write(UInt8(ascii: "!")) }
  }

  /// `base[arguments]`
  public static func element(_ base: Expression, _ arguments: [Argument]) -> Expression {
    link(to: base, shape: .element, capacity: arguments.size) { printer, _ in
      printer.print(arguments: arguments, open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
    }
  }

  /// A call.
  public static func functionCall(_ call: FunctionCall) -> Expression {
    self.call(
      call.callee, call.arguments, trailing: call.trailing, labeledTrailing: call.labeledTrailing)
  }

  /// A call.
  public static func call(
    _ callee: Expression, _ arguments: [Argument] = [], trailing: Closure? = nil
  ) -> Expression {
    call(callee, arguments, trailing: trailing, labeledTrailing: [])
  }

  private static func call(
    _ callee: Expression, _ arguments: [Argument], trailing: Closure?,
    labeledTrailing: [LabeledClosure]
  ) -> Expression {
    call(
      callee, size: arguments.size, trailing: trailing, labeledTrailing: labeledTrailing
    ) { printer in
      guard !arguments.isEmpty || trailing == nil else { return }
      printer.print(arguments: arguments, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    }
  }

  /// A call whose arguments are written one after the other.
  public static func call(
    _ callee: Expression, trailing: Closure? = nil,
    writing arguments: (inout ArgumentWriter) -> Void
  ) -> Expression {
    call(callee, size: 256, trailing: trailing, labeledTrailing: []) { printer in
      var writer = ArgumentWriter(printer)
      arguments(&writer)
      writer.finish(isOptional: trailing != nil)
      printer = writer.printer
    }
  }

  private static func call(
    _ callee: Expression, size: Int, trailing: Closure?, labeledTrailing: [LabeledClosure],
    writeArguments: (inout Printer) -> Void
  ) -> Expression {
    var chain = Chain()
    let capacity = callee.size + size + (trailing == nil ? 8 : 160)
    let code = Printer.code(capacity: capacity) { printer in
      chain = printer.print(callee: callee)
      chain.end = printer.out.end
      writeArguments(&printer)
      if let trailing { printer.print(trailing: trailing, labeledTrailing) }
    }
    let hasClosure = trailing != nil || callee.traits.trailingClosure == .own
    return Expression(
      .code(code),
      Traits(
        shape: chain.calls > 1 ? .chain : .plain, trailingClosure: hasClosure ? .own : .none,
        chain: chain))
  }

  /// What is written behind a base.
  private static func link(
    to base: Expression, shape: Shape = .plain, capacity: Int,
    _ write: (inout Printer, inout Chain) -> Void
  ) -> Expression {
    var chain = base.traits.chain ?? Chain()
    chain.lastMember = nil
    let code = Printer.code(capacity: base.size + capacity + 4) { printer in
      printer.print(base: base)
      write(&printer, &chain)
      chain.end = printer.out.end
    }
    return Expression(
      .code(code),
      Traits(
        shape: chain.calls > 1 ? .chain : shape,
        trailingClosure: base.isLink ? base.traits.trailingClosure : .none, chain: chain))
  }

  /// Whether it is a member, a call or the like, to which another can be linked without a group
  /// between them.
  var isLink: Bool { traits.chain != nil && traits.precedence == .postfix }
}

extension [Argument] {
  /// About how many bytes the arguments take.
  fileprivate var size: Int {
    reduce(8) { $0 + $1.value.size + ($1.label?.utf8.count ?? 0) + 8 }
  }
}

extension Printer {
  /// Prints what a member, call or subscript hangs on.
  fileprivate mutating func print(base: Expression) {
    if base.isLink { return write(base.spelling) }
    print(base, atLeast: .postfix)
  }

  /// Prints what is called. From the second call of a member on, all stand behind breaks.
  fileprivate mutating func print(callee: Expression) -> Expression.Chain {
    var chain = callee.traits.chain ?? Expression.Chain()
    guard callee.isLink, let member = chain.lastMember.map(Int.init),
      case .code(let code) = callee.spelling
    else {
      print(base: callee)
      chain.lastMember = nil
      return chain
    }
    chain.calls += 1
    chain.lastMember = nil
    switch chain.calls {
    case 1:
      chain.firstCall = Int32(truncatingIfNeeded: member)
      out.write(code)
    case 2:
      out.write(code[..<Int(chain.firstCall)])
      out.mark(.breakIn)
      out.write(code[Int(chain.firstCall)..<member])
      out.mark(.breakIn)
      out.write(code[member...])
    default:
      out.write(code[..<member])
      out.mark(.breakIn)
      out.write(code[member...])
    }
    return chain
  }

  fileprivate mutating func print(trailing closure: Closure, _ labeledClosures: [LabeledClosure]) {
    out.write(UInt8(ascii: " "))
    print(closure, onLinesOfItsOwn: !labeledClosures.isEmpty)
    for labeled in labeledClosures {
      out.write(UInt8(ascii: " "))
      write(name: labeled.label, in: .argumentLabel)
      out.write(": ")
      print(labeled.closure, onLinesOfItsOwn: true)
    }
  }

  fileprivate mutating func print(arguments: [Argument], open: UInt8, close: UInt8) {
    if arguments.count == 1, arguments[0].value.hugsParentheses {
      out.write(open)
      print(arguments[0])
      return out.write(close)
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
    if value.traits.shape == .chain { return print(chain: value, leadingBreak: true) }
    if value.hugsParentheses || value.traits.shape != .plain {
      out.write(UInt8(ascii: " "))
      return print(value)
    }
    out.mark(.fill)
    print(value)
  }
}

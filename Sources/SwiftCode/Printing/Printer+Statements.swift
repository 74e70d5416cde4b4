extension Printer {
  /// Prints statements, each from a line of its own.
  mutating func print(statements: [Statement]) {
    for statement in statements { print(statement) }
  }

  private mutating func print(_ statement: Statement) {
    switch statement {
    case .comment(let text): out.write(comment: text, marker: "// ")
    case .declaration(let declaration): print(declarations: [declaration], separated: false)
    default:
      out.startLine()
      printContent(of: statement)
      out.endLine()
    }
  }

  /// Prints a statement without the line around it.
  mutating func printContent(of statement: Statement) {
    switch statement {
    case .expression(let expression): print(expression)
    case .assignment(let target, let value):
      print(target)
      write(initializer: value)
    case .return(let value): print(jump: "return", value)
    case .throw(let value): print(jump: "throw", value)
    case .break: out.write("break")
    case .warning(let text): print(Expression.call("#warning", [.arg(.string(text))]))
    case .if(let conditions, let then, let otherwise): print(if: conditions, then, otherwise)
    case .guard(let conditions, let otherwise): print(guard: conditions, otherwise)
    case .switch(let subject, let cases): print(switch: subject, cases)
    case .declaration, .comment: break
    }
  }

  /// Writes statements behind an opening brace, beside it if it is one that fits there, and the closing
  /// brace.
  mutating func printInBraces(_ statements: [Statement]) {
    guard let statement = statements.inlineStatement else { return printBlock(statements) }
    out.mark(.openConsistent)
    out.mark(.spaceOrBreakIn)
    printContent(of: statement)
    out.mark(.spaceOrBreakOut)
    out.mark(.close)
    out.write("}")
  }

  /// Writes statements after an opening brace, and the closing brace.
  private mutating func printBlock(_ statements: [Statement]) {
    out.openBlock()
    print(statements: statements)
    out.closeBlock()
    out.write("}")
  }

  /// Writes a body in braces, on lines of its own unless it is empty.
  mutating func print(body: [Statement]) {
    out.mark(.reset)
    out.write("{")
    if body.isEmpty { return out.write("}") }
    printBlock(body)
  }

  /// Begins what stands with its body on one line if the body is one statement and all of it fits;
  /// `close(lineAround:)` ends it.
  mutating func openLine(around body: [Statement]?) {
    if body?.inlineStatement != nil { out.mark(.openConsistent) }
  }

  mutating func close(lineAround body: [Statement]) {
    guard let statement = body.inlineStatement else { return print(body: body) }
    out.mark(.reset)
    out.write("{")
    out.mark(.spaceOrBreakIn)
    printContent(of: statement)
    out.mark(.spaceOrBreakOut)
    out.write("}")
    out.mark(.close)
  }

  private mutating func print(jump keyword: StaticString, _ value: Expression?) {
    out.write(keyword)
    guard let value else { return }
    guard value.shape == .sequence else { return write(afterEquals: value) }
    out.write(" ")
    print(value)
  }

  // MARK: - Branches

  private mutating func print(
    if conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?
  ) {
    guard let otherwise else {
      openLine(around: then)
      out.write("if ")
      print(conditions: conditions)
      return close(lineAround: then)
    }
    out.write("if ")
    print(conditions: conditions)
    print(body: then)
    out.write(" else")
    print(body: otherwise)
  }

  private mutating func print(guard conditions: [Condition], _ otherwise: [Statement]) {
    out.write("guard")
    print(conditions: conditions, leadingBreak: true)
    out.mark(.reset)
    out.write("else {")
    printInBraces(otherwise)
  }

  private mutating func print(switch subject: Expression, _ cases: [SwitchCase]) {
    out.write("switch ")
    guardsTrailingClosures = true
    print(subject)
    guardsTrailingClosures = false
    out.write(" {")
    out.openBlock()
    for item in cases { print(item) }
    out.closeBlock()
    out.write("}")
  }

  private mutating func print(_ item: SwitchCase) {
    out.startOutdentedLine()
    openLine(around: item.body)
    if item.patterns.isEmpty {
      out.write("default")
    } else {
      out.write("case ")
      print(patterns: item.patterns)
    }
    out.write(":")
    guard let statement = item.body.inlineStatement else {
      out.endOutdentedLine()
      return print(statements: item.body)
    }
    out.mark(.spaceOrBreakIn)
    printContent(of: statement)
    out.mark(.close)
    out.endOutdentedLine()
  }

  private mutating func print(patterns: [Pattern]) {
    out.mark(.openFill)
    for index in patterns.indices {
      if index > 0 {
        out.write(",")
        out.mark(.spaceOrBreakIn)
      }
      print(patterns[index])
    }
    out.mark(.close)
  }
}

extension [Statement] {
  /// The statement of a body that may stand on its brace's line.
  fileprivate var inlineStatement: Statement? {
    guard count == 1, let statement = first else { return nil }
    switch statement {
    case .expression, .return, .assignment, .throw, .break: return statement
    case .declaration, .if, .guard, .switch, .comment, .warning: return nil
    }
  }
}

extension Printer {
  /// Prints statements, each from a line of its own.
  mutating func print(statements: [Statement]) {
    for statement in statements { print(statement) }
  }

  private mutating func print(_ statement: Statement) {
    switch statement {
    case .blankLine: out.endLine()
    case .comment(let text): out.write(comment: text, marker: "// ")
    case .raw(let lines): print(raw: lines)
    case .conditional(let block): print(block) { $0.print(statements: $1) }
    case .declaration(let declaration): print(declarations: [declaration], separated: false)
    default:
      out.startLine()
      printContent(of: statement)
      out.endLine()
    }
  }

  mutating func print(raw lines: [String]) {
    for line in lines {
      if !line.isEmpty {
        out.startLine()
        out.write(text: line)
      }
      out.endLine()
    }
  }

  /// Prints a statement without the line around it.
  mutating func printContent(of statement: Statement) {
    switch statement {
    case .expression(let expression): print(expression)
    case .assignment(let target, let infixOperator, let value):
      print(target)
      out.write(" ")
      out.write(text: infixOperator.text)
      write(afterEquals: value)
    case .return(let value): print(jump: "return", value)
    case .throw(let value): print(jump: "throw", value)
    case .break(let label): print(jump: "break", label.map(Expression.identifier))
    case .continue(let label): print(jump: "continue", label.map(Expression.identifier))
    case .fallthrough: out.write("fallthrough")
    case .if(let statement): print(statement)
    case .guard(let conditions, let otherwise): print(guard: conditions, otherwise)
    case .switch(let statement): print(statement, isExpression: false)
    case .forIn(let statement): print(statement)
    case .while(let conditions, let body):
      out.write("while ")
      print(conditions: conditions)
      print(body: body)
    case .repeatWhile(let body, let condition):
      out.write("repeat")
      print(body: body)
      out.write(" while ")
      print(condition)
    case .do(let statement): print(statement)
    case .defer(let body):
      out.write("defer")
      print(body: body)
    case .declaration, .comment, .blankLine, .conditional, .raw: break
    }
  }

  /// Writes a body in braces, on lines of its own unless it is empty.
  mutating func print(body: [Statement]) {
    out.mark(.reset)
    out.write("{")
    if body.isEmpty { return out.write("}") }
    printBlock(body)
  }

  private mutating func print(jump keyword: StaticString, _ value: Expression?) {
    out.write(keyword)
    guard let value else { return }
    switch value.shape {
    case .chain, .plain, .element: write(afterEquals: value)
    case .sequence, .conditional:
      out.write(" ")
      print(value)
    }
  }

  // MARK: - Branches

  mutating func print(_ statement: IfStatement) {
    for index in statement.branches.indices {
      if index > 0 { out.write(" else ") }
      out.write("if ")
      print(conditions: statement.branches[index].conditions)
      print(body: statement.branches[index].body)
    }
    if let otherwise = statement.otherwise {
      out.write(" else")
      print(body: otherwise)
    }
  }

  private mutating func print(guard conditions: [Condition], _ otherwise: [Statement]) {
    out.write("guard")
    print(conditions: conditions, leadingBreak: true)
    out.mark(.reset)
    out.write("else {")
    if let statement = otherwise.inlineStatement {
      printInline(statement)
    } else {
      printBlock(otherwise)
    }
  }

  mutating func print(_ statement: SwitchStatement, isExpression: Bool) {
    out.write("switch ")
    print(guarded: statement.subject)
    out.write(" {")
    out.openBlock()
    let isCompact = isExpression && statement.cases.allSatisfy { $0.body.inlineStatement != nil }
    for item in statement.cases { print(item, isCompact: isCompact) }
    out.closeBlock()
    out.write("}")
  }

  private mutating func print(_ item: SwitchCase, isCompact: Bool) {
    out.startOutdentedLine()
    for attribute in item.attributes {
      out.write(text: attribute.text)
      out.write(" ")
    }
    if item.patterns.isEmpty {
      out.write("default")
    } else {
      out.write("case ")
      print(patterns: item.patterns, isBroken: item.condition != nil && item.patterns.count > 1)
      print(where: item.condition)
    }
    out.write(":")
    if isCompact, let statement = item.body.inlineStatement {
      out.mark(.openConsistent)
      out.mark(.spaceOrBreakIn)
      printContent(of: statement)
      out.mark(.close)
      out.endOutdentedLine()
    } else {
      out.endOutdentedLine()
      print(statements: item.body)
    }
  }

  private mutating func print(patterns: [Pattern], isBroken: Bool) {
    // The formatter puts a condition's patterns on lines of their own.
    out.mark(isBroken ? .openBroken : .openFill)
    for index in patterns.indices {
      if index > 0 {
        out.write(",")
        out.mark(.spaceOrBreakIn)
      }
      print(patterns[index])
    }
    out.mark(.close)
  }

  /// Writes ` where condition`, on a line of its own if it does not fit.
  private mutating func print(
    where condition: Expression?, breaks: LayoutMark = .resetInGroup
  ) {
    guard let condition else { return }
    out.mark(.openConsistent)
    out.mark(breaks)
    out.write("where ")
    print(guarded: condition)
    out.mark(.close)
  }

  // MARK: - Loops and errors

  private mutating func print(_ statement: ForStatement) {
    out.write("for ")
    if statement.isTried { out.write("try ") }
    if statement.isAwaited { out.write("await ") }
    print(statement.pattern)
    out.mark(.fill)
    out.write("in ")
    print(guarded: statement.sequence)
    print(where: statement.condition)
    print(body: statement.body)
  }

  /// Prints an expression before the brace of a statement's body.
  private mutating func print(guarded expression: Expression) {
    guardsTrailingClosures = true
    print(expression)
    guardsTrailingClosures = false
  }

  private mutating func print(_ statement: DoStatement) {
    out.write("do")
    write(isAsync: false, throws: statement.throws)
    print(body: statement.body)
    for clause in statement.catches {
      out.write(" catch")
      if let pattern = clause.pattern {
        out.write(" ")
        print(pattern)
      }
      print(where: clause.condition, breaks: .spaceOrBreakIn)
      print(body: clause.body)
    }
  }

  // MARK: - Conditional compilation

  mutating func print<Element>(
    _ block: ConditionalCompilation<Element>, _ content: (inout Printer, [Element]) -> Void
  ) {
    for index in block.branches.indices {
      let branch = block.branches[index]
      if index == 0 { out.startLine() }
      if branch.condition.isEmpty {
        out.write("#else")
      } else {
        out.write(text: index == 0 ? "#if " : "#elseif ")
        out.write(text: branch.condition)
      }
      out.openBlock()
      content(&self, branch.elements)
      out.closeBlock()
    }
    out.write("#endif")
    out.endLine()
  }
}

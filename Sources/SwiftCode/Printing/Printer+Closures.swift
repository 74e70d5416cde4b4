extension Printer {
  /// Prints a closure, on the line of its braces if it is one statement that fits there.
  mutating func print(_ closure: Closure) {
    let wasGuarded = guardsTrailingClosures
    guardsTrailingClosures = false
    defer { guardsTrailingClosures = wasGuarded }
    out.write("{")
    if closure.hasLongCaptures {
      printBelow(closure)
      return
    }
    let hasSignature = write(signatureOf: closure)
    if closure.body.isEmpty {
      out.write(text: hasSignature ? " }" : "}")
    } else {
      printInBraces(closure.body)
    }
  }

  /// Writes what a closure captures and does after its opening brace, each on lines of its own, and
  /// the closing brace.
  private mutating func printBelow(_ closure: Closure) {
    out.openBlock()
    out.startLine()
    _ = write(signatureOf: closure, startsLine: true)
    out.endLine()
    print(statements: closure.body)
    out.closeBlock()
    out.write("}")
  }

  private mutating func write(signatureOf closure: Closure, startsLine: Bool = false) -> Bool {
    var isAny = false
    for attribute in closure.attributes {
      if isAny || !startsLine { out.write(" ") }
      isAny = true
      out.write(text: attribute.text)
    }
    if !closure.captures.isEmpty {
      if isAny || !startsLine { out.write(" ") }
      isAny = true
      out.write("[")
      write(names: closure.captures)
      out.write("]")
    }
    isAny = write(parametersOf: closure) || isAny
    if isAny { out.write(" in") }
    return isAny
  }

  private mutating func write(names: [String]) {
    for index in names.indices {
      if index > 0 { out.write(", ") }
      out.write(text: names[index])
    }
  }

  private mutating func write(parametersOf closure: Closure) -> Bool {
    let hasEffects = closure.isAsync || closure.throws != nil || closure.result != nil
    let needsParentheses = hasEffects || closure.parameters.contains { $0.type != nil }
    if needsParentheses {
      out.write(" ")
      writeList(
        closure.parameters, open: UInt8(ascii: "("), close: UInt8(ascii: ")"), weak: true
      ) { $0.print($1) }
    } else {
      for index in closure.parameters.indices {
        out.write(text: index > 0 ? ", " : " ")
        print(closure.parameters[index])
      }
    }
    write(isAsync: closure.isAsync, throws: closure.throws)
    if let result = closure.result {
      out.write(" -> ")
      print(result)
    }
    return needsParentheses || !closure.parameters.isEmpty
  }

  private mutating func print(_ parameter: ClosureParameter) {
    write(name: parameter.name, in: .declaration)
    if let type = parameter.type {
      out.write(": ")
      print(type)
    }
  }
}

extension Closure {
  /// Whether captures would fill most of the line of the opening brace.
  fileprivate var hasLongCaptures: Bool {
    captures.count > 1 && captures.reduce(0) { $0 + $1.utf8.count } > 60
  }
}

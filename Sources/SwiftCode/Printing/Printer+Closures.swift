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
    if !closure.captures.isEmpty {
      if !startsLine { out.write(" ") }
      out.write("[")
      write(names: closure.captures)
      out.write("]")
    }
    let isAny =
      !closure.captures.isEmpty || !closure.parameters.isEmpty || closure.result != nil
    if let result = closure.result {
      out.write(" ")
      writeList(
        closure.parameters, open: UInt8(ascii: "("), close: UInt8(ascii: ")"), group: .openWeak
      ) { $0.write(name: $1, in: .declaration) }
      out.write(" -> ")
      print(result)
    } else {
      for index in closure.parameters.indices {
        out.write(text: index > 0 ? ", " : " ")
        write(name: closure.parameters[index], in: .declaration)
      }
    }
    if isAny { out.write(" in") }
    return isAny
  }

  private mutating func write(names: [String]) {
    for index in names.indices {
      if index > 0 { out.write(", ") }
      out.write(text: names[index])
    }
  }
}

extension Closure {
  /// Whether captures would fill most of the line of the opening brace.
  fileprivate var hasLongCaptures: Bool {
    captures.count > 1 && captures.reduce(0) { $0 + $1.utf8.count } > 60
  }
}

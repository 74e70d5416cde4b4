extension Printer {
  mutating func print(_ pattern: Pattern) {
    switch pattern {
    case .binding(let keyword, let name):
      write(keyword: keyword)
      write(name: name, in: .pattern)
    case .enumCase(let type, let name, let payload):
      if let type { print(type) }
      out.write(".")
      write(name: name, in: .member)
      if let payload {
        writeList(payload, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) { $0.print($1) }
      }
    case .expression(let expression): print(expression)
    }
  }

  mutating func write(keyword: BindingKeyword) {
    out.write(keyword == .let ? "let " : "var ")
  }

  /// Prints a condition list, one condition per line if it does not fit.
  mutating func print(conditions: [Condition], leadingBreak: Bool = false) {
    guardsTrailingClosures = true
    out.mark(.openConsistent)
    if leadingBreak { out.mark(.spaceOrBreakIn) }
    for index in conditions.indices {
      if index > 0 {
        out.write(",")
        out.mark(.spaceOrBreakIn)
      }
      print(conditions[index])
    }
    out.mark(.close)
    guardsTrailingClosures = false
  }

  private mutating func print(_ condition: Condition) {
    switch condition {
    case .expression(let expression): print(expression)
    case .binding(let keyword, let name, let type, let value):
      write(keyword: keyword)
      write(name: name, in: .pattern)
      if let type {
        out.write(": ")
        print(type)
      }
      if let value { write(initializer: value) }
    }
  }
}

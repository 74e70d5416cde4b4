/// Closures, collections, and statements that give a value.
extension Expression {
  /// A closure.
  public static func closure(_ closure: Closure) -> Expression {
    Expression(Traits(kind: .closure), capacity: 128) { $0.print(closure) }
  }

  /// `[a, b]`
  public static func array(_ elements: [Expression]) -> Expression {
    let traits = Traits(kind: elements.isEmpty ? .other : .collection)
    return Expression(traits, capacity: 16 + elements.reduce(0) { $0 + $1.size + 4 }) { printer in
      printer.writeList(
        elements, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), trailingComma: true
      ) { $0.print($1) }
    }
  }

  /// `[a: b]`
  public static func dictionary(_ entries: [DictionaryEntry]) -> Expression {
    if entries.isEmpty { return Expression(.text("[:]")) }
    return Expression(Traits(kind: .collection)) { printer in
      printer.writeList(
        entries, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), trailingComma: true
      ) { printer, entry in
        printer.print(entry.key)
        printer.out.write(UInt8(ascii: ":"))
        printer.print(labeled: entry.value)
      }
    }
  }

  /// `(a, label: b)`
  public static func tuple(_ elements: [Argument]) -> Expression {
    Expression { printer in
      printer.writeList(elements, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) {
        $0.print($1)
      }
    }
  }

  /// An `if` that gives a value.
  public static func ifExpression(_ statement: IfStatement) -> Expression {
    Expression(Traits(precedence: .assignment, shape: .conditional)) { $0.print(statement) }
  }

  /// A `switch` that gives a value.
  public static func switchExpression(_ statement: SwitchStatement) -> Expression {
    Expression(Traits(precedence: .assignment, shape: .conditional)) {
      $0.print(statement, isExpression: true)
    }
  }

  /// About how many bytes its code has.
  var size: Int {
    switch spelling {
    case .text(let text), .implicitMember(let text), .literal(let text): text.utf8.count + 2
    case .code(let bytes): bytes.count
    }
  }
}

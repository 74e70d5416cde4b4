/// Names, literals of one token, and what is printed as it stands.
extension Expression {
  /// A name. A keyword gets backticks, but for `self`, `Self`, `super`, `nil`, `true`, `false` and
  /// `Any`; a dotted path is printed as it stands.
  public static func identifier(_ name: String) -> Expression {
    Expression(.text(SafeName.escaped(name, in: .expression)))
  }

  /// Text that is printed as it stands, on one line.
  public static func raw(_ text: String) -> Expression { Expression(.text(text)) }

  /// `nil`
  public static let `nil` = Expression(.text("nil"), Traits(kind: .nil))

  /// `true` or `false`
  public static func boolean(_ value: Bool) -> Expression {
    Expression(.text(value ? "true" : "false"))
  }

  /// An integer, its digits in groups of three from seven digits on.
  public static func integer(_ value: Int) -> Expression {
    Expression(.text(value.swiftLiteral), Traits(precedence: value < 0 ? .prefix : .postfix))
  }

  /// A floating-point number of exactly this value.
  public static func double(_ value: Double) -> Expression {
    Expression(.text(value.swiftLiteral), Traits(precedence: value < 0 ? .prefix : .postfix))
  }

  /// A string literal of plain text.
  public static func string(_ text: String) -> Expression {
    guard text.needsEscapes else { return Expression(.literal(text)) }
    return Expression(capacity: text.utf8.count + 16) { printer in
      printer.out.write(UInt8(ascii: "\""))
      printer.write(escaped: text)
      printer.out.write(UInt8(ascii: "\""))
    }
  }

  /// A string literal with interpolations.
  public static func string(_ segments: [StringSegment]) -> Expression {
    Expression { $0.print(string: segments) }
  }

  /// A type where an expression stands: `[Int]()`, `Foo<Bar>.self`.
  public static func type(_ type: SwiftType) -> Expression {
    let precedence: Precedence =
      switch type {
      case .any, .some, .composition, .function: .prefix
      default: .postfix
      }
    if case .named(let name) = type, !Keywords.needsBackticks(name, in: .type) {
      return Expression(.text(name))
    }
    return Expression(Traits(precedence: precedence)) { $0.print(type) }
  }

  /// `\Root.a.b`
  public static func keyPath(root: SwiftType?, _ components: [String]) -> Expression {
    Expression { printer in
      printer.out.write("\\")
      if let root { printer.print(root) }
      for component in components {
        printer.out.write(".")
        printer.out.write(text: component)
      }
    }
  }
}

extension Int {
  fileprivate var swiftLiteral: String {
    let digits = String(self)
    guard magnitude >= 1_000_000 else { return digits }
    var literal = ""
    var left = digits.utf8.count - (self < 0 ? 1 : 0)
    for character in digits {
      literal.append(character)
      guard character != "-" else { continue }
      left -= 1
      if left > 0, left % 3 == 0 { literal.append("_") }
    }
    return literal
  }
}

extension Double {
  fileprivate var swiftLiteral: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return description
  }
}

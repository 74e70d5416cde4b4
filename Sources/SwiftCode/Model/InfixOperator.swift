/// How tightly an expression holds together; a looser one inside a tighter one gets parentheses.
public enum Precedence: UInt8, Sendable, Comparable {
  case assignment, arrow, ternary, defaultGroup, logicalDisjunction, logicalConjunction
  case comparison, nilCoalescing, casting, range, addition, multiplication, bitwiseShift
  case prefix, postfix

  public static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}

/// An infix operator with its place in the standard library's precedence groups.
public struct InfixOperator: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The operator's characters.
  public let text: String
  /// The group it belongs to.
  public let precedence: Precedence

  /// Creates one of the standard library's operators, or another of the default group.
  public init(_ text: String) { self.init(text, precedence: Self.standardPrecedence(of: text)) }

  /// Creates an operator of a group.
  public init(_ text: String, precedence: Precedence) {
    self.text = text
    self.precedence = precedence
  }

  /// Creates one of the standard library's operators, or another of the default group.
  public init(stringLiteral text: String) { self.init(text) }

  /// Whether `a op b op c` reads without parentheses.
  var isLeftAssociative: Bool {
    switch precedence {
    case .logicalDisjunction, .logicalConjunction, .addition, .multiplication: true
    default: false
    }
  }

  /// Whether it is `&&`, `||` or binds like them.
  var isLogical: Bool { precedence == .logicalConjunction || precedence == .logicalDisjunction }

  /// Whether it is printed without spaces around it.
  var isTight: Bool { precedence == .range }

  private static func standardPrecedence(of text: String) -> Precedence {
    // Packed, because comparing strings would be most of what building an expression costs.
    var packed: UInt32 = 0
    guard text.utf8.count <= 3 else { return .defaultGroup }
    for byte in text.utf8 { packed = packed << 8 | UInt32(byte) }
    return table.first { $0.packed == packed }?.precedence ?? .defaultGroup
  }

  private static let table: [(packed: UInt32, precedence: Precedence)] = {
    let groups: [(Precedence, [String])] = [
      (.comparison, ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="]),
      (.logicalConjunction, ["&&"]), (.logicalDisjunction, ["||"]), (.nilCoalescing, ["??"]),
      (.assignment, ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>="]),
      (.addition, ["+", "-", "&+", "&-", "|", "^"]), (.multiplication, ["*", "/", "%", "&*", "&"]),
      (.range, ["...", "..<"]), (.bitwiseShift, ["<<", ">>"]),
    ]
    return groups.flatMap { precedence, texts in
      texts.map { text in
        (packed: text.utf8.reduce(0) { $0 << 8 | UInt32($1) }, precedence: precedence)
      }
    }
  }()
}

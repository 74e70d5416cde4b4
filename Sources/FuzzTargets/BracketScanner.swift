/// Looks whether the brackets of Swift code match, those in texts and comments left out.
///
/// It knows what the emitter writes: line comments, texts on one line, and code within them.
struct BracketScanner {
  private let code: [UInt8]
  private var index = 0
  /// The brackets that are to come, innermost last; a quote stands for a text.
  private var expected: [UInt8] = []

  init(_ code: [UInt8]) {
    self.code = code
  }

  var areBalanced: Bool {
    mutating get {
      while index < code.count {
        guard expected.last == Self.quote ? scanText() : scanCode() else { return false }
        index += 1
      }
      return expected.isEmpty
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private mutating func scanCode() -> Bool {
    switch code[index] {
    case UInt8(ascii: "("): expected.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): expected.append(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): expected.append(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return expected.popLast() == code[index]
    case Self.quote: expected.append(Self.quote)
    case UInt8(ascii: "/") where code[index...].starts(with: [0x2F, 0x2F]):
      index = code[index...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
    default: break
    }
    return true
  }

  /// A text ends on its line; a backslash takes the next character with it, or begins code.
  private mutating func scanText() -> Bool {
    switch code[index] {
    case UInt8(ascii: "\n"): return false
    case Self.quote: expected.removeLast()
    case UInt8(ascii: "\\"):
      index += 1
      guard index < code.count else { return false }
      if code[index] == UInt8(ascii: "(") { expected.append(UInt8(ascii: ")")) }
    default: break
    }
    return true
  }
}

extension Printer {
  mutating func print(literal: Expression) {
    switch literal {
    case .plainString(let text):
      out.write(UInt8(ascii: "\""))
      write(escaped: text)
      out.write(UInt8(ascii: "\""))
    case .string(let segments): print(string: segments)
    case .integer(let value): print(integer: value)
    case .double(let value): out.write(value.swiftLiteral)
    case .boolean(let value): out.write(value ? "true" : "false")
    default: out.write("nil")
    }
  }

  private mutating func print(string segments: [StringSegment]) {
    out.write(UInt8(ascii: "\""))
    for segment in segments {
      switch segment {
      case .text(let text): write(escaped: text)
      case .interpolation(let expression):
        out.write("\\(")
        // A line break in it would not be wrong, but unreadable.
        out.suspendBreaks()
        print(expression)
        out.resumeBreaks()
        out.write(UInt8(ascii: ")"))
      }
    }
    out.write(UInt8(ascii: "\""))
  }

  private mutating func write(escaped text: String) {
    if text.utf8.allSatisfy(\.needsNoEscape) { return out.write(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out.write("\\\"")
      case "\\": out.write("\\\\")
      case "\n": out.write("\\n")
      case "\r": out.write("\\r")
      case "\t": out.write("\\t")
      case "\0": out.write("\\0")
      default:
        if scalar.isInvisible {
          out.write("\\u{")
          out.write(String(scalar.value, radix: 16, uppercase: true))
          out.write("}")
        } else if scalar.isASCII {
          out.write(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          out.write(String(scalar))
        }
      }
    }
  }

  /// Writes an integer, its digits in groups of three from seven digits on.
  private mutating func print(integer value: Int) {
    let digits = String(value.magnitude)
    if value < 0 { out.write("-") }
    guard digits.utf8.count >= 7 else { return out.write(digits) }
    var left = digits.utf8.count
    for digit in digits.utf8 {
      out.write(digit)
      left -= 1
      if left > 0, left % 3 == 0 { out.write(UInt8(ascii: "_")) }
    }
  }

  mutating func print(array elements: [Expression]) {
    writeList(
      elements, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), trailingComma: true
    ) { $0.print($1) }
  }

  mutating func print(dictionary entries: [DictionaryEntry]) {
    if entries.isEmpty { return out.write("[:]") }
    writeList(
      entries, open: UInt8(ascii: "["), close: UInt8(ascii: "]"), trailingComma: true
    ) { printer, entry in
      printer.print(entry.key)
      printer.out.write(UInt8(ascii: ":"))
      printer.print(labeled: entry.value)
    }
  }

  mutating func print(tuple elements: [Argument]) {
    writeList(elements, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) { $0.print($1) }
  }
}

extension UInt8 {
  /// Whether it is a printable ASCII character that means itself in a string literal.
  fileprivate var needsNoEscape: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// Whether it would not show in source, or change how the line reads.
  fileprivate var isInvisible: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      return true
    case .spaceSeparator: return true
    default: return false
    }
  }
}

extension Double {
  /// A literal or expression of exactly this value.
  fileprivate var swiftLiteral: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return description
  }
}

extension Printer {
  /// Prints a string literal of plain text.
  mutating func print(string text: String) {
    out.write(UInt8(ascii: "\""))
    write(escaped: text)
    out.write(UInt8(ascii: "\""))
  }

  /// Prints a string literal with interpolations.
  mutating func print(string segments: [StringSegment]) {
    out.write(UInt8(ascii: "\""))
    for segment in segments {
      switch segment {
      case .text(let text): write(escaped: text)
      case .interpolation(let expression):
        out.write("\\(")
        print(unbroken: expression)
        out.write(UInt8(ascii: ")"))
      }
    }
    out.write(UInt8(ascii: "\""))
  }

  /// Prints an expression within a string, where a line break would not be wrong, but unreadable.
  private mutating func print(unbroken expression: Expression) {
    let wasGuarded = guardsTrailingClosures
    let wasUnbroken = out.isUnbroken
    guardsTrailingClosures = false
    out.isUnbroken = true
    print(expression)
    out.isUnbroken = wasUnbroken
    guardsTrailingClosures = wasGuarded
  }

  private mutating func write(escaped text: String) {
    guard text.needsEscapes else { return out.write(text: text) }
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
          out.write(text: String(scalar.value, radix: 16, uppercase: true))
          out.write("}")
        } else if scalar.isASCII {
          out.write(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          out.write(text: String(scalar))
        }
      }
    }
  }
}

extension String {
  /// Whether a string literal of it differs from the text.
  fileprivate var needsEscapes: Bool {
    utf8.withContiguousStorageIfAvailable { !$0.allSatisfy(\.needsNoEscape) }
      ?? !utf8.allSatisfy(\.needsNoEscape)
  }
}

extension Int {
  /// Its digits, in groups of three from seven digits on.
  var swiftLiteral: String {
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
  var swiftLiteral: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return description
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

extension Printer {
  /// Prints a string literal with interpolations.
  mutating func print(string segments: [StringSegment]) {
    out.write(UInt8(ascii: "\""))
    for segment in segments {
      switch segment {
      case .text(let text): write(escaped: text)
      case .interpolation(let expression):
        out.write("\\(")
        // A line break in it would not be wrong, but unreadable.
        printUnbroken(expression)
        out.write(UInt8(ascii: ")"))
      }
    }
    out.write(UInt8(ascii: "\""))
  }

  private mutating func printUnbroken(_ expression: Expression) {
    guard case .code(let code) = expression.spelling else { return write(expression.spelling) }
    out.write(code.withoutBreaks)
  }

  mutating func write(escaped text: String) {
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
  var needsEscapes: Bool {
    utf8.withContiguousStorageIfAvailable { !$0.allSatisfy(\.needsNoEscape) }
      ?? !utf8.allSatisfy(\.needsNoEscape)
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

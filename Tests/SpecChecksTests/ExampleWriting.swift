import Diagnostics

/// Ways in which the same text may be written to a file.
enum ExampleWriting: CaseIterable {
  case asItStands
  /// With characters before each document that have several bytes, UTF-16 units or code points.
  case behindEmoji
  /// With line ends as on Windows.
  case withCarriageReturns
  case withByteOrderMark
  case all

  /// Writes an example anew; its marks go along.
  func applied(to example: RuleExample) -> RuleExample {
    RuleExample(example.files.map { ($0.path, applied(to: $0.markedText, path: $0.path)) })
  }

  private func applied(to text: String, path: String) -> String {
    // What is said of a file as a whole is said at its start.
    let start = "‹›"
    guard !text.hasPrefix(start) else {
      return start + applied(to: String(text.dropFirst(start.count)), path: path)
    }
    switch self {
    case .asItStands: return text
    case .behindEmoji: return Self.behindEmoji(text, path: path)
    case .withCarriageReturns: return text.replacing("\n", with: "\r\n")
    case .withByteOrderMark: return "\u{FEFF}" + text
    case .all:
      return "\u{FEFF}" + Self.behindEmoji(text, path: path).replacing("\n", with: "\r\n")
    }
  }

  private static let emoji = "👩‍👩‍👧 🇸🇪 ü e\u{301} 語"

  private static func behindEmoji(_ text: String, path: String) -> String {
    switch path.split(separator: ".").last {
    case "yaml", "yml":
      // Behind a directive no comment may stand.
      guard !text.hasPrefix("%"), !text.hasPrefix("‹%") else { return text }
      return "# \(emoji)\n" + text.replacing("\n---\n", with: "\n---\n# \(emoji)\n")
    case "graphql": return "# \(emoji)\n" + text
    case "strings": return "/* \(emoji) */ " + text
    case "xcstrings":
      let strings = #""strings": {"#
      let string = "\"\(emoji)\": { \"shouldTranslate\": false }"
      return text.replacing(strings, with: "\(strings) \(string), ", maxReplacements: 1)
    case "json":
      // What servers send besides is passed over.
      return text.replacing(/\{›?/, maxReplacements: 1) { brace in
        let isEmpty = text[brace.range.upperBound...].first { !$0.isWhitespace } == "}"
        return "\(brace.output) \"\(emoji)\": 0\(isEmpty ? "" : ",")"
      }
    default: return text
    }
  }
}

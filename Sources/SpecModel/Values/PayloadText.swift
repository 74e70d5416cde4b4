import SourceText

/// How values in payloads stand in specs.
package enum PayloadText {
  /// A value as it can stand anywhere in YAML: as it is where that is read as a text, and else in quotes.
  package static func written(_ value: String) -> String {
    isPlain(value) ? value : quoted(value)
  }

  /// A value in double quotes.
  package static func quoted(_ value: String) -> String {
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n").replacing("\t", with: "\\t"))\""
  }

  /// Whether it is a text without quotes, whoever reads it.
  package static func isPlain(_ value: String) -> Bool {
    guard let first = value.utf8.first, first.isLetter else { return false }
    return value.utf8.allSatisfy {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    } && !words.contains(value.lowercased())
  }

  /// What YAML has as truth or as nothing, in one of its versions.
  private static let words: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null",
  ]
}

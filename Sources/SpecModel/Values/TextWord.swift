/// What others call that which says what a text is.
package enum TextWord {
  private static let all: Set<String> = [
    "body", "caption", "content", "copy", "headline", "heading", "label", "literal", "message",
    "name", "string", "text", "title",
  ]

  /// The key of a text that such a word stands for: which one is meant is seen by the value behind it.
  ///
  /// - Returns: nil for any other word.
  package static func key(calledBy word: String, before value: String) -> String? {
    guard all.contains(word.lowercased()), !value.isEmpty else { return nil }
    if value.hasPrefix("$") { return "value" }
    let isKey = value.utf8.allSatisfy { isNameByte($0) || ".-".utf8.contains($0) }
    return isKey ? "key" : "verbatim"
  }
}

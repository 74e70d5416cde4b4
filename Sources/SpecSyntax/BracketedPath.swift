/// Paths whose keys stand in brackets, as scripts and other tools write them: `stats["likes"]`, or `stats.[likes]`.
package enum BracketedPath {
  /// The path with a dot before each of its keys.
  ///
  /// - Returns: nil where nothing stands in brackets, or something else than a key.
  package static func dotted(_ text: String) -> String? { dotted(text, step: key) }

  /// The path with a dot before each of its keys, and before each number of an element: `$item.tags.0` for `$item.tags[0]`.
  ///
  /// - Returns: nil where nothing stands in brackets, or neither a key nor the number of an element.
  package static func withElements(_ text: String) -> String? {
    dotted(text) { element($0) ?? key($0) }
  }

  private static func dotted(_ text: String, step: (Substring) -> Substring?) -> String? {
    var path = ""
    var rest = text[...]
    while let opening = rest.firstIndex(of: "["),
      let closing = rest[opening...].firstIndex(of: "]")
    {
      guard let step = step(rest[rest.index(after: opening)..<closing]) else { return nil }
      let before = rest[..<opening]
      path += before.hasSuffix(".") ? before.dropLast() : before
      path += ".\(step)"
      rest = rest[rest.index(after: closing)...]
    }
    path += rest
    return path != text && !path.hasPrefix(".") && !path.contains("[") ? path : nil
  }

  /// What stands in brackets, without its quotes, where it is a name.
  private static func key(_ text: Substring) -> Substring? {
    var key = text
    if let quote = key.first, "\"'".contains(quote) {
      guard key.count > 2, key.last == quote else { return nil }
      key = key.dropFirst().dropLast()
    }
    let isName = key.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
    return isName && key.first?.isNumber == false && Int(key) == nil ? key : nil
  }

  /// The step to the element with a number; the last one is `-1` in scripts.
  private static func element(_ text: Substring) -> Substring? {
    if text == "-1" { return "last" }
    return !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) } ? text : nil
  }
}

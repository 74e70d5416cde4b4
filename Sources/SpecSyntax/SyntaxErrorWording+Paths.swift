import SourceText

/// Paths with brackets among what stands in braces and brackets itself.
extension SyntaxErrorWording {
  /// `json: stats.[likes]`, or `items: data.posts[]`, where libyaml stopped at the bracket within it.
  var bracketInPath: SyntaxProblem? {
    guard byte(at: offset) == UInt8(ascii: "[") else { return nil }
    var start = offset
    while start > 0, isInPath(source[start - 1]) { start -= 1 }
    var end = offset
    while end < source.count, isInPath(source[end]) || source[end] == UInt8(ascii: "[") {
      guard source[end] == UInt8(ascii: "[") else {
        end += 1
        continue
      }
      let line = end..<lineEnd(end)
      guard let closing = source[line].firstIndex(of: UInt8(ascii: "]")) else { return nil }
      end = closing + 1
    }
    guard start < offset, source[start] != UInt8(ascii: "-") else { return nil }
    let text = String(decoding: source[start..<end], as: UTF8.self)
    if let path = BracketedPath.dotted(text) {
      return problem("a key of a path stands behind a dot, and not in brackets", start..<end, path)
    }
    // `$.data[0]` is a path into an answer in the words of other tools.
    let isValue = text.hasPrefix("$") && !text.hasPrefix("$.")
    if isValue, let path = BracketedPath.withElements(text) {
      return problem(
        "an element of a list stands behind a dot, and not in brackets", start..<end, path)
    }
    let whole = text.replacing("[]", with: "")
    if text == "\(whole)[]", whole.first?.isUppercase == true, whole.utf8.allSatisfy(\.isInName) {
      return problem("a list of a type has its brackets around it", start..<end, "\"[\(whole)]\"")
    }
    guard !whole.contains("[") else {
      return SyntaxProblem(
        .yamlSyntax, "no path leads to \(isValue ? "such an" : "one") element of a list",
        at: ByteSpan(start..<end), help: [helpOnElement(of: text, isValue: isValue)])
    }
    return problem("a path with brackets stands in quotes here", start..<end, "\"\(text)\"")
  }

  /// What to do in the place of an element that has no path.
  private func helpOnElement(of path: String, isValue: Bool) -> String {
    if isValue {
      return
        "an element has a path by its number only, as in `.0`: the app picks others in a `computed` field"
    }
    return path.hasPrefix("$")
      ? "a list is shown by `source:`, and the app picks one of it in a `computed` field"
      : "declare the list as a field, and read it where it is shown"
  }

  private func problem(_ message: String, _ place: Range<Int>, _ meant: String) -> SyntaxProblem {
    SyntaxProblem(
      .yamlSyntax, message, at: ByteSpan(place), help: ["write `\(meant)`"],
      correction: .init("write `\(meant)`", isSafe: false, replacing: place, by: meant))
  }

  private func isInPath(_ byte: UInt8) -> Bool { byte.isInName || ".$-".utf8.contains(byte) }
}

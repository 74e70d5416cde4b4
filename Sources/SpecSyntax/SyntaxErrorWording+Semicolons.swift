import SourceText

/// Semicolons where commas part what stands in braces and brackets.
extension SyntaxErrorWording {
  /// The first semicolon between what the bracket that is open holds, where libyaml stopped at it or behind it.
  var semicolonForComma: SyntaxProblem? {
    guard lineStart(offset) == lineStart(context) else { return nil }
    let all = semicolons
    guard let first = all.first, first <= offset else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "a `;` parts nothing: what stands in braces and brackets is parted by `,`",
      at: character(at: first), related: [contextPlace("the bracket is here")],
      help: ["write `,`"],
      correction: .init(
        all.count == 1 ? "write a comma" : "write commas", isSafe: false,
        edits: all.map { .init(span: ByteSpan($0..<$0 + 1), text: ",") }))
  }

  /// The semicolons before a space that stand in the line of the open bracket and right within that, outside quotes.
  private var semicolons: [Int] {
    var found: [Int] = []
    var depth = 0
    var quote: UInt8?
    for index in context..<max(lineEnd(context), context) {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      // A quote within a word is an apostrophe.
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if " \t{[,:;".utf8.contains(source[max(index - 1, 0)]) { quote = byte }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ";") where depth == 1 && self.byte(at: index + 1)?.isBlank == true:
        found.append(index)
      default: break
      }
      if depth == 0 { break }
    }
    return found
  }
}

import SourceText

/// Texts in quotes that YAML knows nothing of, whose braces, commas and colons it reads as its own.
extension SyntaxErrorWording {
  /// `“Post {$parameters.postID}”`, around where libyaml stopped.
  var typographicQuotes: SyntaxProblem? {
    let end = lineEnd(offset)
    var position = lineStart(offset)
    var opened: (start: Int, quote: Character)?
    while position < end {
      guard let found = typographicQuote(at: position) else {
        position += 1
        continue
      }
      let after = position + found.length
      if let opening = opened {
        if opening.quote == found.quote {
          if position >= offset { return problem(from: opening.start, to: after, opening.quote) }
          opened = nil
        }
      } else if position < offset, position > 0, " [{,:".utf8.contains(source[position - 1]) {
        opened = (position, found.quote)
      }
      position = after
    }
    return nil
  }

  private func problem(from start: Int, to end: Int, _ quote: Character) -> SyntaxProblem {
    let text = String(decoding: source[start..<end], as: UTF8.self)
    let inner = text.dropFirst().dropLast()
    return SyntaxProblem(
      .yamlSyntax, "`\(text.prefix(1))` and `\(text.suffix(1))` quote nothing in YAML",
      at: ByteSpan(start..<end), help: ["write `\(quote)\(inner)\(quote)`"])
  }

  /// The quote that a typographic one is taken for, and how many bytes that one has.
  private func typographicQuote(at place: Int) -> (quote: Character, length: Int)? {
    guard source[place] == 0xE2 || source[place] == 0xC2 else { return nil }
    let length = source[place] == 0xE2 ? 3 : 2
    guard place + length <= source.count,
      let scalar = String(decoding: source[place..<(place + length)], as: UTF8.self)
        .unicodeScalars.first, let quote = Lookalikes.plainQuote(scalar)
    else { return nil }
    return (quote, length)
  }
}

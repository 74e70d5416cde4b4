import SourceText

/// Lines that are indented as nothing around them is.
extension SyntaxErrorWording {
  /// The hyphen of an item without a space behind it, which makes a key of it: libyaml notices at the item after
  /// it, which is none of the mapping's keys.
  var missingSpaceAfterHyphen: SyntaxProblem? {
    let hyphens = [offset, context].filter { $0 < source.count && $0 == firstNonBlank(from: lineStart($0)) }
    guard let hyphen = hyphens.first(where: isHyphenOfWord) else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "a space is missing behind the hyphen of this item", at: character(at: hyphen),
      help: ["an item begins with a hyphen and a space"],
      correction: .init(
        "put a space behind it", isSafe: true, replacing: hyphen + 1..<hyphen + 1, by: " "))
  }

  private func isHyphenOfWord(_ offset: Int) -> Bool {
    source[offset] == UInt8(ascii: "-") && byte(at: offset + 1)?.isLetter == true
  }

  /// A key that stands in line with the hyphens of a list, and belongs to what the list belongs to.
  var keyAmongItems: SyntaxProblem? {
    guard let key = key(at: offset), context < source.count,
      let owner = lineBefore(context, isWanted: { column(of: $0) < column(of: context) }),
      let ownersKey = firstKey(inLineAt: owner),
      let name = self.key(at: ownersKey), column(of: ownersKey) < column(of: offset)
    else { return nil }
    let indentation = String(repeating: " ", count: column(of: ownersKey))
    return SyntaxProblem(
      .yamlSyntax,
      "`\(key)` stands among the items of the list of `\(name)`, and is none of them",
      at: ByteSpan(offset..<offset + key.utf8.count),
      related: [.init(span: character(at: ownersKey), message: "the list is that of this key")],
      help: [
        "indent it like `\(name)` if it stands beside that; what belongs to an item stands below its first key"
      ],
      correction: .init(
        "indent it like `\(name)`", isSafe: false, replacing: lineStart(offset)..<offset,
        by: indentation))
  }

  /// A key further out than those before and after it, which libyaml takes for the end of their mapping: it
  /// notices at the key after it.
  var outdentedKey: SyntaxProblem? {
    let deep = column(of: offset)
    guard key(at: offset) != nil, let line = lineBefore(offset, isWanted: { _ in true }),
      column(of: line) < deep, let key = key(at: line), isComplete(line),
      let before = lineBefore(line, isWanted: { _ in true }), column(of: before) >= deep,
      let sibling = lineBefore(line, isWanted: { column(of: $0) <= deep }),
      column(of: sibling) == deep,
      let owner = lineBefore(sibling, isWanted: { column(of: $0) < deep }),
      column(of: owner) >= column(of: line), let ownersKey = firstKey(inLineAt: owner),
      let name = self.key(at: ownersKey)
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "`\(key)` stands further out than the keys before and after it",
      at: ByteSpan(line..<line + key.utf8.count),
      related: [.init(span: character(at: ownersKey), message: "these are keys of `\(name)`")],
      help: ["indent it like them: it is a key of `\(name)`"],
      correction: .init(
        "indent it like them", isSafe: false, replacing: lineStart(line)..<line,
        by: String(repeating: " ", count: deep)))
  }

  /// Where the text begins of the nearest line before another one that has some and is wanted.
  private func lineBefore(_ offset: Int, isWanted: (Int) -> Bool) -> Int? {
    var start = lineStart(offset)
    while start > 0 {
      start = lineStart(start - 1)
      let text = firstNonBlank(from: start)
      guard let first = byte(at: text), !first.isLineBreak, first != UInt8(ascii: "#") else {
        continue
      }
      if isWanted(text) { return text }
    }
    return nil
  }

  private func column(of offset: Int) -> Int { offset - lineStart(offset) }

  /// The name of the key that begins at an offset.
  private func key(at offset: Int) -> String? {
    var end = offset
    while let byte = byte(at: end), byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
      end += 1
    }
    guard end > offset, byte(at: end) == UInt8(ascii: ":"), byte(at: end + 1)?.isWhiteSpace ?? true
    else { return nil }
    return String(decoding: source[offset..<end], as: UTF8.self)
  }

  /// Where the first key of a line stands, which may be that of an item.
  private func firstKey(inLineAt offset: Int) -> Int? {
    var start = offset
    while byte(at: start) == UInt8(ascii: "-"), byte(at: start + 1)?.isBlank == true {
      start = firstNonBlank(from: start + 1)
    }
    return byte(at: start).map { $0.isLineBreak } == false ? start : nil
  }

  /// Whether a line with a key has its value, too.
  private func isComplete(_ line: Int) -> Bool {
    guard let colon = firstColon(from: line) else { return false }
    let value = firstNonBlank(from: colon + 1)
    guard let first = byte(at: value) else { return false }
    return !first.isLineBreak && !"#|>".utf8.contains(first)
  }
}

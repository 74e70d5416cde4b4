import SourceText

/// Lines that are indented as nothing around them is.
extension SyntaxErrorWording {
  /// The hyphen of an item without a space behind it, which makes a key of it: libyaml notices at the item after
  /// it, which is none of the mapping's keys.
  var missingSpaceAfterHyphen: SyntaxProblem? {
    let hyphens = [offset, context].filter {
      $0 < source.count && $0 == firstNonBlank(from: lineStart($0))
    }
    return hyphens.first(where: isHyphenOfItem).map(missingSpace)
  }

  /// Such a hyphen in the line before that of a key, which libyaml takes for the rest of the first key's value, or at
  /// the beginning of the key's own line.
  func missingSpaceAfterHyphen(around text: Int) -> SyntaxProblem? {
    if isHyphenOfItem(text) { return missingSpace(after: text) }
    guard let line = lineBefore(text, isWanted: { _ in true }), isHyphenOfItem(line),
      key(at: line + 1) != nil, column(of: line) < column(of: text)
    else { return nil }
    return missingSpace(after: line)
  }

  private func missingSpace(after hyphen: Int) -> SyntaxProblem {
    var end = hyphen + 1
    while let byte = byte(at: end), byte.isLetterOrDigit || byte == UInt8(ascii: "_") { end += 1 }
    // A bracket says enough of what stands in it; the colon belongs to what is written.
    if end == hyphen + 1 { end += 1 }
    let beginning = String(decoding: source[hyphen + 1..<end], as: UTF8.self)
    let colon = byte(at: end) == UInt8(ascii: ":") ? ":" : ""
    return SyntaxProblem(
      .yamlSyntax, "a space is missing behind the hyphen of this item",
      at: ByteSpan(hyphen..<end), help: ["write `- \(beginning)\(colon)`"],
      correction: .init(
        "put a space behind it", isSafe: true, replacing: hyphen + 1..<hyphen + 1, by: " "))
  }

  private func isHyphenOfItem(_ offset: Int) -> Bool {
    guard byte(at: offset) == UInt8(ascii: "-"), let next = byte(at: offset + 1) else {
      return false
    }
    return next.isLetter || next == UInt8(ascii: "{") || next == UInt8(ascii: "[")
  }

  /// A line among the items of a list, in line with their hyphens, that has none and is no key.
  var missingHyphen: SyntaxProblem? {
    guard context < source.count, context == firstNonBlank(from: lineStart(context)) else {
      return nil
    }
    let depth = column(of: context)
    let before = lineBefore(context, isWanted: { column(of: $0) <= depth })
    let after = lineAfter(context)
    guard
      before.map({ isItem($0, at: depth) }) == true || after.map({ isItem($0, at: depth) }) == true
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "an item of the list has no hyphen before it", at: character(at: context),
      help: ["begin it with a hyphen and a space, `- `, as the others"],
      correction: .init(
        "put the hyphen before it", isSafe: false, replacing: context..<context, by: "- "))
  }

  /// Two hyphens before the first key of an item, whose other keys stand below the second.
  var doubledHyphen: SyntaxProblem? {
    guard context < source.count, source[context] == UInt8(ascii: "-"), key(at: offset) != nil,
      column(of: context) == column(of: offset)
    else { return nil }
    let first = firstNonBlank(from: lineStart(context))
    guard first < context, source[first] == UInt8(ascii: "-"),
      firstNonBlank(from: first + 1) == context
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "two hyphens begin a list within the list", at: ByteSpan(first..<context + 1),
      help: ["leave one of them out"],
      correction: .init(
        "leave one of them out", isSafe: false, replacing: first..<context, by: ""))
  }

  /// A key that stands in line with the hyphens of a list, and belongs to what the list belongs to.
  var keyAmongItems: SyntaxProblem? {
    // Nothing stands further out than the first column, and looking for it would go through the whole file.
    if let problem = itemAfterLine { return problem }
    guard let key = key(at: offset), context < source.count, column(of: context) > 0,
      let owner = lineBefore(context, isWanted: { column(of: $0) < column(of: context) }),
      let ownersKey = firstKey(inLineAt: owner),
      let name = self.key(at: ownersKey), column(of: ownersKey) < column(of: offset)
    else { return nil }
    let span = ByteSpan(offset..<offset + key.utf8.count)
    let message = "`\(key)` stands among the items of the list of `\(name)`, and is none of them"
    if let sibling = firstKeyOfItem(goingOnAfter: offset), let first = self.key(at: sibling) {
      return SyntaxProblem(
        .yamlSyntax, message, at: span,
        related: [.init(span: character(at: sibling), message: "the item before it begins here")],
        help: [
          isComplete(sibling)
            ? "indent it like `\(first)`: what belongs to an item stands below its first key"
            : "indent it below `\(first)`, which has no value yet"
        ],
        correction: isComplete(sibling)
          ? indenting(offset, to: column(of: sibling), "indent it like `\(first)`")
          : indenting(offset, to: column(of: sibling) + Self.step, "indent it below `\(first)`"))
    }
    return SyntaxProblem(
      .yamlSyntax, message, at: span,
      related: [.init(span: character(at: ownersKey), message: "the list is that of this key")],
      help: [
        "indent it like `\(name)` if it stands beside that; what belongs to an item stands below its first key"
      ],
      correction: indenting(offset, to: column(of: ownersKey), "indent it like `\(name)`"))
  }

  /// Indents a line to a column, and the lines up to the next item with it.
  private func indenting(
    _ line: Int, to goal: Int, _ title: String
  ) -> SyntaxProblem.Correction {
    let depth = column(of: line)
    var edits = [SyntaxProblem.Correction.Edit]()
    var text = line
    repeat {
      let indentation = max(column(of: text) - depth + goal, 0)
      edits.append(
        .init(
          span: ByteSpan(lineStart(text)..<text),
          text: String(repeating: " ", count: indentation)))
      guard let next = lineAfter(text) else { break }
      text = next
    } while column(of: text) >= depth && !isItem(text, at: depth) && edits.count < 100
    return .init(title, isSafe: false, edits: edits)
  }

  /// The first key of the item before a line, if the list goes on after that: then the line belongs to the item.
  private func firstKeyOfItem(goingOnAfter line: Int) -> Int? {
    let depth = column(of: line)
    var next = lineAfter(line)
    while let text = next, column(of: text) >= depth, !isItem(text, at: depth) {
      next = lineAfter(text)
    }
    guard let next, isItem(next, at: depth),
      let item = lineBefore(line, isWanted: { column(of: $0) <= depth }), isItem(item, at: depth)
    else { return nil }
    return firstKey(inLineAt: item)
  }

  func isItem(_ text: Int, at depth: Int) -> Bool {
    column(of: text) == depth && source[text...].starts(with: "- ".utf8)
  }

  /// Where the text of the next line begins that has some.
  func lineAfter(_ offset: Int) -> Int? {
    var next = lineEnd(offset)
    while let byte = byte(at: next), byte.isWhiteSpace || byte == UInt8(ascii: "#") {
      next = byte == UInt8(ascii: "#") ? lineEnd(next) : next + 1
    }
    return byte(at: next) == nil ? nil : next
  }

  /// A line that is indented less than those before it, which are a text of several lines.
  var lineOfBlockText: SyntaxProblem? {
    guard let before = lineBefore(context, isWanted: { _ in true }),
      column(of: before) > column(of: context),
      let owner = lineBefore(before, isWanted: { column(of: $0) < column(of: before) }),
      let ownersKey = firstKey(inLineAt: owner), let name = key(at: ownersKey),
      let colon = firstColon(from: ownersKey),
      [UInt8(ascii: ">"), UInt8(ascii: "|")].contains(byte(at: firstNonBlank(from: colon + 1)))
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "this line is indented less than the text of `\(name)` before it",
      at: ByteSpan(context..<max(lineEnd(context), context)),
      related: [.init(span: character(at: before), message: "the text goes on up to here")],
      help: ["indent it like the line before if it belongs to the text"],
      correction: .init(
        "indent it like the line before", isSafe: false, replacing: lineStart(context)..<context,
        by: String(repeating: " ", count: column(of: before))))
  }

  /// The lines of a text below a key, without the sign that begins one: a colon in one of them makes a key of it, and
  /// the next one has none.
  var textReadAsKeys: SyntaxProblem? {
    guard let before = lineBefore(context, isWanted: { _ in true }),
      column(of: before) == column(of: context), let colon = firstColon(from: before),
      source[before..<colon].contains(UInt8(ascii: " ")),
      let owner = lineBefore(before, isWanted: { column(of: $0) < column(of: before) }),
      let ownersKey = firstKey(inLineAt: owner), let name = key(at: ownersKey),
      !isComplete(ownersKey)
    else { return nil }
    let end = ownersKey + name.utf8.count
    return SyntaxProblem(
      .yamlSyntax,
      "the lines below `\(name)` are read as keys, since one of them has a colon in it",
      at: ByteSpan(ownersKey..<end),
      related: [.init(span: character(at: colon), message: "the colon is here")],
      help: ["begin a text of several lines by `>-`: `\(name): >-`"],
      correction: .init(
        "begin the text by `>-`", isSafe: false, replacing: end + 1..<end + 1, by: " >-"))
  }

  /// A key further out than those before and after it, which libyaml takes for the end of their mapping: it
  /// notices at the key after it.
  ///
  /// - Parameter isMended: Whether what would mend it is known as well.
  func outdentedKey(before offset: Int, isMended: Bool = true) -> SyntaxProblem? {
    let deep = column(of: offset)
    guard let next = key(at: offset), let line = lineBefore(offset, isWanted: { _ in true }),
      column(of: line) < deep, let key = key(at: line), isComplete(line),
      let owner = owner(ofKeysAt: deep, around: line), column(of: owner) >= column(of: line),
      let ownersKey = firstKey(inLineAt: owner), let name = self.key(at: ownersKey),
      !isComplete(ownersKey)
    else { return nil }
    // Below something deeper it can be of that as well.
    let isNear = lineBefore(line, isWanted: { _ in true }).map { column(of: $0) <= deep } ?? true
    // The first line of a document may have been moved behind the second.
    let isSure = isMended && isNear && !isFirst(owner) && accessibilityAsKey(key) == nil
    return SyntaxProblem(
      .yamlSyntax, "`\(key)` stands further out than `\(next)`, and `\(name)` is before both",
      at: ByteSpan(line..<line + key.utf8.count),
      related: [.init(span: character(at: ownersKey), message: "whose keys are indented")],
      help: [
        accessibilityAsKey(key)
          ?? "indent it like `\(next)` if it is a key of `\(name)` as well, or move it before `\(name)`"
      ],
      correction: isSure
        ? .init(
          "indent it like `\(next)`", isSafe: false, replacing: lineStart(line)..<line,
          by: String(repeating: " ", count: deep)) : nil)
  }

  /// Whether a line is the first of its document.
  func isFirst(_ line: Int) -> Bool {
    lineBefore(line, isWanted: { _ in true }).map {
      source[$0...].starts(with: "---".utf8)
    } ?? true
  }

  /// Where the line stands of which keys of a column are those, if they stand before a line, or follow at once.
  private func owner(ofKeysAt deep: Int, around line: Int) -> Int? {
    guard let before = lineBefore(line, isWanted: { _ in true }) else { return nil }
    guard column(of: before) >= deep else { return before }
    guard let sibling = lineBefore(line, isWanted: { column(of: $0) <= deep }),
      column(of: sibling) == deep, !isItem(sibling, at: deep)
    else { return nil }
    return lineBefore(sibling, isWanted: { column(of: $0) < deep })
  }

  /// Where the text begins of the nearest line before another one that has some and is wanted.
  func lineBefore(_ offset: Int, isWanted: (Int) -> Bool) -> Int? {
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

  func column(of offset: Int) -> Int { offset - lineStart(offset) }

  /// The name of the key that begins at an offset.
  func key(at offset: Int) -> String? {
    var end = offset
    while let byte = byte(at: end), byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
      end += 1
    }
    guard end > offset, byte(at: end) == UInt8(ascii: ":"), byte(at: end + 1)?.isWhiteSpace ?? true
    else { return nil }
    return String(decoding: source[offset..<end], as: UTF8.self)
  }

  /// Where the first key of a line stands, which may be that of an item.
  func firstKey(inLineAt offset: Int) -> Int? {
    var start = offset
    while byte(at: start) == UInt8(ascii: "-"), byte(at: start + 1)?.isBlank == true {
      start = firstNonBlank(from: start + 1)
    }
    return byte(at: start).map { $0.isLineBreak } == false ? start : nil
  }

  /// Whether a line with a key has its value, too.
  func isComplete(_ line: Int) -> Bool {
    guard let colon = firstColon(from: line) else { return false }
    let value = firstNonBlank(from: colon + 1)
    guard let first = byte(at: value) else { return false }
    return !first.isLineBreak && !"#|>".utf8.contains(first)
  }
}

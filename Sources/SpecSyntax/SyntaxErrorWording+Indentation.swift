import SourceText

/// Lines that are indented otherwise than what stands beside them: libyaml notices at the next one, which is right.
extension SyntaxErrorWording {
  /// By so many spaces lines are mostly indented.
  static let step = 2

  /// How far a line is most likely indented after the one before it: like that, or below the key that is all of it.
  func indentation(below line: Int) -> Int? {
    guard let before = lineBefore(line, isWanted: { _ in true }), isIndentedBySpaces(before) else {
      return nil
    }
    let text = firstNonBlank(from: lineStart(line))
    if source[text...].starts(with: "- ".utf8), let depth = depthOfItem(after: before) {
      // Those beside it go on where the items within the one before it have ended.
      let next = lineAfter(text).flatMap { next -> Int? in
        let other = column(of: next)
        return isIndentedBySpaces(next) && isItem(next, at: other) && other < depth ? other : nil
      }
      // Of the two it is the one that looks so, where a tab is as wide as four spaces.
      let width = source[lineStart(line)..<text].reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
      let due = next.flatMap { abs($0 - width) <= abs(depth - width) ? $0 : nil } ?? depth
      return due > 0 ? due : nil
    }
    guard let start = firstKey(inLineAt: before), key(at: start) != nil else { return nil }
    let depth = column(of: start) + (isComplete(start) ? 0 : Self.step)
    return depth > 0 ? depth : nil
  }

  func isIndentedBySpaces(_ text: Int) -> Bool {
    source[lineStart(text)..<text].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// How far an item is most likely indented after a line that is one, or belongs to one; nil below a key.
  private func depthOfItem(after before: Int) -> Int? {
    if let start = firstKey(inLineAt: before), key(at: start) != nil, !isComplete(start) {
      return nil
    }
    let depth = column(of: before)
    if isItem(before, at: depth) { return depth }
    guard let owner = lineBefore(before, isWanted: { column(of: $0) < depth }),
      isItem(owner, at: column(of: owner))
    else { return nil }
    return column(of: owner)
  }

  /// The first of some keys or items, where it is indented deeper than the second, as nothing else is.
  func indentedMore(than next: Int) -> SyntaxProblem? {
    let deep = column(of: next)
    guard
      let owner = lineBefore(next, isWanted: { column(of: $0) < deep || isOwner($0, of: next) }),
      let ownersKey = firstKey(inLineAt: owner), key(at: ownersKey) != nil, !isComplete(ownersKey),
      let first = lineAfter(owner), first < next, column(of: first) > deep,
      isItem(first, at: column(of: first)) == isItem(next, at: deep)
    else { return nil }
    let depth = deep - column(of: ownersKey)
    guard depth == Self.step || depth == 0 && isItem(next, at: deep) else { return nil }
    var line = lineAfter(first)
    while let text = line, text < next {
      guard column(of: text) > column(of: first) else { return nil }
      line = lineAfter(text)
    }
    return misindented(first, "deeper", than: next)
  }

  /// Whether a line of a key owns items that are not indented below it.
  private func isOwner(_ line: Int, of next: Int) -> Bool {
    isItem(next, at: column(of: next)) && column(of: line) == column(of: next)
      && !isItem(line, at: column(of: line))
  }

  /// The first of some keys, where it is indented less than the second.
  func indentedLess(than next: Int) -> SyntaxProblem? {
    let deep = column(of: next)
    guard let first = lineBefore(next, isWanted: { _ in true }),
      key(at: first) != nil && isComplete(first) && key(at: next) != nil
        || isItem(first, at: column(of: first)) && isItem(next, at: deep),
      column(of: first) < deep,
      let owner = lineBefore(first, isWanted: { column(of: $0) < column(of: first) }),
      let ownersKey = firstKey(inLineAt: owner), key(at: ownersKey) != nil, !isComplete(ownersKey),
      lineAfter(owner) == first, column(of: ownersKey) < column(of: first),
      deep - column(of: ownersKey) == Self.step
    else { return nil }
    return misindented(first, "less deep", than: next)
  }

  func misindented(_ line: Int, _ how: String, than next: Int) -> SyntaxProblem {
    let isInList = isItem(line, at: column(of: line))
    let (name, other) = (key(at: line) ?? "", key(at: next) ?? "")
    let span = isInList ? character(at: line) : ByteSpan(line..<line + name.utf8.count)
    return SyntaxProblem(
      .yamlSyntax,
      isInList
        ? "this item is indented \(how) than the next one"
        : "`\(name)` is indented \(how) than `\(other)`, which stands beside it",
      at: span, related: [.init(span: character(at: next), message: "the next one is here")],
      help: [isInList ? "indent it like that" : "indent it like `\(other)`"])
  }

  /// What to write for a key as UIKit has it, `accessibilityLabel`, with others of its kind below.
  func accessibilityAsKey(_ key: String) -> String? {
    guard key.hasPrefix("accessibility"), key.count > 13 else { return nil }
    let part = key.dropFirst(13)
    return
      "write `accessibility:` by itself, and `\(part.prefix(1).lowercased() + part.dropFirst()): …` below it"
  }

  /// A key in the place between the items of a list and what that is the list of: the list has no key of its own there.
  var keyBehindList: SyntaxProblem? {
    guard let name = key(at: offset),
      let owner = lineBefore(offset, isWanted: { column(of: $0) < column(of: offset) }),
      let ownersKey = firstKey(inLineAt: owner), let ownersName = key(at: ownersKey),
      !isComplete(ownersKey), let first = lineAfter(ownersKey), first < offset,
      isItem(first, at: column(of: first)), column(of: first) > column(of: offset)
    else { return nil }
    let missing =
      switch ownersName {
      case "row", "column": "put `items:` before the list"
      case "cell", "header", "footer", "empty", "loading":
        "put `column:`, or `row:`, before the list: it says how its nodes stand"
      default: "put the key that the list belongs to in a line before it"
      }
    return SyntaxProblem(
      .yamlSyntax,
      "`\(name)` stands beside the list below `\(ownersName)`, and that has no key of its own",
      at: ByteSpan(offset..<offset + name.utf8.count),
      related: [.init(span: character(at: first), message: "the list begins here")],
      help: ["\(missing), in line with `\(name)`"])
  }

  /// The first line of a document, where it is indented and what stands beside it is not.
  var indentedBeginning: SyntaxProblem? {
    guard let before = lineBefore(offset, isWanted: { _ in true }), column(of: before) > 0 else {
      return nil
    }
    var first = before
    while let line = lineBefore(first, isWanted: { _ in true }), column(of: line) > 0 {
      first = line
    }
    guard let name = key(at: first), column(of: offset) == 0 else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "`\(name)` is indented, and what stands beside it is not",
      at: ByteSpan(first..<first + name.utf8.count),
      related: [
        .init(span: character(at: offset), message: "this begins at the beginning of its line")
      ],
      help: ["take the spaces before it out"])
  }
}

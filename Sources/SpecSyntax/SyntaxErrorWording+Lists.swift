import SourceText

/// Items where no list can be.
extension SyntaxErrorWording {
  /// An item in line with the keys of a mapping: a key that has a hyphen before it, or a list whose key is missing.
  var itemAmongKeys: SyntaxProblem? {
    let depth = column(of: offset)
    guard isItem(offset, at: depth), column(of: context) == depth else { return nil }
    let first = firstNonBlank(from: lineStart(context))
    if first < context, source[first] == UInt8(ascii: "-") { return deeperItem(than: first) }
    return excessHyphen ?? listWithoutKey(at: offset)
  }

  /// A key behind an item that is complete in its line, `- { … }`: it is the first of another one, which has no hyphen.
  var itemAfterLine: SyntaxProblem? {
    guard let name = key(at: offset),
      let before = lineBefore(offset, isWanted: { _ in true }),
      isItem(before, at: column(of: before)),
      column(of: offset) == column(of: before) + Self.step,
      byte(at: firstNonBlank(from: before + 1)) == UInt8(ascii: "{")
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "`\(name)` begins another item of the list, and no hyphen stands before it",
      at: ByteSpan(offset..<offset + name.utf8.count),
      related: [.init(span: character(at: before), message: "the item before it is complete")],
      help: ["put a hyphen before it, in line with the item before: `- \(name)`"],
      correction: .init(
        "put the hyphen before it", isSafe: false,
        replacing: lineStart(offset)..<offset,
        by: String(repeating: " ", count: column(of: before)) + "- "))
  }

  /// An item that is indented deeper than those before it.
  private func deeperItem(than first: Int) -> SyntaxProblem {
    SyntaxProblem(
      .yamlSyntax, "this item is indented deeper than the one before it", at: character(at: offset),
      related: [.init(span: character(at: first), message: "that begins here")],
      help: ["indent it like that"],
      correction: .init(
        "indent it like that", isSafe: false, replacing: lineStart(offset)..<offset,
        by: String(repeating: " ", count: column(of: first))))
  }

  /// `- adapter: PostRow` at the beginning of a declaration, whose other keys have no hyphen.
  var declarationWithHyphen: SyntaxProblem? {
    guard context < source.count, column(of: context) == 0, isItem(context, at: 0),
      key(at: offset) != nil, column(of: offset) == 0, let start = firstKey(inLineAt: context),
      let name = key(at: start)
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "`\(name)` has a hyphen before it, and a declaration is no item of a list",
      at: ByteSpan(context..<start + name.utf8.count),
      related: [.init(span: character(at: offset), message: "its other keys have none")],
      help: ["take the `- ` away"],
      correction: .init("take the `- ` away", isSafe: false, replacing: context..<start, by: ""))
  }

  /// `- link: URL` among keys, which has no other item beside it.
  private var excessHyphen: SyntaxProblem? {
    let depth = column(of: offset)
    guard let start = firstKey(inLineAt: offset), let name = key(at: start), isComplete(start),
      Self.lists[name] == nil
    else { return nil }
    if let next = lineAfter(offset), column(of: next) >= depth,
      isItem(next, at: depth)
        || key(at: next) == nil || column(of: next) > depth
    {
      return nil
    }
    return SyntaxProblem(
      .yamlSyntax, "`\(name)` has a hyphen before it, and stands among the keys of a mapping",
      at: ByteSpan(offset..<start + name.utf8.count),
      related: [contextPlace("which starts here")], help: ["take the `- ` away"],
      correction: .init("take the `- ` away", isSafe: false, replacing: offset..<start, by: ""))
  }

  /// A list below something that has its value already: the line with its key is missing.
  func listWithoutKey(at item: Int) -> SyntaxProblem? {
    let depth = column(of: item)
    guard isItem(item, at: depth),
      let before = lineBefore(item, isWanted: { column(of: $0) <= depth }),
      let start = firstKey(inLineAt: before), let owner = key(at: start),
      column(of: start) <= depth,
      isComplete(start) || lineBefore(item, isWanted: { _ in true }) != before
    else { return nil }
    let missing = firstWord(ofItem: item).flatMap { Self.lists[$0] }
    if missing?.contains("`\(owner):`") == true, isComplete(start),
      let colon = firstColon(from: start), lineBefore(item, isWanted: { _ in true }) == before
    {
      return valueInTheWay(
        behind: owner, colon, of: character(at: item), "what it has begins here")
    }
    return SyntaxProblem(
      .yamlSyntax, "a list begins here, and the key that it belongs to is missing",
      at: character(at: item),
      related: [
        .init(span: character(at: start), message: "`\(owner)` has its value already")
      ],
      help: [
        missing.map { "write \($0) in a line before it" }
          ?? "write the key of the list in a line before it"
      ])
  }

  /// What a key has stands below it, though brackets in its line say that it has nothing: `actions: []`.
  func contentBelowBrackets(_ text: Int) -> SyntaxProblem? {
    guard let before = lineBefore(text, isWanted: { _ in true }),
      let start = firstKey(inLineAt: before), let owner = key(at: start),
      column(of: start) <= column(of: text), let colon = firstColon(from: start)
    else { return nil }
    let value = textBehindColon(colon)
    let written = String(decoding: source[value], as: UTF8.self)
    guard written == "[]" || written == "{}",
      isItem(text, at: column(of: text)) || column(of: start) < column(of: text)
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "`\(owner)` has nothing by its `\(written)`, and what it has stands below it",
      at: ByteSpan(value), help: ["take `\(written)` out behind `\(owner):`"],
      correction: .init(
        "take it out", isSafe: false, replacing: colon + 1..<value.upperBound, by: ""))
  }

  /// The first key of an item, in braces or not.
  private func firstWord(ofItem item: Int) -> String? {
    guard var start = firstKey(inLineAt: item) else { return nil }
    if byte(at: start) == UInt8(ascii: "{") { start = firstNonBlank(from: start + 1) }
    return key(at: start)
  }

  /// Which lists have items that begin with a key.
  private static let lists = [
    "select": "`actions:`", "swipe": "`actions:`", "reorder": "`actions:`", "event": "`actions:`",
    "id": "`sections:`", "use": "`rows:` or `adapters:`", "screen": "`menu:`",
  ]
}

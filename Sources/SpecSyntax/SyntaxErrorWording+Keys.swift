import SourceText

/// Keys whose colons, commas or braces are missing or too many.
extension SyntaxErrorWording {
  /// A colon behind a value in brackets, where the next one begins or the bracket closes: `{ text: feed.error:, … }`.
  var colonBehindValue: SyntaxProblem? {
    guard byte(at: offset) == UInt8(ascii: ":"),
      let next = byte(at: firstNonBlank(from: offset + 1)), ",}]".utf8.contains(next)
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "a `:` cannot stand here", at: character(at: offset),
      help: ["leave out the `:` behind the value, or put text that has one in quotes"],
      correction: .init("leave it out", isSafe: false, replacing: offset..<offset + 1, by: ""))
  }

  /// What to write for `text: $item.text, font: body`, where a key has keys of its own and no braces.
  func helpOnBraces(_ line: Int, _ colon: Int) -> [String]? {
    let key = source[firstNonBlank(from: line)..<colon].drop {
      $0 == UInt8(ascii: "-") || $0.isBlank
    }
    let content = source[firstNonBlank(from: colon + 1)..<offset]
    guard let comma = content.lastIndex(of: UInt8(ascii: ",")), comma > content.startIndex,
      case let next = content[(comma + 1)...].drop(while: \.isBlank), !next.isEmpty,
      next.allSatisfy(\.isLetterOrDigit), key.allSatisfy(\.isLetterOrDigit), content.count <= 80
    else { return nil }
    let owner = String(decoding: key, as: UTF8.self)
    let first = String(decoding: content[..<comma], as: UTF8.self)
    let inner = Self.firstKeys[owner].map { first.hasPrefix("$") ? $0.ofValue : $0.ofText } ?? "…"
    return [
      "put braces around what belongs to `\(owner)`: `\(owner): { \(inner): \(first), \(String(decoding: next, as: UTF8.self)): … }`"
    ]
  }

  /// What stands first in the braces of keys that have a short form, by what they are given there.
  static let firstKeys: [String: (ofValue: String, ofText: String)] = [
    "text": ("value", "key"), "title": ("value", "key"), "image": ("from", "icon"),
    "button": ("title", "title"), "source": ("use", "use"), "link": ("open", "open"),
    "track": ("event", "event"), "embed": ("screen", "screen"), "component": ("use", "use"),
    "selection": ("of", "of"), "group": ("by", "by"), "tabs": ("shown", "shown"),
    "search": ("query", "query"), "page": ("by", "by"), "cache": ("for", "for"),
    "swift": ("type", "type"), "swiftUI": ("type", "type"),
  ]

  /// `adapter: PostRow:`, or `enum: Audience: String`, as other languages declare things.
  func nameWithSecondColon(_ line: Int, _ first: Int) -> SyntaxProblem? {
    let start = firstNonBlank(from: first + 1)
    let name = source[start..<offset]
    guard column(of: firstNonBlank(from: line)) == 0, let key = key(at: line),
      name.first?.isLetter == true, name.allSatisfy(\.isInName)
    else { return nil }
    var end = lineEnd(offset)
    while end > offset, source[end - 1].isBlank { end -= 1 }
    let rest = source[(offset + 1)..<end]
    guard rest.allSatisfy({ $0.isInName || $0.isBlank || $0 == UInt8(ascii: ",") }),
      rest.isEmpty || Self.declarations.contains(key)
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return SyntaxProblem(
      .yamlSyntax,
      rest.isEmpty
        ? "a second colon stands behind `\(text)`"
        : "nothing stands behind the name of what is declared",
      at: ByteSpan(offset..<end),
      help: ["leave it out: `\(key): \(text)` is all"],
      correction: .init("take it out", isSafe: false, replacing: offset..<end, by: ""))
  }

  /// What declarations begin with that have types or protocols behind their names elsewhere.
  private static let declarations: Set<String> = ["enum", "model", "union", "screen", "adapter"]

  /// A key whose colon is missing before a bracket: `group { by: name }`.
  func keyWithoutColon(from line: Int) -> SyntaxProblem? {
    var start = firstNonBlank(from: line)
    while start + 1 < offset, source[start] == UInt8(ascii: "-"), source[start + 1].isBlank {
      start = firstNonBlank(from: start + 1)
    }
    let key = source[start..<offset].prefix(while: \.isLetterOrDigit)
    let bracket = firstNonBlank(from: key.endIndex)
    guard !key.isEmpty, bracket > key.endIndex, bracket < offset,
      source[bracket] == UInt8(ascii: "{") || source[bracket] == UInt8(ascii: "[")
    else { return nil }
    let name = String(decoding: key, as: UTF8.self)
    return SyntaxProblem(
      .yamlSyntax, "a colon is missing behind `\(name)`", at: ByteSpan(start..<(bracket + 1)),
      help: ["write `\(name): \(Character(Unicode.Scalar(source[bracket])))`"])
  }

  /// A line that has a key and its value and no colon between them: libyaml takes it for text that goes on in the next
  /// line, and notices at the colon of that.
  func lineWithoutColon(before line: Int) -> SyntaxProblem? {
    guard let text = lineBefore(line, isWanted: { _ in true }) else { return nil }
    let next = firstNonBlank(from: line)
    var start = text
    while byte(at: start) == UInt8(ascii: "-"), byte(at: start + 1)?.isBlank == true {
      start = firstNonBlank(from: start + 1)
    }
    var end = lineEnd(start)
    while end > start, source[end - 1].isBlank { end -= 1 }
    // A text of several lines goes on below the key that it is the value of.
    if start == text, let before = lineBefore(text, isWanted: { _ in true }),
      column(of: before) < column(of: text), firstColon(from: before) != nil, isComplete(before)
    {
      return nil
    }
    if column(of: start) == column(of: next), let (key, value) = keyBeforeValue(in: start..<end) {
      return missingColon(
        behind: key, in: start..<end,
        writing: slot(key, value, in: start..<end) ?? "\(key): \(value)")
    }
    let isOwner = column(of: start) < column(of: next) || source[next] == UInt8(ascii: "-")
    let word = source[start..<end].prefix(while: \.isInName)
    // Another sign may stand in the place of the colon.
    guard isOwner, !word.isEmpty, word.endIndex >= end - 1 else { return nil }
    let key = String(decoding: word, as: UTF8.self)
    return missingColon(behind: key, in: start..<end, writing: "\(key):")
  }

  /// A line that would be the first of an item, with what belongs to the item below it, and has no hyphen.
  func itemWithoutHyphen(before line: Int) -> SyntaxProblem? {
    let next = firstNonBlank(from: line)
    guard let text = lineBefore(line, isWanted: { _ in true }), key(at: text) != nil,
      isComplete(text), column(of: text) < column(of: next), column(of: next) > 1
    else { return nil }
    let depth = column(of: next) - 2
    let isItem = { (place: Int?) in
      place.map { column(of: $0) == depth && source[$0...].starts(with: "- ".utf8) } == true
    }
    var after = lineAfter(next)
    while let place = after, column(of: place) > depth { after = lineAfter(place) }
    let before = lineBefore(text, isWanted: { column(of: $0) <= depth })
    guard isItem(after) || isItem(before) else { return nil }
    // What no item begins with has lost a space, and not its hyphen.
    if column(of: text) == depth + 1, let before, isItem(before), let name = key(at: text),
      goesOn(itemAt: before), !beginsItem(name, before: text, at: depth)
    {
      return misindented(text, "less deep", than: next)
    }
    return SyntaxProblem(
      .yamlSyntax, "an item of the list has no hyphen before it", at: character(at: text),
      related: [.init(span: character(at: next), message: "this belongs to it")],
      help: ["begin it with a hyphen and a space, `- `, as the others"])
  }

  /// Whether an item can have more keys below its first.
  private func goesOn(itemAt line: Int) -> Bool {
    firstKey(inLineAt: line).map { key(at: $0) != nil } == true
  }

  /// Whether an item of the list around a line begins with a key.
  private func beginsItem(_ name: String, before line: Int, at depth: Int) -> Bool {
    let mostItems = 40
    let begins = { (item: Int) in
      firstKey(inLineAt: item).flatMap { key(at: $0) } == name
    }
    var seen = 0
    var item = lineBefore(line, isWanted: { column(of: $0) <= depth })
    while let place = item, self.isItem(place, at: depth), seen < mostItems {
      if begins(place) { return true }
      seen += 1
      item = lineBefore(place, isWanted: { column(of: $0) <= depth })
    }
    var next = lineAfter(line)
    while let place = next, column(of: place) >= depth, seen < 2 * mostItems {
      if self.isItem(place, at: depth), begins(place) { return true }
      seen += 1
      next = lineAfter(place)
    }
    return false
  }

  /// A line among the items of a list that has no hyphen, with what belongs to it below.
  func itemWithoutHyphen(at text: Int) -> SyntaxProblem? {
    guard let next = lineAfter(text), column(of: next) > column(of: text) else { return nil }
    return itemWithoutHyphen(before: lineStart(next))
  }

  private func missingColon(
    behind key: String, in text: Range<Int>, writing line: String
  ) -> SyntaxProblem {
    SyntaxProblem(
      .yamlSyntax, "a colon is missing behind `\(key)`", at: ByteSpan(text),
      help: ["write `\(line)`"])
  }

  /// What to write for `isPinned = false` where names have types.
  func slot(_ key: String, _ value: String, in text: Range<Int>) -> String? {
    guard source[text].contains(UInt8(ascii: "=")),
      let owner = lineBefore(
        text.lowerBound, isWanted: { column(of: $0) < column(of: text.lowerBound) }),
      let name = firstKey(inLineAt: owner).flatMap({ self.key(at: $0) }),
      ["state", "fields", "parameters", "flags"].contains(name)
    else { return nil }
    let type: String? =
      switch value.utf8.first {
      case _ where ["true", "false"].contains(value): "Bool"
      case UInt8(ascii: "\""), UInt8(ascii: "'"): "String"
      case .some(let byte) where byte.isDigit: value.contains(".") ? "Double" : "Int"
      default: nil
      }
    return type.map { "\(key): \($0) = \(value)" }
  }

  /// What stands in a line that has no colon between its key and its value, whatever sign stands there.
  func keyBeforeValue(in range: Range<Int>) -> (key: String, value: String)? {
    let text = source[range]
    let key = text.prefix(while: \.isInName)
    let sign = text[key.endIndex...].prefix {
      !$0.isLetterOrDigit && !"$_/\"'[{".utf8.contains($0)
    }
    let value = text[sign.endIndex...]
    guard sign.count <= 3 else { return nil }
    guard !key.isEmpty, key.first?.isDigit == false, !value.isEmpty,
      value.startIndex > key.endIndex, text.count <= 80, firstColon(from: range.lowerBound) == nil
    else { return nil }
    let isText = value.contains(UInt8(ascii: " ")) && value.allSatisfy { $0.isLetter || $0.isBlank }
    guard !isText else { return nil }
    return (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }

  /// A bracket that is not closed in its line, where the next line has a key or an item that stands no deeper: it is not
  /// within the bracket.
  func unclosedInItsLine(_ opening: Character, _ closing: Character) -> SyntaxProblem? {
    let line = lineStart(context)
    guard offset < source.count, lineStart(offset) > lineEnd(context) else { return nil }
    let next = lineAfter(context)
    guard let next, lineStart(next) == lineStart(offset),
      column(of: next) <= column(of: firstNonBlank(from: line)),
      key(at: next) != nil || source[next] == UInt8(ascii: "-")
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "the `\(opening)` is not closed in its line", at: character(at: context),
      related: [.init(span: character(at: next), message: "so that this is read as a part of it")],
      help: ["close it with `\(closing)`; put text with `\(opening)` in quotes"])
  }

  /// The path in `${item}.name`, as shells and templates have it.
  static func pathInShellBraces(_ text: String) -> String? {
    guard text.hasPrefix("${"), let end = text.firstIndex(of: "}") else { return nil }
    let root = text[..<end].dropFirst(2)
    let rest = text[end...].dropFirst()
    let isPath = { (part: Substring) in
      part.utf8.allSatisfy { $0.isLetterOrDigit || "._".utf8.contains($0) }
    }
    guard !root.isEmpty, isPath(root), isPath(rest) else { return nil }
    return "$\(root)\(rest)"
  }

  /// Types that values are declared with.
  static let typesWithDefaults: Set<Substring> = [
    "String", "Int", "Double", "Bool", "Date", "URL", "ID", "Decimal", "Color",
  ]

  /// What to write for `then: present: Welcome`, where a key has keys of its own.
  func helpOnKeyWithin(_ line: Int, _ colon: Int) -> [String]? {
    let word = source[firstNonBlank(from: colon + 1)..<offset]
    let key = source[firstNonBlank(from: line)..<colon]
    let value = source[min(offset + 1, source.count)..<lineEnd(offset)].drop(while: \.isBlank)
    if let help = helpOnCall(word, behind: key) { return help }
    if let first = word.first, first.isLetter, !first.isSmall, !key.isEmpty, !value.isEmpty,
      word.allSatisfy({ $0.isLetterOrDigit || "?-".utf8.contains($0) }),
      key.count + value.count < 80, !value.contains(where: \.isBlank)
    {
      let texts = [key, word, value[...]].map { String(decoding: $0, as: UTF8.self) }
      return [
        Self.typesWithDefaults.contains(texts[1].prefix { $0 != "?" })
          ? "a default stands behind `=`: `\(texts[0]): \(texts[1]) = \(texts[2])`; if the value is text, put it in quotes"
          : "a mapping stands in braces: `\(texts[0]): { \(texts[1]): \(texts[2]) }`; if the value is text, put it in quotes"
      ]
    }
    guard word.first?.isSmall == true, word.allSatisfy(\.isLetterOrDigit), word.count <= 30,
      !value.isEmpty, value.count <= 60
    else { return nil }
    let (outer, inner) = (
      String(decoding: key, as: UTF8.self), String(decoding: word, as: UTF8.self)
    )
    return [
      "a key of `\(outer)` stands in braces: `\(outer): { \(inner): \(String(decoding: value, as: UTF8.self)) }`",
      "if the value is text, put it in quotes: `key: \"text: more text\"`",
    ]
  }

  /// The key that stands where a bracket is missed, if one does.
  var nextKey: String? {
    guard offset < source.count else { return nil }
    let word = source[offset...].prefix(while: \.isLetterOrDigit)
    guard !word.isEmpty, byte(at: word.endIndex) == UInt8(ascii: ":"),
      byte(at: word.endIndex + 1)?.isWhiteSpace == true
    else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  /// The word of a line below which others are indented, so that it is their key.
  func keyOfLinesBelow(in line: Range<Int>) -> String? {
    // A key ends with its colon, whatever sign stands there.
    var name = line
    if let last = source[line].last, ";,=".utf8.contains(last) { name = name.dropLast() }
    guard !name.isEmpty, source[name].allSatisfy(\.isInName) else { return nil }
    let next = min(lineEnd(line.lowerBound) + 1, source.count)
    let spaces = source[next...].prefix { $0 == UInt8(ascii: " ") }.count
    guard spaces > line.lowerBound - lineStart(line.lowerBound) else { return nil }
    return String(decoding: source[name], as: UTF8.self)
  }
}

import SourceText

/// Says what libyaml could not read in words that tell what to do about it.
struct SyntaxErrorWording {
  let source: UnsafeBufferPointer<UInt8>
  let failure: ParserFailure
  /// Where libyaml stopped.
  let offset: Int
  /// Where that starts what it was about.
  let context: Int

  /// The problem of the failure.
  var problem: SyntaxProblem {
    mergeConflict ?? problemOfParser
  }

  private var problemOfParser: SyntaxProblem {
    switch failure.problem {
    case "found character that cannot start any token":
      return unexpectedCharacter
    case "mapping values are not allowed in this context":
      return unexpectedColon
    case "could not find expected ':'":
      return missingColon
    case "did not find expected key", "did not find expected '-' indicator":
      return badIndentation
    case "did not find expected ',' or ']'":
      return comment(inside: "[") ?? ternary ?? unclosedQuote ?? quoteOfNextValue ?? apostrophe
        ?? textAfterBracket ?? unclosed("[", "]")
    case "did not find expected ',' or '}'":
      return comment(inside: "{") ?? ternary ?? unclosedQuote ?? quoteOfNextValue ?? apostrophe
        ?? textAfterBracket ?? unclosed("{", "}")
    case "did not find expected node content":
      return missingValue
    case "did not find expected alphabetic or numeric character":
      return badAnchor
    case "block sequence entries are not allowed in this context":
      return syntax(
        "a list item (`- `) cannot stand here",
        "start the list on a line of its own, or put text that starts with `-` in quotes")
    case "mapping keys are not allowed in this context":
      return textAfterBracket
        ?? syntax("a key (`? `) cannot stand here", "put text that starts with `?` in quotes")
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return tab(offset)
    case "found unexpected ':'":
      return syntax(
        "a `:` cannot stand here", "put a space after it, or put text that has a `:` in quotes")
    default:
      return quotedText ?? blockText ?? tag ?? directive ?? other
    }
  }

  private var unexpectedCharacter: SyntaxProblem {
    guard let byte = byte(at: offset) else { return other }
    if byte == 0x09 { return tab(offset) }
    let character = Character(Unicode.Scalar(byte))
    return syntax(
      "a value cannot start with `\(character)`", "put the whole value in quotes")
  }

  private func tab(_ offset: Int) -> SyntaxProblem {
    SyntaxProblem(
      .yamlSyntax, "a tab cannot be used for indentation", at: character(at: offset),
      help: ["indent with spaces"])
  }

  private var unexpectedColon: SyntaxProblem {
    if let problem = ternary { return problem }
    let line = lineStart(offset)
    if let problem = keyWithoutColon(from: line) { return problem }
    if let colon = firstColon(from: line), colon < offset {
      return SyntaxProblem(
        .yamlSyntax, "there is a second `: ` in this line", at: character(at: offset),
        related: [.init(span: character(at: colon), message: "the first is here")],
        help: helpOnKeyWithin(line, colon) ?? helpOnBraces(line, colon)
          ?? ["if the value is text, put it in quotes: `key: \"text: more text\"`"])
    }
    if let problem = slashComment(before: line) { return problem }
    return SyntaxProblem(
      .yamlSyntax, "a key cannot stand here: the value before it is already complete",
      at: ByteSpan(firstNonBlank(from: line)..<max(offset, line)),
      help: ["indent the key like the ones beside it, or put a text of several lines in quotes"])
  }

  /// What to write for `text: $item.text, font: body`, where a key has keys of its own and no braces.
  private func helpOnBraces(_ line: Int, _ colon: Int) -> [String]? {
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
  private static let firstKeys: [String: (ofValue: String, ofText: String)] = [
    "text": ("value", "key"), "title": ("value", "key"), "image": ("from", "icon"),
    "button": ("title", "title"), "source": ("use", "use"), "link": ("open", "open"),
  ]

  /// A key whose colon is missing before a bracket: `group { by: name }`.
  private func keyWithoutColon(from line: Int) -> SyntaxProblem? {
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

  /// Types that values are declared with.
  private static let typesWithDefaults: Set<Substring> = [
    "String", "Int", "Double", "Bool", "Date", "URL", "ID", "Decimal", "Color",
  ]

  /// What to write for `Followers(userID: $item.id)`, as Swift calls functions.
  private func helpOnCall(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> [String]? {
    guard let parenthesis = word.firstIndex(of: UInt8(ascii: "(")), parenthesis > word.startIndex,
      word[..<parenthesis].allSatisfy(\.isLetterOrDigit), word.count <= 80
    else { return nil }
    let name = String(decoding: word[..<parenthesis], as: UTF8.self)
    let argument = String(decoding: word[(parenthesis + 1)...], as: UTF8.self)
    guard !argument.isEmpty, argument.utf8.allSatisfy(\.isLetterOrDigit) else { return nil }
    return [
      "write the name alone, `\(name)`, and give what it takes by `with:`: `with: { \(argument): … }`"
    ]
  }

  /// What to write for `then: present: Welcome`, where a key has keys of its own.
  private func helpOnKeyWithin(_ line: Int, _ colon: Int) -> [String]? {
    let word = source[firstNonBlank(from: colon + 1)..<offset]
    let key = source[firstNonBlank(from: line)..<colon]
    let value = source[min(offset + 1, source.count)..<lineEnd(offset)].drop(while: \.isBlank)
    if let help = helpOnCall(word) { return help }
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

  private var missingColon: SyntaxProblem {
    let end = lineEnd(context)
    if source[context...].starts(with: "//".utf8) || source[context...].starts(with: "/*".utf8) {
      return SyntaxProblem(
        .yamlSyntax, "this is no comment", at: ByteSpan(context..<max(end, context)),
        help: ["a comment starts with `#`"])
    }
    if let problem = wrongMarker(from: context, to: end) ?? missingSpaceAfterHyphen ?? missingHyphen
      ?? textReadAsKeys
    {
      return problem
    }
    return SyntaxProblem(
      .yamlSyntax, "there is no `:` after this key", at: ByteSpan(context..<max(end, context)),
      help: ["write `key: value`; a space has to follow the colon"])
  }

  private var badIndentation: SyntaxProblem {
    if let problem = missingSpaceAfterHyphen ?? unclosedQuote ?? quoteOfNextValue ?? apostrophe
      ?? indentedMarker ?? excessBracket
    {
      return problem
    }
    if let problem = textAfterBracket { return problem }
    if let closing = closingBefore(offset) {
      return SyntaxProblem(
        .yamlSyntax, "there is more text after the closing `\(closing)` of this value",
        at: character(at: offset), help: ["put the whole value in quotes"])
    }
    let isList = failure.problem.contains("'-'")
    let isItem = source[offset...].starts(with: "- ".utf8)
    if let problem = isList ? doubledHyphen ?? keyAmongItems : isItem ? nil : outdentedKey {
      return problem
    }
    let what = isList ? "the items of the list" : "the keys of the mapping"
    return SyntaxProblem(
      .yamlSyntax, "this line does not fit the indentation of \(what) around it",
      at: character(at: offset), related: [contextPlace("which starts here")],
      help: [
        isList
          ? "start each item with `- `, indented like the others; what belongs to an item stands below its first key"
          : isItem
            ? "put the `- ` of an item right below that of the item before"
            : "indent the line like the other keys, or deeper if it belongs to the one before"
      ])
  }

  /// Where a bracket stands within a word, as in `/users/{…}`: the one that is open, or the one that was not expected.
  private var bracketInText: Int? {
    [context, offset].first { place in
      guard place > 0, let bracket = byte(at: place), let before = byte(at: place - 1) else {
        return false
      }
      return "{[".utf8.contains(bracket) && !" \t\n:,[{(-".utf8.contains(before)
    }
  }

  private func unclosed(_ opening: Character, _ closing: Character) -> SyntaxProblem {
    SyntaxProblem(
      .yamlSyntax,
      isAtDocumentEnd
        ? "the `\(opening)` is never closed" : "there is no `,` or `\(closing)` before this",
      at: isAtDocumentEnd ? character(at: context) : character(at: offset),
      related: isAtDocumentEnd ? [] : [contextPlace("the `\(opening)` is here")],
      help: [
        lineStart(context) == lineStart(offset) && byte(at: offset) == UInt8(ascii: ":")
          ? helpOnKey
          : nextKey.map { "put a `,` before `\($0)`" } ?? bracketInText.map {
            helpOnText(around: $0, opening, closing)
          }
            ?? "close it with `\(closing)`; put text with `\(opening)`, `\(closing)` or `, ` in quotes"
      ])
  }

  /// The key that stands where a bracket is missed, if one does.
  private var nextKey: String? {
    guard offset < source.count else { return nil }
    let word = source[offset...].prefix(while: \.isLetterOrDigit)
    guard !word.isEmpty, byte(at: word.endIndex) == UInt8(ascii: ":"),
      byte(at: word.endIndex + 1)?.isWhiteSpace == true
    else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  /// What to do about a second `:` after a key: in braces it is that of a mapping that has none of its own.
  private var helpOnKey: String {
    var start = offset
    while start > 0, let byte = byte(at: start - 1), !" \t\n,{[".utf8.contains(byte) { start -= 1 }
    var before = start
    while before > 0, byte(at: before - 1) == UInt8(ascii: " ") { before -= 1 }
    guard before > 0, before < start, byte(at: before - 1) == UInt8(ascii: ":") else {
      return "put a `,` before the key here, or text with a `:` in quotes"
    }
    let key = String(decoding: source[start..<offset], as: UTF8.self)
    var outer = before - 1
    while outer > 0, let byte = byte(at: outer - 1), !" \t\n,{[".utf8.contains(byte) { outer -= 1 }
    let owner = String(decoding: source[outer..<before - 1], as: UTF8.self)
    guard key.count <= 40, owner.count <= 40 else {
      return "put braces around what belongs to the key before, or text with a `:` in quotes"
    }
    return
      "put braces around what belongs to `\(owner)`, as in `\(owner): { \(key): … }`, or text with a `:` in quotes"
  }

  private func helpOnText(
    around bracket: Int, _ opening: Character, _ closing: Character
  ) -> String {
    var start = bracket
    while start > 0, let byte = byte(at: start - 1), !" \t\n,[{".utf8.contains(byte) { start -= 1 }
    var end = bracket
    while let byte = byte(at: end), !byte.isWhiteSpace, byte != UInt8(ascii: ",") { end += 1 }
    let text = String(decoding: source[start..<end], as: UTF8.self)
    guard text.count <= 60, !text.contains("\""), text.contains(closing) else {
      return "put text with `\(opening)` and `\(closing)` in quotes, or close it with `\(closing)`"
    }
    return "put text with `\(opening)` and `\(closing)` in quotes: `\"\(text)\"`"
  }

  private var missingValue: SyntaxProblem {
    if let problem = comment() { return problem }
    if isAtDocumentEnd {
      return syntax("a value is missing at the end", "close what is open, or write the value")
    }
    return syntax("there is no value before this", "write the value; put text like this in quotes")
  }

  private var badAnchor: SyntaxProblem {
    let isAlias = failure.context.contains("alias")
    return SyntaxProblem(
      .yamlSyntax,
      isAlias ? "an unquoted `*` starts an alias" : "an unquoted `&` starts an anchor",
      at: character(at: context), help: ["if this is text, put the whole value in quotes"])
  }

  private var quotedText: SyntaxProblem? {
    guard
      failure.context == "while scanning a quoted scalar"
        || failure.context == "while parsing a quoted scalar"
    else { return nil }
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return SyntaxProblem(
        .yamlSyntax, "this quote is never closed", at: character(at: context),
        help: ["add the closing quote; write a quote within single quotes twice (`''`)"])
    case "found unknown escape character":
      if let path = interpolation {
        return SyntaxProblem(
          .yamlSyntax, "a value within a text is not written `\\(…)`",
          at: character(at: offset).union(character(at: offset + 1)),
          help: ["it stands in braces: `{\(path)}` in the place of `\\(\(path))`"])
      }
      return SyntaxProblem(
        .yamlSyntax, "there is no such escape in double quotes",
        at: character(at: offset).union(character(at: offset + 1)),
        help: ["write a backslash as `\\\\`, or use single quotes, where it has no meaning"])
    default:
      return syntax(
        "the escape in these double quotes is not complete",
        "write `\\xHH`, `\\uHHHH` or `\\UHHHHHHHH` with hexadecimal digits")
    }
  }

  /// The path in `\($item.name)`, as Swift has values within texts.
  private var interpolation: String? {
    guard byte(at: offset + 1) == UInt8(ascii: "("), byte(at: offset + 2) == UInt8(ascii: "$")
    else { return nil }
    let path = source[(offset + 2)...].prefix {
      $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: ".") || $0.isLetterOrDigit
        || $0 == UInt8(ascii: "_")
    }
    return byte(at: path.endIndex) == UInt8(ascii: ")")
      ? String(decoding: path, as: UTF8.self) : nil
  }

  private var blockText: SyntaxProblem? {
    guard failure.context == "while scanning a block scalar" else { return nil }
    return syntax(
      "only an indentation from 1 to 9, `+` or `-` may follow `|` or `>` in its line",
      "start the text on the next line")
  }

  private var tag: SyntaxProblem? {
    let isTag = failure.context.contains("tag") && !failure.context.contains("directive")
    guard isTag || failure.problem.contains("tag handle") else { return nil }
    return syntax(
      "an unquoted `!` starts a tag, and tags have no meaning in specs",
      "if this is text, put the whole value in quotes")
  }

  private var directive: SyntaxProblem? {
    if failure.problem == "found incompatible YAML document" {
      return SyntaxProblem(
        .yamlVersion, "specs are YAML 1.2; this file asks for another version",
        at: character(at: offset), help: ["leave the `%YAML` line out"])
    }
    let isDirective =
      failure.context.contains("directive") || failure.problem.contains("directive")
    guard isDirective || failure.problem == "did not find expected <document start>" else {
      return nil
    }
    return isDirective
      ? syntax(
        "this directive cannot be read", "specs need no lines that start with `%`; leave it out")
      : syntax(
        "the document has already ended here",
        "start a further document with `---`, or indent the line like the ones before")
  }

  private var other: SyntaxProblem {
    let reason = [failure.context, failure.problem].filter { !$0.isEmpty }.joined(separator: ", ")
    return syntax(
      reason.isEmpty ? "this file could not be read" : "this is not valid YAML: \(reason)",
      "put text with special characters in quotes")
  }

  private func syntax(_ message: String, _ help: String) -> SyntaxProblem {
    SyntaxProblem(.yamlSyntax, message, at: character(at: offset), help: [help])
  }

  func contextPlace(_ message: String) -> SyntaxProblem.Related {
    .init(span: character(at: context), message: message)
  }
}

/// What stands around the failure.
extension SyntaxErrorWording {
  func byte(at offset: Int) -> UInt8? {
    source.indices.contains(offset) ? source[offset] : nil
  }

  /// The span of the character at an offset; empty at the end of a line.
  func character(at offset: Int) -> ByteSpan {
    guard let byte = byte(at: offset), !byte.isLineBreak else {
      return ByteSpan(min(offset, source.count)..<min(offset, source.count))
    }
    var end = offset + 1
    while let next = self.byte(at: end), next.isContinuation { end += 1 }
    return ByteSpan(offset..<end)
  }

  func lineStart(_ offset: Int) -> Int {
    var start = min(offset, source.count)
    while start > 0, !source[start - 1].isLineBreak { start -= 1 }
    return start
  }

  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while let byte = byte(at: end), !byte.isLineBreak { end += 1 }
    return end
  }

  func firstNonBlank(from offset: Int) -> Int {
    var index = offset
    while let byte = byte(at: index), byte.isBlank { index += 1 }
    return index
  }

  /// The first colon in a line that is followed by white space.
  func firstColon(from start: Int) -> Int? {
    (start..<lineEnd(start)).first {
      source[$0] == UInt8(ascii: ":") && (byte(at: $0 + 1)?.isWhiteSpace ?? true)
    }
  }

  /// The closing bracket or quote that is the last thing before an offset in its line.
  func closingBefore(_ offset: Int) -> Character? {
    var index = min(offset, source.count)
    while index > 0, source[index - 1].isBlank { index -= 1 }
    guard index > 0 else { return nil }
    let character = Character(Unicode.Scalar(source[index - 1]))
    return "}]\"'".contains(character) ? character : nil
  }

  private var isAtDocumentEnd: Bool {
    let start = firstNonBlank(from: offset)
    guard start < source.count else { return true }
    let rest = source[start...].prefix(3)
    return start == lineStart(start)
      && (rest.elementsEqual("---".utf8) || rest.elementsEqual("...".utf8))
  }
}

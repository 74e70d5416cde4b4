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
    if let problem = foreignPunctuation ?? secondAnchor { return problem }
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
      return comment(inside: "[") ?? typographicQuotes ?? ternary ?? semicolonForComma
        ?? unclosedQuote ?? quoteOfNextValue ?? apostrophe
        ?? textAfterBracket ?? bracketInPath ?? unclosed("[", "]")
    case "did not find expected ',' or '}'":
      return comment(inside: "{") ?? typographicQuotes ?? ternary ?? semicolonForComma
        ?? unclosedQuote ?? quoteOfNextValue ?? apostrophe
        ?? textAfterBracket ?? bracketInPath ?? unclosed("{", "}")
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
      return colonBehindValue
        ?? syntax(
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

  private var unexpectedColon: SyntaxProblem {
    if let problem = ternary ?? typographicQuotes { return problem }
    let line = lineStart(offset)
    if let problem = keyWithoutColon(from: line) { return problem }
    if let problem = missingSpaceAfterHyphen(around: firstNonBlank(from: line)) { return problem }
    if let colon = firstColon(from: line), colon < offset {
      if let problem = parenthesesForBraces(colon) ?? doubledKey(line, colon)
        ?? keyBehindKey(line, colon) ?? nameWithSecondColon(line, colon) ?? colonAtEnd(line, colon)
      {
        return problem
      }
      return SyntaxProblem(
        .yamlSyntax, "there is a second `: ` in this line", at: character(at: offset),
        related: [.init(span: character(at: colon), message: "the first is here")],
        help: helpOnKeyWithin(line, colon) ?? helpOnBraces(line, colon)
          ?? helpOnText(after: colon)
          ?? ["if the value is text, put it in quotes: `key: \"text: more text\"`"])
    }
    let text = firstNonBlank(from: line)
    if let problem = markerBeforeKey(at: line) { return problem }
    if let problem = slashComment(before: line) ?? commentWithoutSign(before: line)
      ?? itemWithoutHyphen(before: line) ?? listWithoutKey(at: text)
    {
      return problem
    }
    if let problem = valueSaidBelow(text) ?? keysOfWayBelow(text) ?? longFormBelowShort(text)
      ?? valueBeforeMapping(text)
      ?? outdentedKey(before: text, isMended: false)
      ?? indentedLess(than: text)
      ?? lineWithoutColon(before: line) ?? ownerless(text)
    {
      return problem
    }
    return SyntaxProblem(
      .yamlSyntax, "a key cannot stand here: the value before it is already complete",
      at: ByteSpan(firstNonBlank(from: line)..<max(offset, line)),
      help: ["indent the key like the ones beside it, or put a text of several lines in quotes"])
  }

  private var missingColon: SyntaxProblem {
    let end = lineEnd(context)
    if source[context...].starts(with: "//".utf8) || source[context...].starts(with: "/*".utf8) {
      return SyntaxProblem(
        .yamlSyntax, "this is no comment", at: ByteSpan(context..<max(end, context)),
        help: ["a comment starts with `#`"])
    }
    if let problem = wrongMarker(from: context, to: end) ?? missingSpaceAfterHyphen
      ?? lineOfBlockText ?? missingHyphen ?? textReadAsKeys
      ?? commentWithoutSign(endingAt: context)
    {
      return problem
    }
    return SyntaxProblem(
      .yamlSyntax, "there is no `:` after this key", at: ByteSpan(context..<max(end, context)),
      help: [
        keyBeforeValue(in: context..<end).map {
          "write `\(slot($0.key, $0.value, in: context..<end) ?? "\($0.key): \($0.value)")`"
        }
          ?? keyOfLinesBelow(in: context..<end).map { "write `\($0):`" }
          ?? "write `key: value`; a space has to follow the colon"
      ])
  }

  private var itemOutOfLine: SyntaxProblem? {
    doubledHyphen ?? itemWithoutHyphen(at: offset) ?? keyAmongItems ?? indentedMore(than: offset)
      ?? indentedLess(than: offset)
  }

  private var keyOutOfLine: SyntaxProblem? {
    keyBehindList ?? valueSaidBelow(offset) ?? keysOfWayBelow(offset) ?? longFormBelowShort(offset)
      ?? lackingOwner(offset) ?? outdentedKey(before: offset) ?? ownerless(offset)
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
    if let problem = declarationWithHyphen { return problem }
    let isList = failure.problem.contains("'-'")
    let isItem = source[offset...].starts(with: "- ".utf8)
    if !isList, let problem = contentBelowBrackets(offset) { return problem }
    if let problem = isList ? itemOutOfLine : indentedMore(than: offset) {
      return problem
    }
    if !isList, let problem = isItem ? itemAmongKeys : keyOutOfLine { return problem }
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
    if let problem = unclosedInItsLine(opening, closing) ?? bracketAboveKeys
      ?? colonBeforeDefault
    {
      return problem
    }
    return SyntaxProblem(
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

  /// What to do about a second `:` after a key: in braces it is that of a mapping that has none of its own.
  private var helpOnKey: String {
    if let problem = colonBehindValue { return problem.help[0] }
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

  private var missingValue: SyntaxProblem {
    if let problem = comment() { return problem }
    if isAtDocumentEnd {
      return syntax("a value is missing at the end", "close what is open, or write the value")
    }
    if let problem = bracketAboveItem { return problem }
    return syntax("there is no value before this", "write the value; put text like this in quotes")
  }

  private var quotedText: SyntaxProblem? {
    guard
      failure.context == "while scanning a quoted scalar"
        || failure.context == "while parsing a quoted scalar"
    else { return nil }
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return SyntaxProblem(
        .yamlSyntax, "this quote is never closed", at: character(at: firstUnclosedQuote),
        help: ["add the closing quote; write a quote within single quotes twice (`''`)"])
    case "found unknown escape character":
      if let problem = interpolation { return problem }
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
    if !isDirective, let problem = indentedBeginning ?? commentWithoutSign(before: offset) {
      return problem
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

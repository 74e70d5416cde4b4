import SourceText

/// Keys whose colons, commas or braces are missing or too many.
extension SyntaxErrorWording {
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
  private static let firstKeys: [String: (ofValue: String, ofText: String)] = [
    "text": ("value", "key"), "title": ("value", "key"), "image": ("from", "icon"),
    "button": ("title", "title"), "source": ("use", "use"), "link": ("open", "open"),
  ]

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
  func helpOnKeyWithin(_ line: Int, _ colon: Int) -> [String]? {
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

  /// The key that stands where a bracket is missed, if one does.
  var nextKey: String? {
    guard offset < source.count else { return nil }
    let word = source[offset...].prefix(while: \.isLetterOrDigit)
    guard !word.isEmpty, byte(at: word.endIndex) == UInt8(ascii: ":"),
      byte(at: word.endIndex + 1)?.isWhiteSpace == true
    else { return nil }
    return String(decoding: word, as: UTF8.self)
  }
}

import Foundation

/// A `.strings` file that can't be read.
public struct StringsFileError: Error, Hashable, Sendable {
  /// The line of the first thing that isn't `"key" = "value";`, from 1.
  public let line: Int
}

extension StringTable {
  /// Reads a `.strings` file: `"key" = "value";` with comments, or the property list that Xcode makes of it.
  public init(stringsFile: Data, locale: Locale) throws {
    guard !stringsFile.isPropertyList else {
      let strings = try PropertyListDecoder().decode([String: BundledText].self, from: stringsFile)
      self.init(entries: strings.mapValues(\.entry), locale: locale)
      return
    }
    let isWide = stringsFile.starts(with: [0xFF, 0xFE]) || stringsFile.starts(with: [0xFE, 0xFF])
    let text = String(data: stringsFile, encoding: isWide ? .utf16 : .utf8)
    guard let text else { throw StringsFileError(line: 1) }
    var parser = StringsParser(text: text)
    self.init(entries: try parser.parse().mapValues { .plain($0) }, locale: locale)
  }
}

extension Data {
  /// Whether it begins as property lists do: those in binary form, or as XML.
  fileprivate var isPropertyList: Bool {
    guard !starts(with: Data("bplist".utf8)) else { return true }
    let text = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    return text.first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}

private struct StringsParser {
  private let text: String
  private var rest: Substring

  init(text: String) {
    self.text = text
    rest = text[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  mutating func parse() throws -> [String: String] {
    var strings: [String: String] = [:]
    skipSpace()
    while !rest.isEmpty {
      let key = try readString()
      try expect("=")
      strings[key] = try readString()
      try expect(";")
    }
    return strings
  }

  private mutating func skipSpace() {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        return
      }
    }
  }

  private mutating func expect(_ character: Character) throws {
    skipSpace()
    guard rest.first == character else { throw failure }
    rest.removeFirst()
    skipSpace()
  }

  private mutating func readString() throws -> String {
    guard rest.first == "\"" else { return try readWord() }
    rest.removeFirst()
    var string = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return string
      case "\\": string += try readEscape()
      default: string.append(character)
      }
    }
    throw failure
  }

  private mutating func readWord() throws -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
    guard !word.isEmpty else { throw failure }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func readEscape() throws -> String {
    guard let character = rest.popFirst() else { throw failure }
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      return try readUnits()
    default: return String(character)
    }
  }

  /// Reads a character behind `\U`: a code unit of UTF-16, or two of them as two escapes.
  private mutating func readUnits() throws -> String {
    var units = [try readUnit()]
    if UTF16.isLeadSurrogate(units[0]), rest.hasPrefix("\\U") || rest.hasPrefix("\\u") {
      rest = rest.dropFirst(2)
      units.append(try readUnit())
    }
    let isWhole =
      units.count == 2
      ? UTF16.isTrailSurrogate(units[1])
      : !UTF16.isLeadSurrogate(units[0]) && !UTF16.isTrailSurrogate(units[0])
    guard isWhole else { throw failure }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func readUnit() throws -> UInt16 {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16)
    else { throw failure }
    rest = rest.dropFirst(4)
    return unit
  }

  private var failure: StringsFileError {
    let lines = text[..<rest.startIndex].reduce(1) { $0 + ($1.isNewline ? 1 : 0) }
    return StringsFileError(line: lines)
  }
}

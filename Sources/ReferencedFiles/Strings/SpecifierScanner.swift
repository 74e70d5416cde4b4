import SourceText

/// Finds the format specifiers of a text: `%@`, `%lld`, `%1$@`, `%.2f`, `%#@name@`; what is none is text.
struct SpecifierScanner {
  enum Specifier: Equatable {
    /// A value; its place among the arguments, from 1, where the specifier says it.
    case value(position: Int?, TextDemand.Kind)
    /// A part that varies with a number, by its name.
    case substitution(position: Int?, String)
    /// What looks like a specifier, and asks for nothing that there is: `%q`, as it is written.
    case strange(String)
  }

  /// What asks for the last value, as it is written, if that was hardly meant: `%s`, the address of a text in C, or a
  /// percent sign of the text before a word, as in "100 % sure".
  private(set) var slip: String?
  private let text: ArraySlice<UInt8>
  private var rest: ArraySlice<UInt8>

  /// - Parameter text: In UTF-8.
  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    rest = text
  }

  mutating func next() -> Specifier? {
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(percent + 1)...]
      if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
      } else if rest.starts(with: "arg".utf8) {
        rest = rest.dropFirst(3)
      } else if let specifier = substitution() ?? value() ?? strange() {
        return specifier
      }
    }
    return nil
  }

  private mutating func substitution() -> Specifier? {
    var text = rest
    let position = Self.position(&text)
    guard text.starts(with: "#@".utf8) else { return nil }
    let name = text.dropFirst(2).prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
    let end = name.endIndex
    guard !name.isEmpty, end < text.endIndex, text[end] == UInt8(ascii: "@") else { return nil }
    rest = text[(end + 1)...]
    return .substitution(position: position, String(decoding: name, as: UTF8.self))
  }

  /// The place among the arguments, where it is said: `1$`.
  private static func position(_ text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(while: \.isDigit)
    let behind = text.dropFirst(digits.count)
    guard !digits.isEmpty, behind.first == UInt8(ascii: "$") else { return nil }
    text = behind.dropFirst()
    // Nobody gives more arguments; what says so is taken for a slip, and for the next place.
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > mostArguments ? nil : $0 }
  }

  private static let mostArguments = 99

  private mutating func value() -> Specifier? {
    var text = rest
    let position = Self.position(&text)
    text = text.drop { "-+ 0#'".utf8.contains($0) }
    // `11d` is `lld` with ones in the place of letters: nobody wants a number eleven signs wide.
    if text.starts(with: "11d".utf8) || text.starts(with: "1ld".utf8) { return nil }
    text = text.drop(while: \.isDigit)
    if text.first == UInt8(ascii: ".") {
      let decimals = text.dropFirst().prefix(while: \.isDigit)
      if !decimals.isEmpty { text = text[decimals.endIndex...] }
    }
    for length in ["hh", "h", "ll", "l", "q", "z", "t", "j"]
    where text.starts(with: length.utf8) {
      text = text.dropFirst(length.utf8.count)
      break
    }
    guard let conversion = text.first, let kind = Self.kind(of: conversion) else { return nil }
    slip =
      conversion == UInt8(ascii: "s") || rest[..<text.startIndex].contains(0x20)
      ? "%" + String(decoding: rest[...text.startIndex], as: UTF8.self) : nil
    rest = text.dropFirst()
    return .value(position: position, kind)
  }

  /// A percent sign with a letter right behind it, or behind digits and a point. Where a space follows, as in
  /// "100 % wool", it is a percent sign of the text.
  private mutating func strange() -> Specifier? {
    var text = rest
    _ = Self.position(&text)
    text = text.drop { $0.isDigit || $0 == UInt8(ascii: ".") }
    let letters = text.prefix(while: \.isLetter)
    guard let first = letters.first else { return isTurnedAround ? .strange("@%") : nil }
    guard !isPercentEncoding else { return nil }
    // A word of the text is no specifier: one has a letter, and at most two before it for a length.
    guard letters.count <= (Self.isLength(first) ? 3 : 1) else { return nil }
    let written = rest[..<letters.endIndex]
    rest = rest[letters.endIndex...]
    return .strange("%" + String(decoding: written, as: UTF8.self))
  }

  /// Whether the percent sign before the rest has its `@` before it.
  private var isTurnedAround: Bool {
    let before = rest.startIndex - 2
    return before >= text.startIndex && text[before] == UInt8(ascii: "@")
      && rest.first?.isDigit != true
  }

  /// Whether the percent sign before the rest stands in an address or another word that is percent-encoded: each
  /// in the word has two hexadecimal digits behind it, and there is more to the word than one of these.
  private var isPercentEncoding: Bool {
    let start = text[..<rest.startIndex].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? text.startIndex
    let word = text[start...].prefix { $0 > 0x20 }
    let parts = word.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    return word.count > "%3b".utf8.count
      && parts.dropFirst().allSatisfy { part in
        part.count >= 2 && part.prefix(2).allSatisfy(\.isHexDigit)
      }
  }

  private static func isLength(_ byte: UInt8) -> Bool { "hlqztj".utf8.contains(byte) }

  private static func kind(of conversion: UInt8) -> TextDemand.Kind? {
    if "diuoxX".utf8.contains(conversion) { return .integer }
    if "fFeEgG".utf8.contains(conversion) { return .number }
    return "@sc".utf8.contains(conversion) ? .anything : nil
  }
}

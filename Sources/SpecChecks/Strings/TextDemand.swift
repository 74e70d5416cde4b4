import SpecModel

/// What the format specifiers of a text ask for, read as the run-time reads them.
struct TextDemand: Sendable, Hashable {
  /// What stands in the place of an argument.
  enum Kind: Sendable, Hashable {
    /// `%@`, and whatever else shows any value.
    case anything
    /// `%lld` and the like.
    case integer
    /// `%.2f` and the like.
    case number
  }

  /// By the arguments' places, from 0.
  private(set) var arguments: [Int: Kind] = [:]
  /// Whether the text varies with the first number among the arguments.
  var variesWithNumber = false

  /// How many arguments have to be there.
  var count: Int { (arguments.keys.max() ?? -1) + 1 }

  /// Whether the text can be shown without arguments.
  var isEmpty: Bool { arguments.isEmpty && !variesWithNumber }

  init() {}

  /// The demand of a text.
  ///
  /// - Parameter substitutions: For the names of parts that vary with a number, the place of that
  ///   number from 1, if it is said.
  init(of text: String, substitutions: [String: Int?] = [:]) {
    var scanner = SpecifierScanner(text)
    var next = 0
    while let specifier = scanner.next() {
      switch specifier {
      case .value(let position, let kind):
        ask(for: kind, at: position, &next)
      case .substitution(let name):
        guard let position = substitutions[name] else { continue }
        ask(for: .number, at: position, &next)
      }
    }
  }

  private mutating func ask(for kind: Kind, at position: Int?, _ next: inout Int) {
    let place = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    guard place >= 0 else { return }
    let known = arguments[place]
    if known == nil || known == .anything { arguments[place] = kind }
  }

  /// The demand of this text and of another form of it.
  mutating func merge(_ other: TextDemand) {
    arguments.merge(other.arguments) { $0 == .anything ? $1 : $0 }
    variesWithNumber = variesWithNumber || other.variesWithNumber
  }
}

extension TextDemand.Kind {
  /// Whether a value of a type can stand there.
  func accepts(_ type: SpecType) -> Bool {
    switch self {
    case .anything: true
    case .integer: type.unwrapped == .builtin(.integer)
    case .number: type.unwrapped == .builtin(.integer) || type.unwrapped == .builtin(.number)
    }
  }

  /// What a value has to be, for a message.
  var noun: String {
    switch self {
    case .anything: "a value"
    case .integer: "an `Int`"
    case .number: "a number"
    }
  }
}

/// Finds the format specifiers of a text: `%@`, `%lld`, `%1$@`, `%.2f`, `%#@name@`; what is none is text.
struct SpecifierScanner {
  enum Specifier: Equatable {
    /// A value; its place among the arguments, from 1, where the specifier says it.
    case value(position: Int?, TextDemand.Kind)
    /// A part that varies with a number.
    case substitution(String)
  }

  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  mutating func next() -> Specifier? {
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(percent + 1)...]
      if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
      } else if rest.starts(with: Array("arg".utf8)) {
        rest = rest.dropFirst(3)
      } else if let specifier = substitution() ?? value() {
        return specifier
      }
    }
    return nil
  }

  private mutating func substitution() -> Specifier? {
    guard rest.starts(with: Array("#@".utf8)) else { return nil }
    let name = rest.dropFirst(2).prefix { byte in
      Self.isDigit(byte) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let end = name.endIndex
    guard !name.isEmpty, end < rest.endIndex, rest[end] == UInt8(ascii: "@") else { return nil }
    rest = rest[(end + 1)...]
    return .substitution(String(decoding: name, as: UTF8.self))
  }

  private mutating func value() -> Specifier? {
    var text = rest
    var position: Int?
    let digits = text.prefix(while: Self.isDigit)
    let behind = text.dropFirst(digits.count)
    if !digits.isEmpty, behind.first == UInt8(ascii: "$") {
      position = Int(String(decoding: digits, as: UTF8.self))
      text = behind.dropFirst()
    }
    text = text.drop { "-+ 0#'".utf8.contains($0) }
    text = text.drop(while: Self.isDigit)
    if text.first == UInt8(ascii: ".") {
      let decimals = text.dropFirst().prefix(while: Self.isDigit)
      if !decimals.isEmpty { text = text[decimals.endIndex...] }
    }
    for length in ["hh", "h", "ll", "l", "q", "z", "t", "j"]
    where text.starts(with: Array(length.utf8)) {
      text = text.dropFirst(length.utf8.count)
      break
    }
    guard let conversion = text.first, let kind = Self.kind(of: conversion) else { return nil }
    rest = text.dropFirst()
    return .value(position: position, kind)
  }

  private static func kind(of conversion: UInt8) -> TextDemand.Kind? {
    if "diuoxX".utf8.contains(conversion) { return .integer }
    if "fFeEgG".utf8.contains(conversion) { return .number }
    return "@sc".utf8.contains(conversion) ? .anything : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

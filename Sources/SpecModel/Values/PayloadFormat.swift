/// How the value of a model's field stands in payloads, where it does so in its own way.
public enum PayloadFormat: Sendable, Hashable {
  /// A number or truth value in a text, as servers send what JSON's numbers are too small for.
  case text
  /// A date as an API could write all of its dates.
  case date(DateStyle)
  /// A day, which begins where the app runs.
  case day
  /// A date by a pattern of Unicode: `yyyy-MM-dd HH:mm`.
  case pattern(DatePattern)

  /// The format as it is written.
  public var written: String {
    switch self {
    case .text: "text"
    case .date(let style): style.rawValue
    case .day: "day"
    case .pattern(let pattern): pattern.text
    }
  }

  /// Whether it is one of dates.
  public var isOfDates: Bool { self != .text }
}

/// A pattern by which dates are written, of those parts that have digits only, and zones.
///
/// See <https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table>.
public struct DatePattern: Sendable, Hashable {
  /// What stands in a date, one behind the other.
  public enum Part: Sendable, Hashable {
    case literal(String)
    /// What a letter of patterns stands for, in so many digits.
    case digits(Character, Int)
    /// `Z`, `+01:00` or `+0100`.
    case zone
  }

  public let text: String
  public let parts: [Part]

  /// Nil where the text is no such pattern, or leaves the year, the month or the day open.
  public init?(_ text: String) {
    var parts: [Part] = []
    var found: Set<Character> = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == "'" {
        guard let literal = Self.quoted(&rest) else { return nil }
        parts.append(.literal(literal))
        continue
      }
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      guard first.isASCII, first.isLetter else {
        parts.append(.literal(String(run)))
        continue
      }
      guard let part = Self.part(first, run.count), found.insert(first).inserted else { return nil }
      parts.append(part)
    }
    guard found.isSuperset(of: "yMd") else { return nil }
    self.text = text
    self.parts = parts
  }

  private static func part(_ letter: Character, _ count: Int) -> Part? {
    switch (letter, count) {
    case ("y", 4), ("M", 2), ("d", 2), ("H", 2), ("m", 2), ("s", 2), ("S", 1...9):
      .digits(letter, count)
    case ("Z", 5), ("X", 2...3), ("x", 2...3), ("Z", 1): .zone
    default: nil
    }
  }

  /// What stands between single quotes, of which two are one.
  private static func quoted(_ rest: inout Substring) -> String? {
    rest.removeFirst()
    guard let end = rest.firstIndex(of: "'") else { return nil }
    let literal = rest[..<end]
    rest = rest[end...].dropFirst()
    return literal.isEmpty ? "'" : String(literal)
  }
}

extension DatePattern {
  /// Whether a text is a date by the pattern.
  public func matches(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    for part in parts {
      switch part {
      case .literal(let literal):
        guard rest.starts(with: literal.utf8) else { return false }
        rest = rest.dropFirst(literal.utf8.count)
      case .digits(let letter, let count):
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(\.isDigit),
          let number = Int(String(decoding: digits, as: UTF8.self)), number <= Self.greatest(letter)
        else { return false }
        rest = rest.dropFirst(count)
      case .zone:
        guard Self.takeZone(&rest) else { return false }
      }
    }
    return rest.isEmpty
  }

  private static func greatest(_ letter: Character) -> Int {
    switch letter {
    case "M": 12
    case "d": 31
    case "H": 23
    case "m", "s": 59
    default: .max
    }
  }

  /// A date as the pattern has it.
  ///
  /// - Parameter date: The date by ISO 8601, in UTC and with seconds.
  public func text(of date: String) -> String {
    let digits = date.filter { $0.isASCII && $0.isNumber }
    let starts: [Character: Int] = ["y": 0, "M": 4, "d": 6, "H": 8, "m": 10, "s": 12]
    return parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .zone: "Z"
      case .digits(let letter, let count):
        starts[letter].map { String(digits.dropFirst($0).prefix(count)) }
          ?? String(repeating: "0", count: count)
      }
    }.joined()
  }

  private static func takeZone(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let sign = rest.popFirst() else { return false }
    if sign == UInt8(ascii: "Z") { return true }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
    let zone = rest.prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
    rest = rest.dropFirst(zone.count)
    return zone.filter(\.isDigit).count == 4
  }
}

/// The values of a text for a format of Foundation's, which takes what it finds there for what its specifiers say: a
/// number in the place of `%@` would be taken for the address of an object.
struct FormatArguments {
  enum Argument: Hashable {
    case object(String)
    case integer(Int)
    case number(Double)
  }

  /// One for each place, from the first.
  let all: [Argument]
  /// Whether the text has forms for a number.
  let haveForms: Bool

  /// - Parameters:
  ///   - format: A text with specifiers.
  ///   - values: What was given for it.
  ///   - plain: How a value is written as text.
  init(of format: String, from values: [TextValue], plain: (TextValue) -> String) {
    let (asked, haveForms) = Self.conversions(in: format)
    self.haveForms = haveForms
    let count = max(values.count, (asked.keys.max() ?? -1) + 1)
    all = (0..<count).map { place in
      let value = values.indices.contains(place) ? values[place] : .none
      return switch asked[place] {
      case .object: .object(plain(value))
      case .integer: .integer(value.whole ?? 0)
      case .number: .number(value.decimal ?? 0)
      // A part that varies with a number says by itself what it takes; others are known to its forms only.
      case nil: Argument(value, plain: plain)
      }
    }
  }

  /// What a format asks for, by the places of the values, from 0, and whether it has forms for a number.
  private static func conversions(
    in format: String
  ) -> (asked: [Int: FormatSpecifier.Conversion], haveForms: Bool) {
    var found: [Int: FormatSpecifier.Conversion] = [:]
    var haveForms = false
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      guard let specifier = FormatSpecifier(reading: &rest) else { continue }
      switch specifier.kind {
      case .percent, .argument: break
      case .substitution:
        haveForms = true
        if specifier.position == nil { next += 1 }
      case .value(let conversion, _):
        let place = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        if place >= 0 { found[place] = conversion }
      }
    }
    return (found, haveForms)
  }
}

extension FormatArguments.Argument {
  fileprivate init(_ value: TextValue, plain: (TextValue) -> String) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .number(number)
    case .decimal(let number): self = .number(number.nearestDouble)
    // A number is what varies; nothing given counts as none.
    case .none: self = .integer(0)
    case .string, .date, .text: self = .object(plain(value))
    }
  }
}

extension TextValue {
  fileprivate var whole: Int? {
    switch self {
    case .integer(let number): number
    case .double(let number): Int(nearestTo: number)
    case .decimal(let number): Int(nearestTo: number.nearestDouble)
    case .none, .string, .date, .text: nil
    }
  }

  fileprivate var decimal: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .decimal(let number): number.nearestDouble
    case .none, .string, .date, .text: nil
    }
  }
}

/// What stands behind a `%` in a text.
struct FormatSpecifier {
  /// What has to be given for a value.
  enum Conversion {
    case object, integer, number

    init(_ letter: Character) {
      self =
        switch letter {
        case "@", "s": .object
        case "f", "F", "e", "E", "g", "G": .number
        default: .integer
        }
    }
  }

  enum Kind {
    case percent
    case argument
    case substitution(String)
    case value(Conversion, decimals: Int?)
  }

  var kind: Kind
  var position: Int?

  init?(reading text: inout Substring) {
    if text.hasPrefix("%") {
      text.removeFirst()
      kind = .percent
    } else if text.hasPrefix("arg") {
      text.removeFirst(3)
      kind = .argument
    } else if let (name, position, end) = Self.substitution(in: text) {
      text = text[end...]
      self.position = position
      kind = .substitution(name)
    } else if let (conversion, decimals, position, end) = Self.value(in: text) {
      text = text[end...]
      self.position = position
      kind = .value(conversion, decimals: decimals)
    } else {
      return nil
    }
  }
}

// A text is read for each cell that shows it, so this is done by hand: expressions that match are slower by far.
extension FormatSpecifier {
  /// `#@name@`, in front of which the place of its argument may stand.
  private static func substitution(
    in text: Substring
  ) -> (name: String, position: Int?, end: Substring.Index)? {
    var rest = text.utf8
    let position = takePosition(&rest)
    guard rest.starts(with: "#@".utf8) else { return nil }
    rest = rest.dropFirst(2)
    let name = rest.prefix { $0.isWordPart }
    rest = rest[name.endIndex...]
    guard !name.isEmpty, rest.first == UInt8(ascii: "@") else { return nil }
    return (String(Substring(name)), position, rest.index(after: rest.startIndex))
  }

  /// A value: the place of its argument, flags, width, decimals, a size, and the letter that says what it is.
  private static func value(
    in text: Substring
  ) -> (Conversion, decimals: Int?, position: Int?, end: Substring.Index)? {
    var rest = text.utf8
    let position = takePosition(&rest)
    rest = rest.drop { "-+ 0#'".utf8.contains($0) }.drop { $0.isDigit }
    var decimals: Int?
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix { $0.isDigit }
      guard !digits.isEmpty else { return nil }
      decimals = Int(Substring(digits))
      rest = rest[digits.endIndex...]
    }
    for size in ["hh", "h", "ll", "l", "q", "z", "t", "j"] where rest.starts(with: size.utf8) {
      rest = rest.dropFirst(size.utf8.count)
      break
    }
    guard let letter = rest.first, "@diuoxXfFeEgGsc".utf8.contains(letter) else { return nil }
    let conversion = Conversion(Character(Unicode.Scalar(letter)))
    return (conversion, decimals, position, rest.index(after: rest.startIndex))
  }

  /// Takes `1$`; nil where that does not come next.
  private static func takePosition(_ rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { $0.isDigit }
    let after = rest[digits.endIndex...]
    guard !digits.isEmpty, after.first == UInt8(ascii: "$") else { return nil }
    rest = after.dropFirst()
    return Int(Substring(digits))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is a letter, a digit or an underscore.
  fileprivate var isWordPart: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "_")
  }
}

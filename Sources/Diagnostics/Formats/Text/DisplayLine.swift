/// A piece of a source line as it can be shown on a terminal.
///
/// Tabs become spaces, control characters their pictures, and characters that would turn the
/// direction of the text around, or hide, their code points; so that what is shown is what is there
/// and a mark stands under what it marks.
struct DisplayLine {
  /// The text to show.
  private(set) var text = ""
  /// The byte offset in the source and the first cell of each character, in order, and of the end.
  private var stops: [(offset: Int, cell: Int)] = []

  private static let tabWidth = 4

  /// Prepares the bytes of `range`, which are within one line.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let (decoded, sizes) = Self.decode(bytes[range])
    var offset = range.lowerBound
    var cell = 0
    var scalar = 0
    for character in decoded {
      stops.append((offset, cell))
      let shown = Self.shown(character, cell: cell)
      text += shown.text
      cell += shown.width
      for _ in character.unicodeScalars {
        offset += sizes[scalar]
        scalar += 1
      }
    }
    stops.append((range.upperBound, cell))
  }

  /// A text that may hold pieces of a source, made safe to print in one line.
  static func oneLine(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return DisplayLine(bytes, 0..<bytes.count).text
  }

  /// The cell at which the character that holds a byte starts.
  func cell(at offset: Int) -> Int {
    (stops.last { $0.offset <= offset } ?? stops.first)?.cell ?? 0
  }

  /// The cell after the last character that starts before a byte.
  func cell(before offset: Int) -> Int {
    (stops.first { $0.offset >= offset } ?? stops.last)?.cell ?? 0
  }

  /// The number of cells of all.
  var width: Int { stops.last?.cell ?? 0 }

  /// Where the last character ends that ends at a cell or before it.
  func offset(atCell cell: Int) -> Int {
    (stops.last { $0.cell <= cell } ?? stops.first)?.offset ?? 0
  }

  /// Where the first character starts that starts at a cell or behind it.
  func offset(fromCell cell: Int) -> Int {
    (stops.first { $0.cell >= cell } ?? stops.last)?.offset ?? 0
  }

  /// The text, in which each byte that is no UTF-8 is a replacement character, and the number of
  /// bytes that each of its scalars has in the source.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> (text: String, sizes: [Int]) {
    var scalars = String.UnicodeScalarView()
    var sizes: [Int] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        scalars.append(Unicode.UTF8.decode(encoded))
        sizes.append(encoded.count)
      case .error(let length):
        scalars.append("\u{FFFD}")
        sizes.append(length)
      case .emptyInput:
        return (String(scalars), sizes)
      }
    }
  }

  private static func shown(_ character: Character, cell: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = tabWidth - cell % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    var text = ""
    var isPlain = true
    for scalar in character.unicodeScalars {
      if let replacement = replacement(of: scalar) {
        text += replacement
        isPlain = false
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    if isPlain { return (text, DisplayWidth.width(of: character)) }
    return (text, text.reduce(0) { $0 + DisplayWidth.width(of: $1) })
  }

  /// What is shown for a character that must not reach the terminal; nil for all others.
  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: return String(Character(Unicode.Scalar(0x2400 + scalar.value) ?? "?"))
    case 0x7F: return "␡"
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069,
      0xFEFF:
      return "<U+" + String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4, "0") + ">"
    default: return nil
    }
  }
}

extension String {
  func leftPadded(to count: Int, _ padding: Character = " ") -> String {
    String(repeating: padding, count: Swift.max(0, count - self.count)) + self
  }
}

/// The direction that a text itself says it is read in.
enum WritingDirection {
  case leftToRight, rightToLeft

  /// The direction of the first letter that has one, as in rules P2 and P3 of Unicode's algorithm for
  /// bidirectional text; nil for a text without such, such as a number.
  init?(of text: String) {
    for scalar in text.unicodeScalars {
      // Most texts begin so, and the tables of all letters are large.
      if scalar.isASCII {
        guard (0x61...0x7A).contains(scalar.value | 0x20) else { continue }
        self = .leftToRight
        return
      }
      if Self.readToTheLeft.contains(where: { $0.contains(scalar.value) }) {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic {
        self = .leftToRight
        return
      }
    }
    return nil
  }

  /// The blocks of Hebrew, Arabic and the scripts beside them, without the digits and marks in them, and the
  /// mark that turns a text.
  private static let readToTheLeft: [ClosedRange<UInt32>] = [
    0x05BE...0x05F4, 0x0608...0x0608, 0x060B...0x060B, 0x060D...0x060D, 0x061B...0x064A,
    0x066D...0x066F, 0x0671...0x06D5, 0x06E5...0x06E6, 0x06EE...0x06EF, 0x06FA...0x08C9,
    0x200F...0x200F, 0xFB1D...0xFDFC, 0xFE70...0xFEFC, 0x10800...0x10CFF, 0x10E80...0x10FFF,
    0x1E800...0x1EFFF,
  ]
}

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
    } else if let match = text.prefixMatch(of: /(?:([0-9]+)\$)?#@([A-Za-z0-9_]+)@/) {
      text = text[match.range.upperBound...]
      position = match.1.flatMap { Int($0) }
      kind = .substitution(String(match.2))
    } else if let match = text.prefixMatch(
      of: /(?:([0-9]+)\$)?[-+ 0#']*[0-9]*(?:\.([0-9]+))?(?:hh|h|ll|l|q|z|t|j)?([@diuoxXfFeEgGsc])/)
    {
      text = text[match.range.upperBound...]
      position = match.1.flatMap { Int($0) }
      kind = .value(
        match.3.first.map(Conversion.init) ?? .object, decimals: match.2.flatMap { Int($0) })
    } else {
      return nil
    }
  }
}

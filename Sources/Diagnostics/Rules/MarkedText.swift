/// A text with marks and differences in it, which is read as two.
struct MarkedText {
  private enum Part {
    case character(Character)
    /// What stands between two brackets: all of it, or what stands before and behind an arrow.
    case bracketed(isMark: Bool, [Part], instead: [Part]?)
  }

  private let parts: [Part]

  init(_ text: String) {
    var rest = Substring(text)[...]
    parts = Self.parts(of: &rest, until: [])
  }

  /// The side with what is reported, with the marks of that.
  var failing: String { Self.failing(parts) }

  /// The other side, without marks.
  var passing: String { Self.passing(parts) }

  private static func failing(_ parts: [Part]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .character(let character): text.append(character)
      case .bracketed(isMark: true, let first, _): text += "‹\(failing(first))›"
      case .bracketed(isMark: false, let first, _): text += failing(first)
      }
    }
  }

  private static func passing(_ parts: [Part]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .character(let character): text.append(character)
      case .bracketed(_, let first, let instead): text += passing(instead ?? first)
      }
    }
  }

  /// Reads up to one of some characters, which is left. Without a bracket that closes it, one that opens is text.
  private static func parts(of rest: inout Substring, until ends: [Character]) -> [Part] {
    var parts: [Part] = []
    while let next = rest.first, !ends.contains(next) {
      rest.removeFirst()
      if let part = bracketed(by: next, &rest) {
        parts.append(part)
      } else {
        parts.append(.character(next))
      }
    }
    return parts
  }

  private static func bracketed(by opening: Character, _ rest: inout Substring) -> Part? {
    guard let closing = closings[opening] else { return nil }
    var text = rest
    let first = parts(of: &text, until: [closing, "→"])
    var instead: [Part]?
    if text.first == "→" {
      text.removeFirst()
      instead = parts(of: &text, until: [closing])
    }
    guard text.popFirst() == closing, opening == "‹" || instead != nil else { return nil }
    rest = text
    return .bracketed(isMark: opening == "‹", first, instead: instead)
  }

  private static let closings: [Character: Character] = ["‹": "›", "«": "»"]
}

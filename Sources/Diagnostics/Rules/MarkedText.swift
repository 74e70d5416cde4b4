/// A text with marks and differences in it, which is read as two. What is in `«…»` without an arrow stays so.
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

  /// What breaks a rule, with its marks.
  var failing: String { Self.text(parts, showsMarks: true) { first, _ in first } }

  /// What obeys the rule, without marks.
  var passing: String { Self.text(parts, showsMarks: false) { first, instead in instead ?? first } }

  /// The earlier one of two states. What stands in both is marked in the later one.
  var earlier: String {
    Self.text(parts, showsMarks: false, inDifferences: true) { first, _ in first }
  }

  /// The later one of two states, with its marks.
  var later: String { Self.text(parts, showsMarks: true) { first, instead in instead ?? first } }

  private static func text(
    _ parts: [Part], showsMarks: Bool, inDifferences: Bool? = nil,
    of side: ([Part], [Part]?) -> [Part]
  ) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .character(let character): text.append(character)
      case .bracketed(let isMark, let first, let instead):
        let isDifferent = instead != nil && !isMark
        let inner = Self.text(
          side(first, instead), showsMarks: isDifferent ? inDifferences ?? showsMarks : showsMarks,
          inDifferences: inDifferences, of: side)
        if isMark {
          text += showsMarks ? "‹\(inner)›" : inner
        } else {
          text += isDifferent ? inner : "«\(inner)»"
        }
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
    guard text.popFirst() == closing else { return nil }
    rest = text
    return .bracketed(isMark: opening == "‹", first, instead: instead)
  }

  private static let closings: [Character: Character] = ["‹": "›", "«": "»"]
}

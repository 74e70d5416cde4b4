import Foundation

extension HeadlessText {
  /// The width of a text on one line.
  static func width(of text: String, font: UIFont) -> CGFloat {
    text.reduce(0) { $0 + advance(of: $1, font: font) }
  }

  /// The lines of a text as a label shows them: broken at words, and the last one cut with an ellipsis
  /// where the text goes on.
  ///
  /// - Parameter lines: the greatest number of lines; zero for any number.
  static func lines(
    of text: String, font: UIFont, width: CGFloat, lines: Int, lineBreak: NSLineBreakMode,
    kerning: CGFloat = 0
  ) -> [String] {
    guard !text.isEmpty, width > 0 else { return [] }
    // Sizes are rounded up to whole points, which must not push a word onto the next line.
    let room = width + 0.01
    var breaker = LineBreaker(
      width: lines == 1 ? .greatestFiniteMagnitude : room, font: font, kerning: kerning,
      keepsTexts: true)
    breaker.consume(text)
    let all = breaker.lineTexts
    guard lines > 0, let last = all.prefix(lines).last else { return all }
    let isCut = all.count > lines || self.width(of: last, font: font) > room
    guard isCut, lineBreak.truncates else { return Array(all.prefix(lines)) }
    let rest = all.dropFirst(lines - 1).joined(separator: " ")
    return all.prefix(lines - 1) + [cut(rest, font: font, width: room, lineBreak)]
  }

  private static func cut(
    _ text: String, font: UIFont, width: CGFloat, _ lineBreak: NSLineBreakMode
  ) -> String {
    let room = width - advance(of: "…", font: font)
    switch lineBreak {
    case .byTruncatingHead:
      return "…" + String(fitting(text.reversed(), font: font, width: room).reversed())
    case .byTruncatingMiddle:
      let start = fitting(Array(text), font: font, width: room / 2)
      let end = fitting(text.reversed(), font: font, width: room / 2)
      return String(start) + "…" + String(end.reversed())
    default:
      let start = String(fitting(Array(text), font: font, width: room))
      return String(start.reversed().drop { $0 == " " }.reversed()) + "…"
    }
  }

  private static func fitting(
    _ characters: [Character], font: UIFont, width: CGFloat
  ) -> ArraySlice<Character> {
    var taken: CGFloat = 0
    let count = characters.prefix { character in
      taken += advance(of: character, font: font)
      return taken <= width
    }.count
    return characters.prefix(count)
  }
}

extension NSLineBreakMode {
  fileprivate var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }
}

/// A range as programming languages and people write it, `3..60`, where its bounds stand under keys.
enum WrittenRange {
  private static let signs = ["...", "..<", "..", "–", "-", " to "]

  /// The least and the most of a range of numbers; nil for anything else.
  static func bounds(of text: String) -> (least: String, most: String)? {
    for sign in signs {
      guard let place = text.dropFirst().firstRange(of: sign) else { continue }
      let least = text[..<place.lowerBound].filter { $0 != " " }
      let most = text[place.upperBound...].filter { $0 != " " }
      guard let first = Double(least), let last = Double(most), first <= last else { continue }
      guard sign == "..<" else { return (least, most) }
      // The end is not part of it, which is another number only where both are whole.
      guard let start = Int(least), let end = Int(most), start < end else { return nil }
      return (least, String(end - 1))
    }
    return nil
  }
}

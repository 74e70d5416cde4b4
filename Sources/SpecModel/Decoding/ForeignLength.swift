/// Lengths as stylesheets and other toolkits write them.
enum ForeignLength {
  /// What may stand for a length beside points.
  struct Words: OptionSet {
    let rawValue: UInt8
    static let fill = Words(rawValue: 1)
    static let content = Words(rawValue: 2)
    static let ratio = Words(rawValue: 4)
    /// A name of the theme.
    static let token = Words(rawValue: 8)
  }

  private static let contentWords: Set<String> = [
    "auto", "automatic", "content", "wrap", "wrap_content", "wrap-content", "hug", "fit",
    "fit-content", "min-content", "max-content", "intrinsic", "dynamic", "none",
  ]
  private static let fillWords: Set<String> = [
    "100%", "full", "max", "infinity", ".infinity", "inf", "stretch", "match_parent",
    "match-parent",
    "fill_parent", "flex", "expand", "100vw", "100vh",
  ]
  private static let units = ["px", "pt", "pts", "dp", "sp", "points", "point"]
  /// Units of what is not known before something is shown.
  private static let relativeUnits = [
    "rem", "em", "ex", "ch", "lh", "vw", "vh", "vmin", "vmax", "fr",
  ]

  /// What is meant by a length that cannot be read, and what to write for it if that is sure.
  static func meaning(of text: String, among words: Words) -> (help: String, meant: String?)? {
    let word = text.lowercased()
    let token = words.contains(.token) ? ", or a token of the theme" : ""
    if let number = withoutUnit(word) {
      return ("write `\(number)`\(token): lengths are points, without a unit", number)
    }
    if contentWords.contains(word) {
      if words.contains(.content) { return ("write `self` for as tall as the content", "self") }
      if words.contains(.fill) { return ("write `fill` for all there is, or points", nil) }
      return word == "none" ? nil : ("leave it out for what the content asks for", nil)
    }
    if fillWords.contains(word) {
      if words.contains(.fill) { return ("write `fill` for all there is", "fill") }
      if words.contains(.content) {
        return ("write `self` for as tall as the content, points, or a ratio such as `4/3`", nil)
      }
    }
    if word.hasSuffix("%") {
      return ("there are no shares here, only points: write a number\(token)", nil)
    }
    if let unit = relativeUnit(of: word) {
      return (
        "write a number\(token): lengths are points, and `\(unit)` is no fixed number of these", nil
      )
    }
    return nil
  }

  /// The number of a length with a unit that is a point here.
  private static func withoutUnit(_ word: String) -> String? {
    for unit in units where word.hasSuffix(unit) {
      let number = word.dropLast(unit.count).trimmed
      guard Double(number) != nil else { continue }
      return number
    }
    return nil
  }

  /// The unit of a length that depends on a font or on a window.
  private static func relativeUnit(of word: String) -> String? {
    relativeUnits.first { unit in
      word.hasSuffix(unit) && Double(word.dropLast(unit.count).trimmed) != nil
    }
  }

  /// The sides of a box as stylesheets list them, from the top and clockwise, if a text is such a list: `8 16`.
  static func sides(_ text: String) -> String? {
    let parts = text.split { $0 == " " || $0 == "," }.map { part in
      withoutUnit(part.lowercased()) ?? String(part)
    }
    guard (2...4).contains(parts.count),
      parts.allSatisfy({ Double($0) != nil || $0.utf8.allSatisfy(isNameByte) })
    else { return nil }
    let trailing = parts[1]
    let bottom = parts.count > 2 ? parts[2] : parts[0]
    let leading = parts.count > 3 ? parts[3] : trailing
    return
      "{ top: \(parts[0]), leading: \(leading), bottom: \(bottom), trailing: \(trailing) }"
  }

  /// The line around a box that a stylesheet's says, such as `1px solid edge`.
  static func border(_ text: String) -> String? {
    let styles: Set<String> = ["solid", "dashed", "dotted", "double", "none"]
    var width: String?
    var color: String?
    for part in text.split(separator: " ").map(String.init) {
      if let number = withoutUnit(part.lowercased()) ?? (Double(part) == nil ? nil : part) {
        width = number
      } else if !styles.contains(part), part.utf8.allSatisfy(isNameByte) {
        color = part
      }
    }
    guard let width else { return nil }
    return "{ width: \(width), color: \(color ?? "separator") }"
  }

  /// A share of one for a percentage, or for a number that can only be one: `0.5` for `50%` and for `50`.
  static func share(_ text: String) -> String? {
    let number = Double(text.hasSuffix("%") ? text.dropLast() : text[...])
    guard let number, number > 1 || text.hasSuffix("%"), number >= 0, number <= 100 else {
      return nil
    }
    return "\(number / 100)"
  }
}

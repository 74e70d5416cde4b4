/// Names as messages list them.
public enum Listing {
  /// The names in quotes, one behind the other.
  public static func quoted(_ names: some Sequence<String>) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// What there is of a kind: "the events are `a`, `b`", or "the only event is `a`".
  ///
  /// - Parameter kind: What the names are names of, in the plural.
  public static func all(_ names: [String], kind: String) -> String {
    guard let only = names.first, names.count == 1 else {
      return "the \(kind) are \(quoted(names))"
    }
    return "the only \(singular(kind)) is `\(only)`"
  }

  /// "keys of the theme" is said of several, "key of the theme" of one.
  private static func singular(_ kind: String) -> String {
    var words = kind.split(separator: " ")
    let noun = words.firstIndex(of: "of").map { $0 - 1 } ?? words.count - 1
    guard words.indices.contains(noun), words[noun].hasSuffix("s") else { return kind }
    words[noun] =
      words[noun].hasSuffix("ies") ? words[noun].dropLast(3) + "y" : words[noun].dropLast()
    return words.joined(separator: " ")
  }
}

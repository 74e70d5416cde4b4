/// Names as messages list them.
public enum Listing {
  /// The names in quotes, one behind the other.
  public static func quoted(_ names: some Sequence<String>) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// As many names as are read at a glance.
  public static let most = 8
  /// How many of more names are shown.
  private static let shownOfMany = 6

  /// A handful of names in quotes, and how many more there are.
  ///
  /// - Parameter construct: The construct whose keys they are, if they are: the reference has all of them.
  public static func some(_ names: [String], of construct: String? = nil) -> String {
    guard names.count > most else { return quoted(names) }
    let rest = "\(quoted(names.prefix(shownOfMany))) and \(names.count - shownOfMany) more"
    guard let construct else { return rest }
    return "\(rest); `screenc reference \(construct.replacing(" ", with: "-"))` lists them"
  }

  /// What there is of a kind: "the events are `a`, `b`", or "the only event is `a`".
  ///
  /// - Parameters:
  ///   - kind: What the names are names of, in the plural.
  ///   - construct: The construct whose keys they are, if they are.
  public static func all(_ names: [String], kind: String, of construct: String? = nil) -> String {
    guard let only = names.first, names.count == 1 else {
      return "the \(kind) are \(some(names, of: construct))"
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

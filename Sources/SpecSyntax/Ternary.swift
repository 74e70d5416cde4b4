/// `a ? b : c`, which other languages have.
public enum Ternary {
  /// What to do instead where one of two things is to be shown.
  public static func help(on condition: String) -> String {
    var condition = condition
    while condition.last == " " { condition.removeLast() }
    if condition.hasPrefix("!") { condition = "not " + condition.dropFirst() }
    return
      "show one of two things, each with its own `when:`: `when: \(condition)` and `when: \(opposite(of: condition))`"
  }

  private static func opposite(of condition: String) -> String {
    if condition.hasPrefix("not "), !condition.dropFirst(4).contains(" ") {
      return String(condition.dropFirst(4))
    }
    return condition.contains(" ") ? "not (\(condition))" : "not \(condition)"
  }
}

/// `a ? b : c`, which other languages have.
public enum Ternary {
  /// What to do instead where one of two things is to be shown.
  ///
  /// - Parameter values: What stands behind the `?`: both values, with the `:` between them.
  public static func help(on condition: String, between values: String) -> String {
    var condition = condition
    while condition.last == " " { condition.removeLast() }
    if condition.hasPrefix("!") { condition = "not " + condition.dropFirst() }
    if let (value, otherwise) = sides(of: values) {
      return "say `{ when: \(condition), then: \(value), else: \(otherwise) }`"
    }
    return
      "show one of two things, each with its own `when:`: `when: \(condition)` and `when: \(opposite(of: condition))`"
  }

  /// The two values, where each is a word by itself that may be chosen by a condition: numbers and Booleans may not.
  private static func sides(of values: String) -> (value: String, otherwise: String)? {
    let sides = values.split(separator: ":", omittingEmptySubsequences: false).map { side in
      side.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: true)
    }
    guard sides.count == 2, sides.allSatisfy({ $0.count == 1 }),
      !sides.joined().contains(where: { side in
        side.contains(where: "?,{}[]".contains) || side.first?.isNumber == true
          || side == "true" || side == "false"
      })
    else { return nil }
    return (String(sides[0][0]), String(sides[1][0]))
  }

  private static func opposite(of condition: String) -> String {
    if condition.hasPrefix("not "), !condition.dropFirst(4).contains(" ") {
      return String(condition.dropFirst(4))
    }
    return condition.contains(" ") ? "not (\(condition))" : "not \(condition)"
  }
}

import SeededRandom

/// Colours and icons, and what chooses between them, and where fields stand in payloads: drawn from numbers of their own,
/// so that the rest of an app is the same without them.
extension RandomWorld {
  /// The theme that the colours are of: what can be written with is seen on all that it can stand on.
  static let theme = """
    theme: Plain
    colors:
      background: { light: "#FFFFFF", dark: "#000000" }
      surface: { light: "#F4F4F4", dark: "#1A1A1A" }
      text: { light: "#000000", dark: "#FFFFFF" }
      accent: { light: "#003399", dark: "#A6C8FF" }
      warning: { light: "#7A1F00", dark: "#FFC9B3" }
    """

  private static let written = ["text", "accent", "warning"]
  private static let grounds = ["background", "surface"]
  private static let icons = ["star", "star.fill", "circle", "bell"]

  /// What something is written or drawn in; nothing as its surroundings say.
  mutating func color(in scope: RandomScope) -> [Entry] {
    look(of: Self.written, in: scope).map { [("color", $0)] } ?? []
  }

  /// What something stands on; nothing as its surroundings say.
  mutating func background(in scope: RandomScope) -> [Entry] {
    look(of: Self.grounds, in: scope).map { [("background", $0)] } ?? []
  }

  /// An icon beside a title, or none.
  mutating func icon(in scope: RandomScope) -> [Entry] {
    look(of: Self.icons, in: scope).map { [("icon", $0)] } ?? []
  }

  /// Where a field of a model stands in payloads; nil under its name. No two stand at one place, and none within
  /// another.
  mutating func place(ofField name: String) -> String? {
    guard looks.chance(35) else { return nil }
    switch looks.below(4) {
    case 0: return Flow.quoted("within.\(name)")
    case 1: return Flow.quoted("within.deeper.\(name)")
    case 2: return Flow.list([Flow.quoted("\(name).of it")])
    default: return Flow.list([Flow.quoted("dotted.key"), Flow.quoted("the \(name)")])
    }
  }

  /// One of several looks by conditions, or one whatever holds, or none. What is known is not asked again.
  private mutating func look(of choices: [String], in scope: RandomScope) -> String? {
    guard looks.chance(50) else { return nil }
    swap(&random, &looks)
    defer { swap(&random, &looks) }
    return choice(of: choices, in: scope.unsettled, depth: 0)
  }

  mutating func choice(
    of choices: [String], in scope: RandomScope, depth: Int
  ) -> String? {
    guard let first = pick(choices) else { return nil }
    let others = choices.filter { $0 != first }
    guard depth < 2, !others.isEmpty, random.chance(depth == 0 ? 75 : 35),
      let condition = condition(in: scope),
      let other = choice(of: others, in: scope.not(mentionedIn: condition), depth: depth + 1)
    else { return first }
    let isTurned = random.chance(50)
    return Flow.map([
      ("when", Flow.quoted(condition)), ("then", isTurned ? other : first),
      ("else", isTurned ? first : other),
    ])
  }
}

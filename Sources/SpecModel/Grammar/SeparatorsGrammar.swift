import Diagnostics
import SpecSyntax

/// What is said of the lines below rows.
enum SeparatorsGrammar {
  static let ofSection = Key(
    "separators", Form<ChosenLines>.separators,
    """
    The lines below the rows that stand one below the other: `none`, or where they begin, a name of the theme's \
    `spacing` or points. Left out, they are as the screen says it; where it doesn't either, the tables of the system \
    `table` have lines, and other lists none. In grids, and where a list scrolls sideways, there are none. A condition may choose.
    """,
    example: "l")
  static let ofScreen = Key(
    "separators", Form<ChosenLines>.separators,
    """
    The lines below the rows of all sections that don't say it themselves: `none`, or where they begin, a name of the \
    theme's `spacing` or points. Left out, the tables of the system `table` have lines, and other lists none. A condition \
    may choose.
    """,
    example: "none")
  static let leading = Key(
    "leading", .measure, "The room before them, at the side where reading begins.", example: "l")
  static let trailing = Key("trailing", .measure, "The room behind them.", example: "m")
  static let value = Key(
    "then", Form<ChosenLines>.separators, "The lines where the condition holds.", example: "none")
  static let otherwise = Key(
    "else", Form<ChosenLines>.separators,
    "The lines where the condition does not hold; as if the key were not there when left out.",
    example: "l")
  static let record = Record<ChosenLines>(
    "separators",
    """
    Lines below rows, with room at their ends: names of the theme's `spacing`, or points; or one of two, between which a \
    condition chooses.
    """,
    example: """
      leading: l
      trailing: m
      """,
    rules: ChosenStyleRules.rules(
      ofOwn: ["leading", "trailing"], called: "this is",
      several: "lines are either what they say at their ends, or what a condition chooses")
  ) { mapping in
    let own = EdgeMeasures(leading: mapping.value(leading), trailing: mapping.value(trailing))
    let chosen = mapping.chosen(value, or: otherwise, leftOut: .one(nil))
    return mapping.has("then") ? chosen : .one(.lines(own))
  }

  fileprivate static let none = Choice("none", "There are no lines.")
  /// What others write where there are none, in small letters.
  fileprivate static let wordsForNone: Set<String> = ["false", "no", "off", "hidden", "clear"]
  /// What others write where there are some, in small letters.
  fileprivate static let wordsForLines: Set<String> = [
    "true", "yes", "on", "visible", "automatic", "full", "singleline", "single", "default",
  ]
}

extension Form where Value == ChosenLines {
  /// No lines, or lines with the room at their beginning or at both ends, or what conditions choose of them.
  static var separators: Form {
    let lines = SeparatorsGrammar.record.form(or: .measure) {
      .one(.lines(EdgeMeasures(leading: $0)))
    }
    return Form(.either([.choice([SeparatorsGrammar.none]), lines.shape])) { node, reader in
      guard reader.tree.kind(node) == .scalar else { return reader.read(lines, node) }
      if reader.tree.scalarEquals(node, "none") { return .one(.absent) }
      let text = reader.tree.string(node)
      let expected = "`none`, or where the lines begin"
      func meant(_ word: String, _ help: String) -> Value? {
        reader.mismatch(
          node, expected: expected, help: help,
          fixes: Fix.replacing(text, at: reader.location(reader.span(node)), by: word, .unsafe))
      }
      if SeparatorsGrammar.wordsForNone.contains(text.lowercased()) {
        return meant("none", "did you mean `none`?")
      }
      if SeparatorsGrammar.wordsForLines.contains(text.lowercased()) {
        return meant("0", "write `0`: lines from side to side, or where else they begin")
      }
      return reader.read(lines, node)
    }
  }
}

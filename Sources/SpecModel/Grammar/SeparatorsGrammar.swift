import Diagnostics
import SpecSyntax

/// What is said of the lines below rows.
enum SeparatorsGrammar {
  static let ofSection = Key(
    "separators", Form<RowLines>.separators,
    """
    The lines below the rows that stand one below the other: `none`, or where they begin, a name of the theme's \
    `spacing` or points. Left out, they are as the screen says it; where it doesn't either, the tables of the system \
    `table` have lines, and other lists none. In grids, and where a list scrolls sideways, there are none.
    """,
    example: "l")
  static let ofScreen = Key(
    "separators", Form<RowLines>.separators,
    """
    The lines below the rows of all sections that don't say it themselves: `none`, or where they begin, a name of the \
    theme's `spacing` or points. Left out, the tables of the system `table` have lines, and other lists none.
    """,
    example: "none")
  static let leading = Key(
    "leading", .measure, "The room before them, at the side where reading begins.", example: "l")
  static let trailing = Key("trailing", .measure, "The room behind them.", example: "m")
  static let record = Record<RowLines>(
    "separators",
    "Lines below rows, with room at their ends: names of the theme's `spacing`, or points.",
    example: """
      leading: l
      trailing: m
      """
  ) { mapping in
    .lines(EdgeMeasures(leading: mapping.value(leading), trailing: mapping.value(trailing)))
  }

  fileprivate static let none = Choice("none", "There are no lines.")
  /// What others write where there are none, in small letters.
  fileprivate static let wordsForNone: Set<String> = ["false", "no", "off", "hidden", "clear"]
  /// What others write where there are some, in small letters.
  fileprivate static let wordsForLines: Set<String> = [
    "true", "yes", "on", "visible", "automatic", "full", "singleline", "single", "default",
  ]
}

extension Form where Value == RowLines {
  /// No lines, or lines with the room at their beginning or at both ends.
  static var separators: Form {
    let lines = SeparatorsGrammar.record.form(or: .measure) { .lines(EdgeMeasures(leading: $0)) }
    return Form(.either([.choice([SeparatorsGrammar.none]), lines.shape])) { node, reader in
      guard reader.tree.kind(node) == .scalar else { return reader.read(lines, node) }
      if reader.tree.scalarEquals(node, "none") { return .absent }
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

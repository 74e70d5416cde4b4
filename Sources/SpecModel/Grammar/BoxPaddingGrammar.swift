/// The room around a node, or one of two: one record has the keys of both.
enum BoxPaddingGrammar {
  static let value = Key(
    "then", Form<ChosenEdges>.chosenEdges, "The room where the condition holds.", example: "l")
  static let otherwise = Key(
    "else", Form<ChosenEdges>.chosenEdges,
    "The room where the condition does not hold; none when left out.", example: "s")
  static let record = Record<ChosenEdges>(
    "padding",
    """
    Distances at the sides of a box: names of the theme's `spacing`, or points; or one of two, between \
    which a condition chooses.
    """,
    example: """
      top: s
      leading: m
      trailing: m
      """,
    rules: ChosenStyleRules.rules(
      ofOwn: ["top", "leading", "bottom", "trailing"], called: "this room is",
      several: "the room around a node is either what it says at its sides, or one of two"),
    misplaced: EdgesGrammar.misplaced
  ) { mapping in
    let own = EdgesGrammar.edges(&mapping)
    let chosen = mapping.chosen(value, or: otherwise, leftOut: .one(nil))
    return mapping.has("then") ? chosen : .one(own)
  }
}

extension Form where Value == ChosenEdges {
  /// One distance for all sides, or each its own, or one of several by conditions.
  static var chosenEdges: Form {
    sides(BoxPaddingGrammar.record.form(or: .measure) { .one(EdgeMeasures(all: $0)) })
  }
}

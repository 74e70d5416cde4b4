/// The room around the rows of a section, or one of two: one record has the keys of both.
enum EdgesGrammar {
  static let top = Key("top", .measure, "Above.", example: "s")
  static let leading = Key(
    "leading", .measure, "At the side where reading begins.", example: "m")
  static let bottom = Key("bottom", .measure, "Below.", example: "s")
  static let trailing = Key(
    "trailing", .measure, "At the side where reading ends.", example: "m")
  static let value = Key(
    "then", Form<ChosenEdges>.edges, "The room where the condition holds.", example: "l")
  static let otherwise = Key(
    "else", Form<ChosenEdges>.edges,
    "The room where the condition does not hold; none when left out.", example: "s")
  static let record = Record<ChosenEdges>(
    "edges",
    """
    Distances at the sides of a section: names of the theme's `spacing`, or points; or one of two, between which a \
    condition chooses.
    """,
    example: """
      top: s
      leading: m
      trailing: m
      """,
    rules: ChosenStyleRules.rules(
      ofOwn: ["top", "leading", "bottom", "trailing"], called: "this room is",
      several: "the room around rows is either what it says at its sides, or one of two"),
    misplaced: misplaced
  ) { mapping in
    let own = edges(&mapping)
    let chosen = mapping.chosen(value, or: otherwise, leftOut: .one(nil))
    return mapping.has("then") ? chosen : .one(own)
  }
  /// What style sheets call several sides at once.
  static let misplaced = [
    "vertical": "say it of both: `top: …, bottom: …`",
    "horizontal": "say it of both: `leading: …, trailing: …`",
    "all": "write the distance alone, where it is the same at all sides",
  ]

  static func edges(_ mapping: inout MappingReader) -> EdgeMeasures {
    EdgeMeasures(
      top: mapping.value(top), leading: mapping.value(leading), bottom: mapping.value(bottom),
      trailing: mapping.value(trailing))
  }
}

extension Form where Value == ChosenEdges {
  /// One distance for all sides of a section, or each its own, or one of several by conditions.
  static var edges: Form {
    sides(EdgesGrammar.record.form(or: .measure) { .one(EdgeMeasures(all: $0)) })
  }
}

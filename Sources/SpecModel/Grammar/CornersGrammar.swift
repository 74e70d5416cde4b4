/// Corners of boxes, or one of two kinds of them: one record has the keys of both.
enum CornersGrammar {
  static let radius = Key(
    "radius", .radius, "How round they are: a name of the theme's `radii`, or points.",
    example: "12")
  static let places = Key(
    "at", Form<[CornerPlace]>.list(of: .choice), "Which corners are round.",
    example: "[topLeading, topTrailing]")
  static let value = Key(
    "then", Form<ChosenCorners>.chosenCorners, "The corners where the condition holds.",
    example: "12")
  static let otherwise = Key(
    "else", Form<ChosenCorners>.chosenCorners,
    "The corners where the condition does not hold; they are not round when left out.",
    example: "card")
  static let record = Record<ChosenCorners>(
    "corners",
    """
    Round corners of a box: how round, and which of them, or one of two kinds of corners, between which a \
    condition chooses.
    """,
    example: """
      radius: 12
      at: [topLeading, topTrailing]
      """,
    rules: [
      .exactlyOne(
        ["radius", "then"],
        missing: .missing(
          "nothing says how round these corners are", at: .start,
          help: "add `radius:` with a radius of the theme or a number of points"),
        several: .excess(
          "corners are either as round as they say, or of one of two kinds",
          help: "leave one of them")),
      .needs(
        "radius", "at",
        missing: .missing(
          "nothing says which corners are round", at: .key(["radius"]),
          help: "add `at:` with some of them, or write the radius alone for all of them")),
      .only(["at"], with: ["radius"]),
    ] + ConditionalValueGrammar.rules(choosing: "these corners are")
  ) { mapping in
    let radius = mapping.value(radius)
    let places = mapping.value(places)
    let chosen = mapping.chosen(value, or: otherwise, leftOut: .one(nil))
    if let radius { return .one(CellCorners(radius: radius, places: places ?? [])) }
    return chosen
  }
}

extension Form where Value == ChosenCorners {
  /// Round corners, or one of several kinds of them by conditions.
  static var chosenCorners: Form {
    CornersGrammar.record.form(or: .radius) { .one(CellCorners(radius: $0, places: [])) }
  }
}

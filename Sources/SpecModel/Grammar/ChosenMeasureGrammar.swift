/// Distances between which a condition chooses, by the keys that do so for colours.
enum ConditionalDistanceGrammar {
  static let value = Key(
    "then", Form<Alternatives<Measure>>.chosen(.measure), .required,
    "The distance where the condition holds.", example: "l")
  static let otherwise = Key(
    "else", Form<Alternatives<Measure>>.chosen(.measure), .required,
    "The distance where the condition does not hold.", example: "s")
  static let record = Record<Alternatives<Measure>>(
    "conditional distance",
    "One of two distances, between which a condition chooses; either can be one of two itself.",
    example: """
      when: $item.isOpen
      then: l
      else: s
      """
  ) { mapping in
    mapping.chosen(value, or: otherwise)
  }
}

/// Places of nodes and lines between which a condition chooses.
enum ConditionalAlignmentGrammar {
  static let value = Key(
    "then", Form<Alternatives<CellAlignment>>.chosenAlignment, .required,
    "Where they stand where the condition holds.", example: "trailing")
  static let otherwise = Key(
    "else", Form<Alternatives<CellAlignment>>.chosenAlignment, .required,
    "Where they stand where the condition does not hold.", example: "leading")
  static let record = Record<Alternatives<CellAlignment>>(
    "conditional alignment",
    """
    Where nodes or lines stand, at one of two places, between which a condition chooses; either can be one of \
    two itself.
    """,
    example: """
      when: $item.isMine
      then: trailing
      else: leading
      """
  ) { mapping in
    mapping.chosen(value, or: otherwise)
  }
}

/// Sizes between which a condition chooses: none is meant where it chooses none.
enum ConditionalSizeGrammar {
  static let value = Key(
    "then", Form<ChosenSize>.chosenPoints, .required, "The points where the condition holds.",
    example: "80")
  static let otherwise = Key(
    "else", Form<ChosenSize>.chosenPoints,
    "The points where the condition does not hold; as if the key were not there when left out.",
    example: "40")
  static let record = Record<ChosenSize>(
    "conditional size",
    "One of two numbers of points, between which a condition chooses; either can be one of two itself.",
    example: """
      when: $item.isOpen
      then: 80
      else: 40
      """
  ) { mapping in
    mapping.chosen(value, or: otherwise, leftOut: .one(nil))
  }
}

extension Form where Value == Alternatives<Measure> {
  /// A distance, or one of several by conditions.
  static func chosen(_ measure: Form<Measure>) -> Form {
    ConditionalDistanceGrammar.record.orOne(measure) { .one($0) }
  }
}

extension Form where Value == Alternatives<CellAlignment> {
  /// Where nodes or lines stand, or one of several places by conditions.
  static var chosenAlignment: Form {
    ConditionalAlignmentGrammar.record.orOne(Form<CellAlignment>.choice) { .one($0) }
  }
}

extension Form where Value == ChosenSize {
  /// A number of points, or one of several by conditions.
  static var chosenPoints: Form {
    ConditionalSizeGrammar.record.orOne(Form<Double>.points) { .one($0) }
  }
}

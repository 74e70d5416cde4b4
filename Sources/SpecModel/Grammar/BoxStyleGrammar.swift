/// Lines around boxes: those of themes, which have a color, and those of cells, which may have one of several.
enum ThemeBorderGrammar {
  static let width = Key("width", .points, .required, "How wide the line is.", example: "1")
  static let color = Key("color", .name(.color), .required, "Its colour.", example: "separator")
  static let record = Record<CellBorder<Name>>(
    "theme border", "A line around boxes, which they have by its name.",
    example: """
      width: 1
      color: separator
      """
  ) { mapping in
    let width = mapping.value(width)
    let color = mapping.value(color)
    guard let width, let color else { return nil }
    return CellBorder(width: width, color: color)
  }
}

/// A line around a box, or one of two: no two forms of a key are mappings, so that one record has the keys of both.
enum BoxBorderGrammar {
  static let width = ThemeBorderGrammar.width.optional
  static let color = Key(
    "color", .chosenColor, "Its colour, which a condition may choose.", example: "separator")
  static let value = Key(
    "then", Form<ChosenBorder>.chosenBorder, "The border where the condition holds.",
    example: "{ width: 2, color: accent }")
  static let otherwise = Key(
    "else", Form<ChosenBorder>.chosenBorder,
    "The border where the condition does not hold; none when left out.",
    example: "{ width: 1, color: separator }")
  static let record = Record<ChosenBorder>(
    "border",
    """
    A line around a box: how wide it is and in which colour, or one of two borders, between which a \
    condition chooses.
    """,
    example: """
      width: 1
      color: separator
      """,
    rules: [
      .exactlyOne(
        ["width", "then"],
        missing: .missing(
          "nothing says how wide this border is",
          help: "add `width:` with a number of points, beside `color:`"),
        several: .excess(
          "a border is either as wide as it says, or one of two", help: "leave one of them")),
      .needs(
        "width", "color",
        missing: .missing(
          "nothing says which colour this border has", at: .key(["width"]),
          help: "add `color:` with a colour of the theme")),
      .only(["color"], with: ["width"]),
      .only(["when", "else"], with: ["then"]),
      .needs(
        "then", "when",
        missing: .missing(
          "nothing says when this border is meant", at: .key(["then"]),
          help: "add `when:` with a condition")),
    ]
  ) { mapping in
    let width = mapping.value(width)
    let color = mapping.value(color)
    let condition = mapping.value(ConditionalValueGrammar.optionalCondition)
    let value = mapping.value(value)
    let otherwise = mapping.value(otherwise)
    if let width, let color { return .one(.own(CellBorder(width: width, color: color))) }
    guard let condition, let value else { return nil }
    return .chosen(by: condition, value, otherwise: otherwise ?? .one(nil))
  }
}

extension Form where Value == ChosenBorder {
  /// A border of the theme, or what it is, or one of several by conditions.
  static var chosenBorder: Form {
    BoxBorderGrammar.record.orToken(.border) { .one(.token($0)) }
  }
}

/// Shadows: those of themes, which have a color, and those of cells, which may have one of several.
enum ThemeShadowGrammar {
  static let color = Key(
    "color", .name(.color), "Its colour; black when left out.", example: "text")
  static let opacity = Key(
    "opacity", .share, .defaultsTo("0.2"), "From 0, where it is not seen, to 1.", example: "0.3")
  static let radius = Key(
    "radius", .points, .defaultsTo("4"), "How far it is blurred.", example: "8")
  static let x = Key(
    "x", .offset, .defaultsTo("0"), "How far it stands to the trailing side.", example: "2")
  static let y = Key("y", .offset, .defaultsTo("0"), "How far it stands below.", example: "2")
  static let record = Record<CellShadow<Name>>(
    "theme shadow", "What boxes throw on what is behind them, which they have by its name.",
    example: """
      opacity: 0.2
      radius: 8
      y: 2
      """
  ) { mapping in
    CellShadow(color: mapping.value(color), &mapping)
  }
}

enum BoxShadowGrammar {
  /// Where a condition stands that somebody writes in the place of a shadow.
  private static let misplaced: [String: String] = Dictionary(
    uniqueKeysWithValues: ["then", "else"].map {
      ($0, "it is said of its colour: `color: { when: …, then: …, else: … }`")
    })
  static let color = Key(
    "color", .chosenColor, "Its colour, which a condition may choose; black when left out.",
    example: "text")
  static let record = Record<BoxShadow>(
    "shadow", "What a box throws on what is behind it.",
    example: """
      opacity: 0.2
      radius: 8
      y: 2
      """,
    misplaced: misplaced
  ) { mapping in
    CellShadow(color: mapping.value(color), &mapping)
  }
}

extension CellShadow {
  fileprivate init(color: Color?, _ mapping: inout MappingReader) {
    self.init(
      color: color, opacity: mapping.value(ThemeShadowGrammar.opacity) ?? 0.2,
      radius: mapping.value(ThemeShadowGrammar.radius) ?? 4,
      x: mapping.value(ThemeShadowGrammar.x) ?? 0, y: mapping.value(ThemeShadowGrammar.y) ?? 0)
  }
}

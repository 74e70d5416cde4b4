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

enum BoxBorderGrammar {
  /// Where a condition stands that somebody writes in the place of a border or a shadow.
  static let misplaced: [String: String] = Dictionary(
    uniqueKeysWithValues: ["then", "else"].map {
      ($0, "it is said of its colour: `color: { when: …, then: …, else: … }`")
    })
  static let color = Key(
    "color", .chosenColor, .required, "Its colour, which a condition may choose.",
    example: "separator")
  static let record = Record<BoxBorder>(
    "border", "A line around a box.",
    example: """
      width: 1
      color: separator
      """,
    misplaced: misplaced
  ) { mapping in
    let width = mapping.value(ThemeBorderGrammar.width)
    let color = mapping.value(color)
    guard let width, let color else { return nil }
    return CellBorder(width: width, color: color)
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
    misplaced: BoxBorderGrammar.misplaced
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

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
    ] + ConditionalValueGrammar.rules(choosing: "this border is")
  ) { mapping in
    let width = mapping.value(width)
    let color = mapping.value(color)
    let chosen = mapping.chosen(value, or: otherwise, leftOut: .one(nil))
    if let width, let color { return .one(.own(CellBorder(width: width, color: color))) }
    return chosen
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

/// A shadow of a box, or one of two: one record has the keys of both.
enum BoxShadowGrammar {
  static let color = Key(
    "color", .chosenColor, "Its colour, which a condition may choose; black when left out.",
    example: "text")
  static let value = Key(
    "then", Form<ChosenShadow>.chosenShadow, "The shadow where the condition holds.",
    example: "{ opacity: 0.3, radius: 8 }")
  static let otherwise = Key(
    "else", Form<ChosenShadow>.chosenShadow,
    "The shadow where the condition does not hold; none when left out.", example: "raised")
  static let record = Record<ChosenShadow>(
    "shadow",
    """
    What a box throws on what is behind it, or one of two shadows, between which a condition chooses.
    """,
    example: """
      opacity: 0.2
      radius: 8
      y: 2
      """,
    rules: ChosenStyleRules.rules(
      ofOwn: ["color", "opacity", "radius", "x", "y"], called: "this shadow is",
      several: "a shadow is either what it says, or one of two")
  ) { mapping in
    let own = BoxShadow(color: mapping.value(color), &mapping)
    let chosen = mapping.chosen(value, or: otherwise, leftOut: .one(nil))
    return mapping.has("then") ? chosen : .one(.own(own))
  }
}

extension Form where Value == ChosenShadow {
  /// A shadow of the theme, or what it is, or one of several by conditions.
  static var chosenShadow: Form {
    BoxShadowGrammar.record.orToken(.shadow) { .one(.token($0)) }
  }
}

/// Gradients: those of themes, and those of cells, which may be one of several.
enum ThemeGradientGrammar {
  static let from = Key("from", .name(.color), .required, "Where it begins.", example: "accent")
  static let to = Key("to", .name(.color), .required, "Where it ends.", example: "surface")
  static let direction = Key(
    "direction", Form<GradientDirection>.choice, .defaultsTo("down"), "Where the second colour is.",
    example: "trailing")
  static let record = Record<CellGradient>(
    "theme gradient", "A colour that becomes another one, behind boxes, which have it by its name.",
    example: """
      from: accent
      to: surface
      direction: diagonal
      """
  ) { mapping in
    let from = mapping.value(from)
    let to = mapping.value(to)
    let direction = mapping.value(direction)
    guard let from, let to else { return nil }
    return CellGradient(from: from, to: to, direction: direction ?? .down)
  }
}

enum BoxGradientGrammar {
  static let from = ThemeGradientGrammar.from.optional
  static let to = ThemeGradientGrammar.to.optional
  static let value = Key(
    "then", Form<ChosenGradient>.chosenGradient, "The gradient where the condition holds.",
    example: "{ from: accent, to: surface }")
  static let otherwise = Key(
    "else", Form<ChosenGradient>.chosenGradient,
    "The gradient where the condition does not hold; none when left out.", example: "hero")
  static let record = Record<ChosenGradient>(
    "gradient",
    """
    A colour that becomes another one, or one of two such, between which a condition chooses.
    """,
    example: """
      from: accent
      to: surface
      direction: diagonal
      """,
    rules: [
      .exactlyOne(
        ["from", "then"],
        missing: .missing(
          "nothing says where this gradient begins", at: .start,
          help: "add `from:` with a colour of the theme"),
        several: .excess(
          "a gradient is either what it says, or one of two", help: "leave one of them")),
      .needs(
        "from", "to",
        missing: .missing(
          "nothing says where this gradient ends", at: .key(["from"]),
          help: "add `to:` with a colour of the theme")),
      .only(["to", "direction"], with: ["from"]),
    ] + ConditionalValueGrammar.rules(choosing: "this gradient is")
  ) { mapping in
    let from = mapping.value(from)
    let to = mapping.value(to)
    let direction = mapping.value(ThemeGradientGrammar.direction)
    let chosen = mapping.chosen(value, or: otherwise, leftOut: .one(nil))
    if let from, let to {
      return .one(.own(CellGradient(from: from, to: to, direction: direction ?? .down)))
    }
    return chosen
  }
}

extension Form where Value == ChosenGradient {
  /// A gradient of the theme, or what it is, or one of several by conditions.
  static var chosenGradient: Form {
    BoxGradientGrammar.record.orToken(.gradient) { .one(.token($0)) }
  }
}

/// What the keys by which a condition chooses a look ask of those beside which they stand.
enum ChosenStyleRules {
  /// The rules of a look none of whose own keys has to be there.
  static func rules(
    ofOwn keys: [String], called subject: String, several message: String
  ) -> [KeyRule] {
    keys.map {
      .atMostOne(
        [$0, "then"],
        several: .excess(message, at: .key(["then"]), help: "leave one of them"))
    } + ConditionalValueGrammar.rules(choosing: subject)
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

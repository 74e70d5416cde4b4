/// What is said of rows under a finger, and of those that are selected.
enum RowLookGrammar {
  static let pressed = Key(
    "pressed", record.form,
    """
    What a row looks like under a finger, where a tap on it does something. Left out, it is as the screen says it; where \
    that doesn't either, a grey shade is behind it.
    """,
    example: "{ background: surface }")
  static let selected = Key(
    "selected", record.form,
    """
    What a row looks like that is selected, on a screen with a `selection`. Left out, it is as the screen says it; where \
    that doesn't either, a grey shade is behind it.
    """,
    example: "{ border: { width: 2, color: accent } }")
  static let pressedOfScreen = Key(
    "pressed", record.form,
    """
    What a row looks like under a finger, where a tap on it does something and its section doesn't say it. Left out, a \
    grey shade is behind it.
    """,
    example: "{ background: surface }")
  static let selectedOfScreen = Key(
    "selected", record.form,
    """
    What a row looks like that is selected by the screen's `selection`, where its section doesn't say it. Left out, a \
    grey shade is behind it.
    """,
    example: "{ border: { width: 2, color: accent } }")

  static let background = Key(
    "background", Form<Name>.name(.color),
    "The colour behind the row. What has a background of its own hides it.", example: "surface")
  static let border = Key(
    "border", ThemeBorderGrammar.record.orToken(.border),
    "A line around the row, inside of its edges: a name of the theme's `borders`, or what it is.",
    example: "{ width: 2, color: accent }")
  static let record = Record<RowLook>(
    "row look", "What a row looks like while it is pressed or selected.",
    example: """
      background: surface
      border: { width: 2, color: accent }
      """,
    rules: [
      .atLeastOne(
        ["background", "border"],
        missing: .missing(
          "nothing says what the row looks like", help: "add a `background:` or a `border:`"))
    ]
  ) { mapping in
    RowLook(background: mapping.value(background), border: mapping.value(border))
  }
}

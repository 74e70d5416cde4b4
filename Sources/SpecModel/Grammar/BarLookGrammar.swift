import Diagnostics

/// What the navigation bars of a theme look like.
enum BarLookGrammar {
  static let style = Key(
    "style", Form<BarStyle>.choice, .defaultsTo("blurred"),
    "What is behind a bar without a `background`.", example: "transparent")
  static let background = Key(
    "background", .name(.color), "The colour behind the bar, which is opaque then.",
    example: "surface")
  static let titles = Key(
    "titles", .name(.color), .defaultsTo("text"), "The colour of the title and of the buttons.",
    example: "text")
  static let atTop = Key(
    "atTop", Form<BarTopStyle>.choice, .defaultsTo("same"),
    "What is behind the bar as long as the content is at its top, and nothing of it below the bar.",
    example: "transparent")
  static let rules: [KeyRule] = [
    .atLeastOne(
      ["style", "background", "titles"],
      missing: .missing(
        "this appearance says nothing of the bar",
        help: "say its `background:`, its `style:` or the colour of its `titles:`")),
    .atMostOne(
      ["style", "background"],
      several: .excess(
        "a bar with a `background` is opaque", at: .key(["style"]), help: "leave `style` out",
        keeping: .all)),
  ]

  /// What to say of words that others have for the colours of bars.
  ///
  /// - Parameter items: The key of the colour of what stands in the bar.
  static func misplaced(colorOfItems items: String) -> [String: String] {
    let others = [
      "foreground", "foregroundColor", "icons", "items", "selected", "selectedColor", "text",
      "textColor", "tint", "tintColor", "title", "titles",
    ]
    var places: [String: String] = [:]
    for word in others where word != items { places[word] = "it is called `\(items)` here" }
    for word in ["color", "colour"] {
      places[word] =
        "the colour behind the bar is `background`, and that of what is on it is `\(items)`"
    }
    for word in ["barTint", "barTintColor"] { places[word] = "it is called `background` here" }
    for word in ["unselected", "unselectedColor", "unselectedItemTintColor"] {
      places[word] = "leave it out: what is not chosen looks as the system has it"
    }
    return places
  }

  static let misplaced = misplaced(colorOfItems: "titles")
  static let record = Record<BarLook>(
    "bar appearance",
    """
    What the navigation bars of all screens look like that say nothing else. Without it, they are UIKit's.
    """,
    example: """
      background: surface
      titles: text
      atTop: transparent
      """,
    rules: rules, misplaced: misplaced
  ) { mapping in
    let style = mapping.value(style)
    let background = mapping.value(background)
    let titles = mapping.value(titles)
    let atTop = mapping.value(atTop)
    return BarLook(
      style: style ?? .blurred, background: background, titles: titles, atTop: atTop ?? .same)
  }
}

/// What the navigation bar of a screen looks like, which follows what conditions ask for.
enum ScreenBarLookGrammar {
  static let background = Key(
    "background", .chosenColor, "The colour behind the bar, which is opaque then.",
    example: "surface")
  static let titles = Key(
    "titles", .chosenColor, .defaultsTo("text"), "The colour of the title and of the buttons.",
    example: "text")
  static let record = Record<ScreenBarLook>(
    "screen bar appearance",
    """
    What the navigation bar of a screen looks like, where that is not as the theme says. It follows the `$state` and \
    `$data` that its colours are chosen by.
    """,
    example: """
      background: { when: $state.isUrgent, then: accent, else: surface }
      titles: text
      atTop: transparent
      """,
    rules: BarLookGrammar.rules, misplaced: BarLookGrammar.misplaced
  ) { mapping in
    let style = mapping.value(BarLookGrammar.style)
    let background = mapping.value(background)
    let titles = mapping.value(titles)
    let atTop = mapping.value(BarLookGrammar.atTop)
    return ScreenBarLook(
      style: style ?? .blurred, background: background, titles: titles, atTop: atTop ?? .same)
  }
}

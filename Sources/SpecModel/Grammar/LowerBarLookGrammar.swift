import Diagnostics

/// What bars below the content look like in a theme.
enum LowerBarLookGrammar {
  static let style = Key(
    "style", Form<BarStyle>.choice, .defaultsTo("blurred"),
    "What is behind a bar without a `background`.", example: "opaque")
  static let background = Key(
    "background", .name(.color), "The colour behind the bar, which is opaque then.",
    example: "surface")
  static let items = Key(
    "items", .name(.color), .defaultsTo("accent"),
    "The colour of the buttons of a toolbar, and of the tab that is shown.", example: "text")
  static let atEnd = Key(
    "atEnd", Form<BarTopStyle>.choice, .defaultsTo("same"),
    "What is behind the bar as long as the content is at its end, and nothing of it below the bar.",
    example: "transparent")
  static let rules: [KeyRule] = [
    .atLeastOne(
      ["style", "background", "items"],
      missing: .missing(
        "this appearance says nothing of the bar",
        help: "say its `background:`, its `style:` or the colour of its `items:`")),
    .atMostOne(
      ["style", "background"],
      several: .excess(
        "a bar with a `background` is opaque", at: .key(["style"]), help: "leave `style` out",
        keeping: .all)),
  ]
  static let record = Record<LowerBarLook>(
    "lower bar appearance",
    "What toolbars look like on all screens that say nothing else, or the bar of the tabs. Without it, they are UIKit's.",
    example: """
      background: surface
      items: text
      atEnd: transparent
      """,
    rules: rules, misplaced: BarLookGrammar.misplaced(colorOfItems: "items")
  ) { mapping in
    let style = mapping.value(style)
    let background = mapping.value(background)
    let items = mapping.value(items)
    let atEnd = mapping.value(atEnd)
    return LowerBarLook(
      style: style ?? .blurred, background: background, items: items, atEnd: atEnd ?? .same)
  }
}

/// What the toolbar of a screen looks like, which follows what conditions ask for.
enum ToolbarLookGrammar {
  static let background = Key(
    "background", .chosenColor, "The colour behind the bar, which is opaque then.",
    example: "surface")
  static let items = Key(
    "items", .chosenColor, .defaultsTo("accent"), "The colour of its buttons.", example: "text")
  static let record = Record<ToolbarLook>(
    "toolbar appearance",
    """
    What the bar at the bottom of a screen looks like, where that is not as the theme says. It follows the `$state` and \
    `$data` that its colours are chosen by.
    """,
    example: """
      background: { when: $state.isUrgent, then: accent, else: surface }
      items: text
      atEnd: transparent
      """,
    rules: LowerBarLookGrammar.rules,
    misplaced: BarLookGrammar.misplaced(colorOfItems: "items")
  ) { mapping in
    let style = mapping.value(LowerBarLookGrammar.style)
    let background = mapping.value(background)
    let items = mapping.value(items)
    let atEnd = mapping.value(LowerBarLookGrammar.atEnd)
    return ToolbarLook(
      style: style ?? .blurred, background: background, items: items, atEnd: atEnd ?? .same)
  }
}

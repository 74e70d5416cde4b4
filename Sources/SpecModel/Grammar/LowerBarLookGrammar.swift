import Diagnostics

/// What a bar below the content looks like.
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
  static let record = Record<LowerBarLook>(
    "lower bar appearance",
    "What toolbars look like, or the bar of the tabs. Without it, they are UIKit's.",
    example: """
      background: surface
      items: text
      atEnd: transparent
      """,
    rules: [
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
    ],
    misplaced: BarLookGrammar.misplacedColors(
      "items", of: "its buttons, or of the tab that is shown,")
  ) { mapping in
    let style = mapping.value(style)
    let background = mapping.value(background)
    let items = mapping.value(items)
    let atEnd = mapping.value(atEnd)
    return LowerBarLook(
      style: style ?? .blurred, background: background, items: items, atEnd: atEnd ?? .same)
  }
}

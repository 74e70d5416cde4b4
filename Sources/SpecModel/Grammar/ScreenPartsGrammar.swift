import SourceText

enum ReloadGrammar {
  static let pull = Key(
    "pull",
    .boolean(helpOn: \.helpOnAge), .defaultsTo("false"), "Whether pulling the list loads it anew.",
    example: "true")
  static let text = Key(
    "text", .text, "What stands below the wheel that a pull shows, while it is pulled and turns.",
    example: "feed.refreshing")
  static let onAppear = Key(
    "onAppear", .duration, "Load anew when the screen appears again after at least this long.",
    example: "60s")
  static let every = Key(
    "every", Form<SpecDuration>.interval,
    """
    Load again and again while the screen is in sight, each time so long after the last answer: what has changed is \
    brought up to date where it stands.
    """, example: "30s")
  static let events = Key(
    "events", .list(of: .name(.other("an event"))),
    "Load anew when a request or the app `emits` one of these.",
    example: "[postPublished]")
  static let record = Record<ReloadDeclaration>(
    "reload", "When a screen's content is loaded anew.",
    example: """
      pull: true
      text: feed.refreshing
      onAppear: 60s
      every: 5m
      events: [postPublished]
      """,
    rules: [
      .only(
        ["text"], with: ["pull"],
        alone: .excess(
          "this text stands below the wheel of a pull, and nothing is pulled", at: .key(["text"]),
          help: "leave it out, or add `pull: true`")),
      .atLeastOne(
        ["pull", "text", "onAppear", "every", "events"],
        missing: .missing(
          "this `reload` says nothing",
          help: "say when: `pull: true`, `onAppear: 60s`, `every: 30s`, or `events: […]`")),
    ]
  ) { mapping in
    let pull = mapping.value(pull)
    return ReloadDeclaration(
      pull: pull ?? false, text: mapping.value(text), onAppear: mapping.value(onAppear),
      every: mapping.value(every), events: mapping.value(events) ?? [],
      onAppearKey: mapping.keySpan(onAppear), everyKey: mapping.keySpan(every),
      pullKey: mapping.keySpan(Self.pull),
      idleText: pull == false ? mapping.keySpan(text) : nil)
  }
}

enum BarGrammar {
  static let leading = Key(
    "leading", .list(of: BarItemGrammar.record.form), "Items before the title.",
    example: "[{ icon: xmark, label: close, do: dismiss }]")
  static let trailing = Key(
    "trailing", .list(of: BarItemGrammar.record.form), "Items after the title.",
    example: "[{ icon: plus, label: feed.compose, present: Compose }]")
  static let largeTitle = Key(
    "largeTitle", Form<LargeTitleMode>.choice,
    """
    Whether the title is large, below the items, until the content is scrolled. Left out, it is as large as that of the \
    screen below, and small on the first screen.
    """, example: "always")
  static let prompt = Key(
    "prompt", .text,
    """
    A line above the title, which makes the bar higher. It follows the `$state` and `$data` that it is made of, and is \
    not there while it is empty or missing.
    """, example: "feed.prompt")
  static let subtitle = Key(
    "subtitle", .text,
    """
    A line below the title, in the same bar. It follows the `$state` and `$data` that it is made of, and is not there \
    while it is empty or missing.
    """, example: "feed.subtitle")
  static let segments = Key(
    "segments", Form<Located<ValuePath>>.cases(named: "segments"),
    """
    The piece of the state whose enum has the segments as its cases, which stand in the place of the title and of which \
    one is chosen. They say what pickers say. On a screen of `tabs`, it is the one that says which tab is shown.
    """, example: "$state.kind")
  static let look = Key(
    "appearance", ScreenBarLookGrammar.record.form,
    "What the bar looks like, where that is not as the theme says under `bar`.",
    example: "{ background: surface, titles: text }")
  static let record = Record<BarDeclaration>(
    "bar",
    """
    The navigation bar: its items, what its title is like, what stands above and below that, and its look.
    """,
    example: """
      largeTitle: always
      prompt: feed.prompt
      subtitle: feed.subtitle
      appearance: { background: surface, titles: text }
      leading:
        - { icon: xmark, label: close, do: dismiss }
      trailing:
        - { icon: plus, label: feed.compose, present: Compose }
      """
  ) { mapping in
    let leading = mapping.value(leading) ?? []
    let trailing = mapping.value(trailing) ?? []
    let largeTitle = mapping.value(largeTitle)
    let prompt = mapping.value(prompt)
    let subtitle = mapping.value(subtitle)
    let segments = mapping.value(segments)
    let look = mapping.value(look)
    var bar = BarDeclaration(leading: leading, trailing: trailing)
    guard
      largeTitle != nil || prompt != nil || subtitle != nil || segments != nil || look != nil
    else { return bar }
    bar.heading = BarHeading(
      largeTitle: largeTitle, prompt: prompt, subtitle: subtitle, segments: segments, look: look,
      keys: BarHeading.Keys(
        largeTitle: mapping.keySpan(Self.largeTitle), prompt: mapping.keySpan(Self.prompt),
        subtitle: mapping.keySpan(Self.subtitle), segments: mapping.keySpan(Self.segments),
        look: mapping.keySpan(Self.look)))
    return bar
  }
}

enum BarItemGrammar {
  static let badge = Key(
    "badge", .text,
    """
    A number or a short text that stands on the item. It follows the `$state` and `$data` that it is made of, and is \
    not there while it is empty, missing or the number 0.
    """, example: "$data.cart.count")
  static let condition = Key(
    "when", .condition, "The item is there only while this holds.", example: "$state.editing")
  static let shortcut = Key(
    "shortcut", Form<SpecShortcut>.shortcut.located(),
    """
    The keys of a keyboard that do the same, while the item is there and can be tapped. The system lists them under \
    the item's `title` or `label`.
    """, example: "cmd+n")
  static let record = Record<BarItemDeclaration>(
    "bar item",
    """
    An item of the navigation bar or of the toolbar, with the keys of an effect in place. Its texts follow \
    the `$state` and `$data` that they are made of, and can use what its `when` has found to be there.
    """,
    example: """
      icon: plus
      label: feed.compose
      present: Compose
      as: sheet
      """,
    rules: [
      .atLeastOne(
        ["title", "icon"],
        missing: .missing(
          "this bar item shows nothing", help: "give it a `title:` or an `icon:` with a `label:`"))
    ] + EffectGrammar.rules()
  ) { mapping in
    let icon = mapping.value(CellButtonGrammar.icon)
    let title = mapping.value(CellButtonGrammar.title)
    let label = mapping.value(CellButtonGrammar.label)
    let badge = mapping.value(badge)
    let shortcut = mapping.value(shortcut)
    let condition = mapping.value(condition)
    let effect = EffectGrammar.parts(&mapping).effect()
    return effect.map {
      BarItemDeclaration(
        icon: icon, title: title, label: label, badge: badge, shortcut: shortcut,
        condition: condition, effect: $0, span: mapping.span)
    }
  }
}

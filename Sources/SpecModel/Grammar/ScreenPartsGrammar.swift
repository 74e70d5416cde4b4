import Diagnostics
import SourceText
import SpecSyntax

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
      events: [postPublished]
      """,
    rules: [
      .only(
        ["text"], with: ["pull"],
        alone: .excess(
          "this text stands below the wheel of a pull, and nothing is pulled", at: .key(["text"]),
          help: "leave it out, or add `pull: true`")),
      .atLeastOne(
        ["pull", "text", "onAppear", "events"],
        missing: .missing(
          "this `reload` says nothing",
          help: "say when: `pull: true`, `onAppear: 60s`, or `events: […]`")),
    ]
  ) { mapping in
    let pull = mapping.value(pull)
    return ReloadDeclaration(
      pull: pull ?? false, text: mapping.value(text), onAppear: mapping.value(onAppear),
      events: mapping.value(events) ?? [], onAppearKey: mapping.keySpan(onAppear),
      pullKey: mapping.keySpan(Self.pull),
      idleText: pull == false ? mapping.keySpan(text) : nil)
  }
}

enum StatesGrammar {
  static let loading = Key(
    "loading", Form<LoadingDeclaration>.loading, .defaultsTo("spinner"),
    "What the first load looks like: a style, or a cell in which nothing can be tapped.",
    example: "skeleton")
  static let empty = Key(
    "empty", Form<EmptyStates>.emptyStates,
    "What stands there if there are no items: one state, or the first of a list whose condition holds.",
    example: "{ text: feed.empty }")
  static let error = Key(
    "error", ErrorStateGrammar.record.form, "What stands there after a failure.",
    example: "{ text: feed.error, retry: true }")
  static let more = Key(
    "more", MoreStateGrammar.record.form,
    "What stands below the last row of a list that is loaded page by page.",
    example: "{ loading: feed.loadingMore, end: feed.noMore }")
  static let record = Record<StatesDeclaration>(
    "states", "What stands there while there is no content, or not all of it.",
    example: """
      loading: skeleton
      empty: { text: feed.empty }
      error: { text: feed.error, retry: true }
      more: { loading: feed.loadingMore, end: feed.noMore }
      """
  ) { mapping in
    let loading = mapping.value(loading)
    let empty = mapping.value(empty)
    let error = mapping.value(error)
    let more = mapping.value(more)
    return StatesDeclaration(
      loading: loading ?? .style(.spinner), empty: empty?.states ?? [], error: error, more: more,
      moreKey: mapping.keySpan(StatesGrammar.more),
      hasUnreadableEmpty: empty.map { !$0.isWhole }
        ?? (mapping.has("empty") || mapping.hasMisspelt("empty")),
      hasUnreadableError: error == nil
        && (mapping.has("error") || mapping.hasMisspelt("error")),
      keys: StateKeys(
        loading: mapping.keySpan(StatesGrammar.loading),
        empty: mapping.keySpan(StatesGrammar.empty), error: mapping.keySpan(StatesGrammar.error)))
  }
}

extension Form where Value == LoadingDeclaration {
  static var loading: Form {
    let style = Form<LoadingStyle>.choice
    let cell = CellGrammar.record.form
    return Form(.either([style.shape, cell.shape])) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        let word = reader.tree.kind(node) == .scalar ? reader.tree.string(node) : ""
        if let style = LoadingStyle(rawValue: word) { return .style(style) }
        let names = LoadingStyle.allCases.map(\.rawValue)
        let place = reader.location(reader.span(node))
        let near = NearMiss.match(for: word, among: names)
        let meant = LoadingStyle.otherWords[word.lowercased()]?.rawValue
        return reader.mismatch(
          node, expected: "one of \(names.map { "`\($0)`" }.joined(separator: ", ")), or a cell",
          help: (meant ?? near?.name).map { "did you mean `\($0)`?" }
            ?? helpOnTruth(word)
            ?? "a cell is a tree, as in `{ column: […] }`",
          fixes: meant.map { Fix.replacing(word, at: place, by: $0, .unsafe) }
            ?? near?.fixes(of: word, at: place) ?? [])
      }
      if let style = onlyStyle(in: node, reader.tree) {
        return reader.mismatch(
          node, expected: "the name of a style alone, or a cell",
          help: "write `\(style.rawValue)`",
          fixes: [
            Fix.replacing(at: reader.location(reader.span(node)), by: style.rawValue, .unsafe)
          ])
      }
      return cell.read(node, reader).map { .cell($0) }
    }
  }

  /// The style that is all a mapping says, under a key that no cell is told by, or as the key itself.
  private static func onlyStyle(in mapping: NodeID, _ tree: SyntaxTree) -> LoadingStyle? {
    let pairs = Array(tree.pairs(mapping).prefix(2))
    guard pairs.count == 1, tree.kind(pairs[0].key) == .scalar,
      tree.kind(pairs[0].value) == .scalar
    else { return nil }
    let key = tree.string(pairs[0].key)
    guard !(CellGrammar.kinds + ControlGrammar.kinds).contains(key) else { return nil }
    let word = tree.string(pairs[0].value)
    return [key, word].lazy.compactMap {
      LoadingStyle(rawValue: $0) ?? LoadingStyle.otherWords[$0.lowercased()]
    }.first
  }

  /// What to do about a word for yes or no, as others have it.
  private static func helpOnTruth(_ word: String) -> String? {
    switch BooleanWord.meant(by: word) ?? word {
    case "true": "write `spinner`, which it is where nothing is said"
    case "false", "none", "no":
      "leave it out: something always shows that it loads, `spinner` where nothing is said"
    default: nil
    }
  }
}

/// What there is to say of a list without items.
struct EmptyStates: Sendable {
  var states: [EmptyStateDeclaration]
  /// Whether all of them could be read.
  var isWhole: Bool
}

extension Form where Value == EmptyStates {
  /// One state, or the first of a list whose condition holds.
  static var emptyStates: Form {
    let states = Form<[EmptyStateDeclaration]>.oneOrMore(of: EmptyStateGrammar.record.form)
    return Form(states.shape) { node, reader in
      let count = reader.tree.kind(node) == .sequence ? reader.tree.count(node) : 1
      return states.read(node, reader).map { states in
        let isWhole = states.count == count && !states.contains(where: \.isUnclear)
        return EmptyStates(states: states, isWhole: isWhole)
      }
    }
  }
}

enum EmptyStateGrammar {
  static let condition = Key(
    "when", .condition,
    "It stands there only while this holds; of several, the last has none.",
    example: "$state.query != \"\"")
  static let image = Key("image", .chosenImage, "A picture above the text.", example: "tray")
  static let text = Key("text", .text, .required, "What it says.", example: "feed.empty")
  static let detail = Key(
    "detail", .text,
    """
    A second text, smaller, which makes a heading of the first. It is not there while it is empty or missing.
    """, example: "feed.emptyDetail")
  static let button = Key(
    "button", StateButtonGrammar.record.form, "A button below the text, as a way out.",
    example: "{ title: feed.find, push: Explore }")
  static let record = Record<EmptyStateDeclaration>(
    "empty state", "What stands there if there are no items.",
    example: """
      image: tray
      text: feed.empty
      detail: feed.emptyDetail
      button: { title: feed.find, push: Explore }
      """,
    misplaced: [
      "retry":
        "what has failed is tried again: it is a key of `error:`; here a `button: { title: …, do: reload }` loads anew"
    ]
  ) { mapping in
    let image = mapping.value(image)
    let text = mapping.value(text)
    let detail = mapping.value(detail)
    let button = mapping.value(button)
    let condition = mapping.value(condition)
    let isUnclear = condition == nil && (mapping.has("when") || mapping.hasMisspelt("when"))
    return text.map {
      EmptyStateDeclaration(
        condition: condition, isUnclear: isUnclear, image: image, text: $0, detail: detail,
        button: button)
    }
  }
}

enum StateButtonGrammar {
  static let title = Key("title", .text, .required, "What it says.", example: "feed.find")
  static let record = Record<StateButtonDeclaration>(
    "state button", "A button of an empty screen, with the keys of an effect in place.",
    example: """
      title: feed.find
      push: Explore
      """,
    rules: EffectGrammar.rules()
  ) { mapping in
    let title = mapping.value(title)
    let parts = EffectGrammar.parts(&mapping)
    let effect = parts.effect(when: mapping.value(EffectGrammar.condition))
    guard let title, let effect else { return nil }
    return StateButtonDeclaration(title: title, effect: effect)
  }
}

enum ErrorStateGrammar {
  static let image = Key(
    "image", .chosenImage, "A picture above the text, where that is not a banner.",
    example: "wifi.slash")
  static let text = Key("text", .text, .required, "What it says.", example: "feed.error")
  static let detail = Key(
    "detail", .text,
    """
    A second text, smaller, which makes a heading of the first where that is not a banner. It is not there while it is \
    empty or missing.
    """, example: "feed.errorDetail")
  static let retry = Key(
    "retry",
    Form<Bool>.boolean(helpOn: \.helpOnRetries).located(), .defaultsTo("true"),
    "Whether it offers to try again.", example: "true")
  static let style = Key(
    "as", Form<ErrorStyle>.choice, .defaultsTo("full"), "How it is shown.", example: "banner")
  static let record = Record<ErrorStateDeclaration>(
    "error state", "What stands there after a failure.",
    example: """
      image: wifi.slash
      text: feed.error
      detail: feed.errorDetail
      retry: true
      as: full
      """
  ) { mapping in
    let image = mapping.value(image)
    let text = mapping.value(text)
    let detail = mapping.value(detail)
    let retry = mapping.value(retry)
    let style = mapping.value(style)
    return text.map {
      ErrorStateDeclaration(
        image: image, text: $0, detail: detail, retry: retry, style: style ?? .full,
        roomyKeys: style == .banner
          ? ["image", "detail"].compactMap { name in
            mapping.keySpan(name).map { Name(name, span: $0) }
          } : [])
    }
  }
}

enum MoreStateGrammar {
  static let loading = Key(
    "loading", .text, "What stands below the wheel while a page is loaded.",
    example: "feed.loadingMore")
  static let end = Key(
    "end", .text, "What stands there once all pages are loaded, and none follows.",
    example: "feed.noMore")
  static let error = Key(
    "error", .text,
    "What stands there where a page could not be loaded. Left out, it is the text of `error` beside `more`.",
    example: "feed.moreError")
  static let record = Record<MoreStateDeclaration>(
    "more state",
    "What stands below the last row of a list that is loaded page by page.",
    example: """
      loading: feed.loadingMore
      end: feed.noMore
      error: feed.moreError
      """,
    rules: [
      .atLeastOne(
        ["loading", "end", "error"],
        missing: .missing(
          "nothing says what stands below the last row",
          help: "add `loading:`, `end:` or `error:` with a key of the strings"))
    ],
    misplaced: [
      "text": "each state has its own: `more: { loading: …, end: …, error: … }`",
      "retry": "it is a key of `error:` beside `more:`, and holds for further pages as well",
    ]
  ) { mapping in
    MoreStateDeclaration(
      loading: mapping.value(loading), end: mapping.value(end), error: mapping.value(error))
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

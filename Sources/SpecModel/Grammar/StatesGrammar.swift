import Diagnostics
import SourceText
import SpecSyntax

/// What a screen shows while it loads, where nothing is there or nothing could be loaded, and below its list.
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

import Diagnostics
import Testing

@testable import ScreenCompiler

/// What of a change breaks whom.
@Suite struct BreakingChangeTests {
  private static let app = """
    app: Shop
    language: 1
    theme: Plain
    flags: { quick: Bool = false }
    host: { menu: [{ screen: Items, title: tab.items }, { screen: Cart, title: tab.cart }] }
    links: [{ url: "shop://items/{itemID}", screen: Item }]
    ---
    theme: Plain
    colors: { accent: { light: "#0057d9" } }
    fonts: { body: { size: 17 } }
    spacing: { s: 4 }
    ---
    api: Main
    base: https://api.example.com
    headers: { X-Client: shop }
    booleans: lenient
    ---
    enum: Size
    cases: { small: s, large: l }
    unknown: small
    ---
    model: Thing
    fields: { id: ID, title: String, price: Double = 0, size: Size }
    computed: { label: Text }
    ---
    model: Advert
    fields: { id: ID, text: String }
    ---
    union: Entry
    tag: kind
    cases: { thing: Thing, advert: Advert }
    unknown: skip
    ---
    source: AllItems
    request: { path: /items, query: { order: newest } }
    yields: Entry
    invalid: skip
    ---
    request: Order
    parameters: { id: ID, count: Int }
    method: POST
    path: /orders
    body: { id: $parameters.id, count: $parameters.count }
    yields: Thing
    ---
    events: Analytics
    cases: { opened: { itemID: ID } }
    ---
    adapter: ThingRow
    for: Thing
    events: [more]
    cell: { row: [{ text: $item.label }, { button: { title: more, event: more } }] }
    ---
    adapter: AdvertRow
    for: Advert
    cell: { text: $item.text }
    ---
    screen: Items
    state: { big: { type: Bool, default: false, stored: true } }
    source: { use: AllItems }
    adapters: [ThingRow, AdvertRow]
    states: { empty: { text: none }, error: { text: lost, retry: true } }
    actions:
      - { select: Thing, push: Item, with: { itemID: $item.id }, track: opened }
      - { event: ThingRow.more, call: showMore }
    ---
    screen: Item
    parameters: { itemID: ID, count: Int = 1 }
    returns: Thing
    content:
      - { text: item.title }
      - button:
          title: item.order
          request: Order
          with: { id: $parameters.itemID, count: $parameters.count }
          then: { return: $result }
    ---
    screen: Cart
    content: [{ text: cart.title }]
    ---
    source: Logs
    request: { path: /logs, headers: { X-Kind: a } }
    yields: Advert
    page: { by: cursor, send: from, receive: next }
    ---
    source: Drafts
    disk: { path: Drafts.json }
    yields: Advert
    ---
    screen: Chart
    swift: { type: Chart }
    ---
    screen: Adverts
    data: { first: { request: { path: /advert }, yields: Advert } }
    sections:
      - id: all
        source: { request: { path: /adverts, query: { size: small } }, yields: Advert }
        adapters: [AdvertRow]

    """

  /// The changes that come of replacing texts in the app.
  private func changes(
    _ replacements: [(String, String)], _ categories: Set<BreakingCategory>? = nil
  ) throws -> [String] {
    var text = Self.app
    for (old, new) in replacements {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    let project = try ScratchProject(["Specs/App.yaml": text, "Before/App.yaml": Self.app])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path),
      categories ?? Set(BreakingCategory.allCases))
    return report.diagnostics.map { "\($0.rule): \($0.message)" }
  }

  @Test func nothingBreaksWhereNothingChanges() throws {
    #expect(try changes([]) == [])
  }

  @Test func orderAndStyleOfSpecsAreNobodysBusiness() throws {
    let moved = [
      ("query: { order: newest }", "query: { order: \"newest\" }"),
      ("colors: { accent: { light: \"#0057d9\" } }", "colors: { accent: { light: \"#0057D9\" } }"),
      (
        "screen: Cart\ncontent: [{ text: cart.title }]",
        "screen: Cart\ncontent:\n  - text: cart.new"
      ),
    ]
    #expect(try changes(moved) == [])
  }

  @Test(arguments: [
    (
      "computed: { label: Text }", "computed: { label: Text, hint: Text }",
      ["source-requirements: the app has to work out `Thing.hint`"]
    ),
    (
      "parameters: { itemID: ID, count: Int = 1 }",
      "parameters: { itemID: ID, count: Int = 1, gift: Bool = false }", []
    ),
    (
      "parameters: { itemID: ID, count: Int = 1 }", "parameters: { count: Int = 1, itemID: ID }",
      ["source-parameters: the parameters of `Item` stand in another order"]
    ),
    (
      "{ id: ID, title: String,", "{ id: ID, title: String?,",
      ["source-fields: `Thing.title` is `String?` and was `String`"]
    ),
    (
      "price: Double = 0", "price: Int = 0",
      [
        "source-fields: `Thing.price` is `Int` and was `Double`",
        "data-payload: `Thing.price` is decoded as `Int` and was as `Double`",
      ]
    ),
    (
      "price: Double = 0", "price: Double",
      ["data-payload: `Thing.price` has to be there in what is decoded, and did not before"]
    ),
    (
      "price: Double = 0", "price: { type: Double, default: 0, json: cost }",
      ["data-payload: `Thing.price` is read from another key of what is decoded"]
    ),
    (
      "{ id: ID, text: String }", "{ id: ID, text: String, link: URL }",
      [
        "data-payload: `Advert.link` is new and has to be there in what is decoded",
        "source-fields: `Advert.link` is new and has to be given when a `Advert` is made",
      ]
    ),
    (
      "cases: { small: s, large: l }", "cases: { small: s, large: big }",
      ["data-payload: `l`, a value of `Size`, is decoded as `small` now"]
    ),
    (
      "cases: { small: s, large: l }", "cases: { small: s, large: l, huge: x }",
      ["source-cases: `Size` has a new case `huge`"]
    ),
    (
      "cases: { small: s, large: l }\nunknown: small", "cases: { small: s, large: l }",
      ["data-payload: values that `Size` does not know cannot be decoded any more"]
    ),
    (
      "unknown: skip", "unknown: fail",
      ["data-payload: a list with a tag that `Entry` does not know fails as a whole now"]
    ),
    (
      "invalid: skip", "invalid: fail",
      [
        "data-payload: a list of `AllItems` with an element that cannot be read fails as a whole now"
      ]
    ),
    (
      "yields: Entry\ninvalid: skip", "yields: Entry",
      [
        "data-payload: a list of `AllItems` with an element that cannot be read fails as a whole now"
      ]
    ),
    (
      "tag: kind", "tag: type",
      ["data-payload: `Entry` is told apart by `type`"]
    ),
    (
      "path: /items", "path: /things", ["data-request: `AllItems` asks another path"]
    ),
    (
      "query: { order: newest }", "query: { sort: newest }",
      ["data-request: `AllItems` does not send `order` in the query any more"]
    ),
    (
      "path: /adverts", "path: /ads", ["data-request: `Adverts.all` asks another path"]
    ),
    (
      "query: { size: small }", "query: {}",
      ["data-request: `Adverts.all` does not send `size` in the query any more"]
    ),
    (
      "path: /advert }, yields: Advert", "path: /advert }, yields: Thing",
      ["source-result: `Adverts.first` yields `Thing` and yields `Advert` before"]
    ),
    (
      "method: POST", "method: PUT", ["data-request: `Order` is sent by PUT and was by POST"]
    ),
    (
      "booleans: lenient", "booleans: strict",
      ["data-payload: `Main` reads truth values as `true` and `false` only"]
    ),
    (
      "base: https://api.example.com", "base: https://api.example.org",
      ["data-request: `Main` does not ask `https://api.example.com` any more"]
    ),
    (
      "{ big: { type: Bool, default: false, stored: true } }",
      "{ large: { type: Bool, default: false, stored: true } }",
      ["data-stored: nothing reads what devices keep under `Items.big` any more"]
    ),
    (
      "{ big: { type: Bool, default: false, stored: true } }",
      "{ big: { type: Int, default: 0, stored: true } }",
      ["data-stored: `Items.big` is kept as `Int` and was as `Bool`"]
    ),
    (
      "call: showMore", "call: showAll",
      [
        "source-requirements: `Items` calls `showAll`, which it did not before",
        "source-requirements: `Items` does not call `showMore` any more",
      ]
    ),
    (
      "shop://items/{itemID}", "shop://things/{itemID}",
      ["route-link: links to `shop://items/{itemID}` lead nowhere any more"]
    ),
    (
      "\"#0057d9\"", "\"#0057da\"", ["visual-token: the color `accent` is another one"]
    ),
    ("{ s: 4 }", "{ m: 8 }", ["visual-token: the theme has no spacing `s` any more"]),
    ("flags: { quick: Bool = false }", "flags: {}", ["source-app: the flag `quick` is gone"]),
    ("app: Shop", "app: Store", ["source-app: the app is called `Store` instead of `Shop`"]),
    (
      "yields: Entry\ninvalid", "items: data.all\nyields: Entry\ninvalid",
      [
        "data-payload: the items of `AllItems` are read from `data.all` and were from the answer itself"
      ]
    ),
    (
      "yields: Entry\ninvalid",
      "yields: Entry\npage: { by: page, send: page, ends: empty }\ninvalid",
      ["data-request: `AllItems` is asked for page by page, and was not before"]
    ),
    (
      "send: from, receive: next", "send: after, receive: next",
      ["data-request: `Logs` asks for its pages otherwise"]
    ),
    (
      "send: from, receive: next", "send: from, receive: meta.next",
      ["data-payload: the next page of `Logs` is known by `meta.next` and was by `next`"]
    ),
    (
      "page: { by: cursor, send: from, receive: next }\n", "",
      ["data-request: `Logs` is not asked for page by page any more"]
    ),
    (
      "headers: { X-Kind: a }", "headers: {}",
      ["data-request: `Logs` does not send `X-Kind` in the headers any more"]
    ),
    (
      "headers: { X-Client: shop }", "headers: {}",
      ["data-request: `Main` does not send `X-Client` in the headers any more"]
    ),
    (
      "cases: { opened: { itemID: ID } }", "cases: { opened: { itemID: ID, place: Int? } }",
      [
        "source-cases: `Analytics.opened` carries `itemID: ID`, `place: Int?` and carried `itemID: ID`"
      ]
    ),
    (
      "call: showMore", "call: showMore, with: { id: $item.id }",
      ["source-requirements: `showMore` of `Items` takes `id` and took no values"]
    ),
    (
      "disk: { path: Drafts.json }", "request: { path: /drafts }",
      ["data-stored: `Drafts` does not read what is kept in its file any more"]
    ),
    (
      "swift: { type: Chart }", "swift: { type: Plot, module: Plots }",
      ["source-requirements: the app has to supply `Plots.Plot` as the screen `Chart`"]
    ),
    (
      "swift: { type: Chart }", "content: [{ text: chart }]",
      [
        "source-requirements: the screen `Chart` is generated, and the app does not supply it any more"
      ]
    ),
    (
      "title: String, price", "title: { type: String, json: title }, price", []
    ),
  ])
  func eachChangeIsToldOnce(old: String, new: String, expected: [String]) throws {
    #expect(try changes([(old, new)]).sorted() == expected.sorted())
  }

  @Test(arguments: [
    (
      "screen: Map\nswift: { type: MapController }\n",
      ["source-requirements: the screen `Map` is new, and the app has to supply `MapController`"]
    ),
    (
      "screen: Map\ncontent: [{ button: { title: a, call: zoom } }]\n",
      ["source-requirements: the screen `Map` is new and calls `zoom`"]
    ),
    (
      "model: Place\nfields: { id: ID }\ncomputed: { label: Text }\n",
      ["source-requirements: the app has to work out `Place.label`"]
    ),
    ("model: Place\nfields: { id: ID }\n", []),
    ("screen: Map\ncontent: [{ text: a }]\n", []),
  ])
  func whatIsNewMayAskSomethingOfTheApp(declaration: String, expected: [String]) throws {
    let place = "---\nscreen: Cart"
    #expect(try changes([(place, "---\n\(declaration)\(place)")]) == expected)
  }

  /// What devices and servers have is read as before; only hand-written code has to say another name.
  @Test func fieldsThatAreRenamedMayKeepTheirKeys() throws {
    let renamed = [
      ("{ id: ID, text: String }", "{ id: ID, words: { type: String, json: text } }"),
      ("cell: { text: $item.text }", "cell: { text: $item.words }"),
    ]
    #expect(
      try changes(renamed) == [
        "source-fields: `Advert` has no field `text` any more",
        "source-fields: `Advert.words` is new and has to be given when a `Advert` is made",
      ])
  }

  @Test func whatIsGoneIsToldWithItsPlaceInTheEarlierState() throws {
    let gone = [
      ("---\nscreen: Cart\ncontent: [{ text: cart.title }]\n", ""),
      (", { screen: Cart, title: tab.cart }", ""),
    ]
    #expect(
      try changes(gone) == [
        "source-removed: the screen `Cart` is gone",
        "route-menu: `Cart` is not in the menu any more",
      ])
  }

  @Test func sourcesThatMoveOutOfTheirScreensAreComparedAllTheSame() throws {
    let inPlace = "source: { request: { path: /adverts, query: { size: small } }, yields: Advert }"
    func moved(to path: String) -> [(String, String)] {
      let declared = """
        ---
        source: AllAdverts
        request: { path: \(path), query: { size: small } }
        yields: Advert

        """
      return [
        (inPlace, "source: { use: AllAdverts }"),
        ("---\nscreen: Cart", declared + "---\nscreen: Cart"),
      ]
    }
    #expect(try changes(moved(to: "/adverts")) == [])
    #expect(
      try changes(moved(to: "/ads")) == ["data-request: `AllAdverts` asks another path"])
  }

  @Test func placesOfSourcesInPlaceAreInBothStates() throws {
    let before = Self.app.replacing("path: /adverts", with: "path: /old")
    let project = try ScratchProject(["Specs/App.yaml": Self.app, "Before/App.yaml": before])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path), [.data])
    let change = try #require(report.diagnostics.first)
    let (was, now) = (try #require(change.related.first).location, change.primary)
    #expect(report.sources.path(of: now.file).hasSuffix("Specs/App.yaml"))
    #expect(report.sources.path(of: was.file).hasSuffix("Before/App.yaml"))
    #expect(Array(Self.app.utf8)[now.span.range].elementsEqual("/adverts".utf8))
    #expect(Array(before.utf8)[was.span.range].elementsEqual("/old".utf8))
  }

  @Test func linksHaveToSayWhatTheScreenTakes() throws {
    let retyped = [
      ("parameters: { itemID: ID, count: Int = 1 }", "parameters: { itemID: Int, count: Int = 1 }"),
      ("parameters: { id: ID, count: Int }", "parameters: { id: Int, count: Int }"),
      ("{ id: ID, title: String,", "{ id: ID, number: Int = 0, title: String,"),
      ("with: { itemID: $item.id }", "with: { itemID: $item.number }"),
      ("cases: { opened: { itemID: ID } }", "cases: { opened: { itemID: Int } }"),
    ]
    #expect(
      try changes(retyped, [.route]) == [
        "route-link: links to `shop://items/{itemID}` have to say a `Int` where a `ID` did"
      ])
  }

  @Test func stringsAreComparedByWhatTheyTake() throws {
    let app = Self.app.replacing("language: 1\n", with: "language: 1\nstrings: ../App.strings\n")
    let keys = [
      "tab.items", "tab.cart", "none", "lost", "item.title", "item.order", "cart.title", "more",
    ]
    let texts = keys.map { "\"\($0)\" = \"A\";\n" }.joined()
    let project = try ScratchProject([
      "Specs/App.yaml": app, "Before/Specs/App.yaml": app,
      "App.strings": texts + "\"own.count\" = \"%d of %@\";\n",
      "Before/App.strings": texts + "\"own.count\" = \"%d\";\n\"own.gone\" = \"B\";\n",
    ])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before/Specs").path), [.visual])
    #expect(
      report.diagnostics.map(\.message).sorted() == [
        "the app's strings have no `own.gone` any more",
        "the texts of `own.count` take an `Int`, a value, and took an `Int`",
      ])
    let gone = try #require(report.diagnostics.first { $0.message.contains("own.gone") })
    #expect(report.sources.path(of: gone.primary.file).hasSuffix("Before/App.strings"))
  }

  @Test func categoriesAreChosen() throws {
    let both = [("price: Double = 0", "price: Int = 0")]
    #expect(try changes(both, [.data]).map { $0.prefix(4) } == ["data"])
    #expect(try changes(both, [.visual]) == [])
  }

  @Test func everyRuleHasACategory() {
    for rule in RuleCatalogue.breaking {
      #expect(BreakingCategory(ofRule: rule.name) != nil, "\(rule.name)")
      #expect(RuleCatalogue.rule(named: rule.name) == nil)
    }
  }

  @Test func specsWithErrorsAreNotCompared() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": Self.app.replacing("for: Thing", with: "for: Ting"),
      "Before/App.yaml": Self.app,
    ])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path),
      Set(BreakingCategory.allCases))
    #expect(report.diagnostics.map(\.rule).contains("unknown-model"))
    #expect(!report.diagnostics.contains { BreakingCategory(ofRule: $0.rule) == .source })
  }

  @Test func earlierSpecsHaveToBeThere() throws {
    let project = try ScratchProject(["Specs/App.yaml": Self.app, "Empty/note.txt": ""])
    let all = Set(BreakingCategory.allCases)
    #expect(throws: EarlierSpecs.Failure.noFolder("/nowhere")) {
      try project.compiler().breakingChanges(since: .folder("/nowhere"), all)
    }
    #expect(throws: EarlierSpecs.Failure.noApp) {
      try project.compiler().breakingChanges(
        since: .folder(project.folder.appending(path: "Empty").path), all)
    }
  }
}

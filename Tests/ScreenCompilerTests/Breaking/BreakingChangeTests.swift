import Testing

@testable import ScreenCompiler

/// What of a change breaks whom.
@Suite struct BreakingChangeTests {
  @Test func nothingBreaksWhereNothingChanges() throws {
    #expect(try BreakingApp.changes([]) == [])
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
    #expect(try BreakingApp.changes(moved) == [])
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
      "price: Double = 0", "price: { type: Double, default: 0, format: text }", []
    ),
    (
      "price: Double = 0", "price: Decimal = 0",
      [
        "source-fields: `Thing.price` is `Decimal` and was `Double`",
        "data-payload: `Thing.price` is decoded as `Decimal` and was as `Double`",
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
      "price: Double = 0", "price: { type: Double, default: 0, json: cost.price }",
      ["data-payload: `Thing.price` is read from another key of what is decoded"]
    ),
    (
      "price: Double = 0", "price: { type: Double, default: 0, json: [price] }", []
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
    ("cases: { small: s, large: l }", "cases: { small: s, large: [l, big] }", []),
    (
      "cases: { small: s, large: l }", "cases: { small: s, large: [big, l] }",
      ["data-payload: `large` of `Size` is sent as `big` now"]
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
      "booleans: lenient", "booleans: lenient\nformats: { price: text }", []
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
      "{ itemID: ID, count: Int = 1 }", "{ itemID: ID, count: Int = 1, from: Date = today }",
      ["source-parameters: `Item` needs a parameter `from`"]
    ),
    (
      "cases: { thing: Thing, advert: Advert }",
      "cases: { thing: Thing, advert: { model: Advert, tag: [advert, \"\"] } }", []
    ),
    (
      "cases: { thing: Thing, advert: Advert }",
      "cases: { thing: Thing, advert: { model: Advert, tag: sold-ad } }",
      ["data-payload: `advert`, a tag of `Entry`, stands for no case any more"]
    ),
    (
      "cases: { thing: Thing, advert: Advert }",
      "cases: { thing: { model: Thing, tag: [thing, advert] }, advert: { model: Advert, tag: ad } }",
      ["data-payload: `advert`, a tag of `Entry`, stands for `thing`, and was `advert`"]
    ),
    (
      "{ big: { type: Bool, default: false, stored: true } }",
      "{ large: { type: Bool, default: false, stored: true } }",
      [
        "data-stored: nothing reads what devices keep under `Items.big` any more",
        "source-app: `app.kept` has no `itemsBig` any more",
      ]
    ),
    (
      "{ big: { type: Bool, default: false, stored: true } }",
      "{ big: { type: Int, default: 0, stored: true } }",
      [
        "data-stored: `Items.big` is kept as `Int` and was as `Bool`",
        "source-app: `app.kept.itemsBig` is `Int` and was `Bool`",
      ]
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
    ("opacity: 0.2", "opacity: 0.3", ["visual-token: the shadow `raised` is another one"]),
    ("raised", "low", ["visual-token: the theme has no shadow `raised` any more"]),
    (
      "open: true", "open: false",
      ["source-app: `Adverts` is not open any more, so its class is final"]
    ),
    ("flags: { quick: Bool = false }", "flags: {}", ["source-app: the flag `quick` is gone"]),
    (
      "emits: [stockChanged, ordered]", "emits: [ordered]",
      ["source-app: the event `stockChanged` is gone"]
    ),
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
    #expect(try BreakingApp.changes([(old, new)]).sorted() == expected.sorted())
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
    #expect(try BreakingApp.changes([(place, "---\n\(declaration)\(place)")]) == expected)
  }
}

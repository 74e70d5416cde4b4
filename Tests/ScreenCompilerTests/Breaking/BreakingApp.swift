import Testing

@testable import ScreenCompiler

/// An app whose changes are looked at for what they break.
enum BreakingApp {
  static let text = """
    app: Shop
    language: 1
    theme: Plain
    flags: { quick: Bool = false }
    emits: [stockChanged, ordered]
    host: { menu: [{ screen: Items, title: tab.items }, { screen: Cart, title: tab.cart }] }
    links: [{ url: "shop://items/{itemID}", screen: Item }]
    ---
    theme: Plain
    colors: { accent: { light: "#0057d9" } }
    fonts: { body: { size: 17 } }
    spacing: { s: 4 }
    shadows: { raised: { opacity: 0.2 } }
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
    open: true
    data: { first: { request: { path: /advert }, yields: Advert } }
    sections:
      - id: all
        source: { request: { path: /adverts, query: { size: small } }, yields: Advert }
        adapters: [AdvertRow]

    """

  /// The changes that come of replacing texts in the app.
  static func changes(
    _ replacements: [(String, String)], _ categories: Set<BreakingCategory>? = nil
  ) throws -> [String] {
    var text = Self.text
    for (old, new) in replacements {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return try changes(from: Self.text, to: text, categories)
  }

  /// The changes from one text of an app to another.
  static func changes(
    from before: String, to after: String, _ categories: Set<BreakingCategory>? = nil
  ) throws -> [String] {
    let project = try ScratchProject(["Specs/App.yaml": after, "Before/App.yaml": before])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path),
      categories ?? Set(BreakingCategory.allCases))
    return report.diagnostics.map { "\($0.rule): \($0.message)" }
  }
}

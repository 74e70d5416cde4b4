import Testing

@testable import SwiftEmitter

/// What generated declarations say that they are.
@Suite struct DocumentationTests {
  private static let specs = """
    app: Shop
    language: 1
    host: { menu: [{ screen: Goods, title: { verbatim: Goods } }] }
    ---
    api: Main
    base: https://shop.example
    ---
    theme: Plain
    colors: { text: { light: "#000000" } }
    fonts: { body: { size: 17 } }
    ---
    screen: Goods
    source: { use: GoodsOfShelf, with: { shelf: one } }
    adapters: [GoodRow]
    actions:
      - select: Good
        request: Buy
        with: { good: $item }
    ---
    adapter: GoodRow
    for: Good
    cell:
      column:
        - text: { value: $item.name }
        - text: { verbatim: "{$item.price} {$item.name}" }
    ---
    source: GoodsOfShelf
    parameters: { shelf: ID }
    request: { path: "/shelves/{$parameters.shelf}" }
    yields: Good
    ---
    request: Buy
    parameters: { good: Good }
    method: POST
    path: "/goods/{$parameters.good.id}/buy"
    yields: Good
    emits: [bought]
    ---
    model: Good
    fields: { id: ID, name: String, price: Int, part: Part }
    ---
    enum: Part
    cases: [open, bought]
    unknown: bought
    """

  /// The lines of documentation above the line that begins as is said.
  private func documentation(above beginning: String, of specs: String) throws -> [String] {
    let file = try #require(try SpecProject([("App.yaml", specs)]).emit().first)
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasPrefix(beginning) }, "\(file.text)")
    return lines[..<place].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
      .reversed().map { String($0.dropFirst(4)) }
  }

  @Test(arguments: [
    ("final class ShopApp", "An app with a tab bar for `Goods`: `app: Shop` in App.yaml"),
    ("nonisolated extension ColorToken", "The colors of `theme: Plain` in App.yaml."),
    ("nonisolated extension Theme", "A theme of colors and fonts: `theme: Plain` in App.yaml"),
    ("struct GoodRow", "Shows `name` and `price` of `Good`: `adapter: GoodRow` in App.yaml"),
    (
      "enum GoodsOfShelf",
      "Loads `Good` from `GET /shelves/{shelf}`: `source: GoodsOfShelf` in App.yaml"
    ),
    (
      "nonisolated struct Buy:",
      """
      Sends `POST /goods/{good.id}/buy`, gets `Good` and tells of `bought`: `request: Buy` in \
      App.yaml
      """
    ),
    (
      "nonisolated struct Good:",
      "A model with `id`, `name`, `price` and more: `model: Good` in App.yaml"
    ),
    (
      "nonisolated enum Part",
      "One of `open` and `bought`; anything else is `bought`: `enum: Part` in App.yaml"
    ),
  ])
  func declarationsSayWhatTheyAre(declaration: String, documentation: String) throws {
    #expect(try self.documentation(above: declaration, of: Self.specs) == [documentation])
  }

  /// What a comment above the declaration of `Good` gives in its place.
  @Test(arguments: [
    (
      "# What is sold.",
      ["What is sold. A model with `id`, `name`, `price` and more: `model: Good` in App.yaml"]
    ),
    (
      "# What is sold - or *was*.",
      ["What is sold \\- or \\*was\\*: `model: Good` in App.yaml"]
    ),
    (
      "# What is sold. It is called `Good`\n# in the *shop*.",
      ["What is sold. It is called `Good` in the \\*shop\\*. `model: Good` in App.yaml"]
    ),
    (
      """
      # What is sold, in the shop itself and on the market that is held before it.
      # It has a price.
      """,
      [
        "What is sold, in the shop itself and on the market that is held before it. It has a price. A",
        "model with `id`, `name`, `price` and more: `model: Good` in App.yaml",
      ]
    ),
    (
      "# What is sold, i.e. `Goods. All` of them.",
      ["What is sold, i.e. `Goods. All` of them: `model: Good` in App.yaml"]
    ),
    (
      """
      # What is sold `here. And` there, in the shop itself and on the market that is held
      # before it on two days of each week.
      """,
      [
        "What is sold `here. And` there, in the shop itself and on the market that is held before it on",
        "two days of each week. A model with `id`, `name`, `price` and more: `model: Good` in App.yaml",
      ]
    ),
    (
      "# 2. What is sold.",
      ["2\\. What is sold. A model with `id`, `name`, `price` and more: `model: Good` in App.yaml"]
    ),
    (
      "# 10) What is sold in the shop, of 2. class, or 1. class.",
      ["10\\) What is sold in the shop, of 2. class, or 1\\. class: `model: Good` in App.yaml"]
    ),
    (
      "# What is (_later_) sold by a snake_case_name.",
      ["What is (\\_later\\_) sold by a snake_case_name: `model: Good` in App.yaml"]
    ),
    (
      "# What is ~~gone~~ or &lt; R&D & more.",
      ["What is \\~\\~gone\\~\\~ or \\&lt; R&D & more: `model: Good` in App.yaml"]
    ),
    (
      "# What is sold, in ``code`` or ```code``` of *it*.",
      [
        #"What is sold, in \`\`code\`\` or \`\`\`code\`\`\` of \*it\*: `model: Good` in App.yaml"#
      ]
    ),
    (
      "# What is sold >`not *all*` of it and @*more*.",
      ["What is sold \\>`not *all*` of it and \\@\\*more\\*: `model: Good` in App.yaml"]
    ),
    (
      "# What is sold.\n",
      ["A model with `id`, `name`, `price` and more: `model: Good` in App.yaml"]
    ),
  ])
  func commentsAboveDeclarationsAreTheirs(comment: String, documentation: [String]) throws {
    let specs = Self.specs.replacing("model: Good\n", with: "\(comment)\nmodel: Good\n")
    let said = try self.documentation(above: "nonisolated struct Good:", of: specs)
    #expect(said == documentation)
  }

  @Test func screensSayWhatTheyAreBehindTheirComments() throws {
    let specs = Self.specs.replacing("screen: Goods\n", with: "# The shelf.\nscreen: Goods\n")
    #expect(
      try documentation(above: "final class GoodsViewController", of: specs)
        == ["The shelf. A list of `Good` from `GoodsOfShelf`: `screen: Goods` in App.yaml"])
    #expect(
      try documentation(above: "nonisolated extension ShopDestination", of: specs)
        == ["Leads to `screen: Goods` in App.yaml."])
  }

  @Test func pathsAreShownAsTheyAre() throws {
    let mood = "enum: Mood\ncases: [good]\n"
    let project = SpecProject([("App.yaml", Self.specs), ("_old_/Mood_of_day.yaml", mood)])
    let text = try project.emit().map(\.text).joined()
    #expect(text.contains(#"/// One of `good`: `enum: Mood` in \_old\_/Mood_of_day.yaml"#))
  }
}

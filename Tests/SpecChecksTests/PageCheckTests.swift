import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What is wrong with composed pages.
@Suite struct PageCheckTests {
  private func messages(
    _ part: String, item: String? = "$parameters.book", architecture: Architecture = .collection
  ) -> [String] {
    findings(
      """
      model: Book
      fields: { id: ID, title: String, cover: URL? }
      ---
      component: Line
      parameters: { text: String }
      events: [opened]
      cell: { button: { title: { value: $parameters.text }, event: opened } }
      ---
      component: Switch
      parameters: { on: Bool }
      cell: { row: [{ text: t }, { toggle: $parameters.on, title: t }] }
      ---
      screen: Shelf
      parameters: { id: ID }
      content: { text: { value: $parameters.id } }
      ---
      screen: Page
      architecture: \(architecture.rawValue)
      parameters: { book: Book }
      state: { open: Bool = false, note: String = "" }
      \(item.map { "item: \($0)" } ?? "actions: []")
      content:
        - { \(part) }
      """, with: "missing-accessibility-label"
    ).map(\.message)
  }

  @Test(arguments: [
    "text: { value: $item.title }, when: $state.open", "image: { from: $item.cover }",
    "column: [{ text: { value: $item.title } }], push: Shelf, with: { id: $item.id }",
    "button: { title: t, set: { $state.open: true } }", "button: { title: t, call: keep }",
    "component: { use: Line, with: { text: $item.title }, events: { opened: { do: pop } } }",
    "embed: { screen: Shelf, with: { id: $item.id }, height: 80 }", "divider: {}",
    "toggle: $state.open, title: t", "field: $state.note, title: t, notice: n",
    "column: [{ toggle: $state.open, title: t, notice: n }, { field: $state.note, title: t }]",
    "row: [{ text: t }, { embed: { screen: Shelf, with: { id: $item.id } }, when: $state.open }]",
    "column: [{ component: { use: Switch, with: { on: $state.open } } }]",
    "row: [{ text: t }], accessibility: { label: l, traits: [button] }, do: pop",
  ])
  func everyPartCanStandInAPage(part: String) {
    #expect(messages(part) == [])
    #expect(messages(part, architecture: .table) == [])
  }

  @Test(arguments: [
    ("text: { value: $item.name }", "`Book` has no field `name`"),
    ("item: $parameters.book, text: t", "part of a page has no key `item`"),
    ("text: t, when: $state.note", "expected a condition, found `String`"),
    ("component: Line", "component `Line` needs `text`"),
    ("embed: { screen: Shelf }", "screen `Shelf` needs `id`"),
    ("embed: { screen: Shelves }", "there is no screen `Shelves`"),
    ("toggle: $state.note, title: t", "a toggle cannot edit this, which is of type `String`"),
    ("button: { title: t, event: tapped }", "a screen has no one to tell of an event"),
    ("button: { icon: heart, do: pop }", "nothing says what this button does"),
    ("button: { title: t, return: true }", "this screen returns nothing"),
    (
      "text: t, accessibility: { label: { key: l, with: [$item.name] } }",
      "`Book` has no field `name`"
    ),
    (
      "column: [{ toggle: $state.note, title: t }]",
      "a toggle cannot edit this, which is of type `String`"
    ),
    ("column: [{ toggle: $state.open }]", "this toggle has no `title`"),
    (
      "column: [{ text: t, notice: n }]",
      "`notice` does not go together with the other keys of this cell"
    ),
    ("column: [{ embed: { screen: Shelf } }]", "screen `Shelf` needs `id`"),
    (
      "column: [{ embed: { screen: Page, with: { book: $item } } }]",
      "`Page` is embedded in itself"
    ),
    (
      "component: { use: Switch, with: { on: true } }",
      "`on` of `Switch` is edited by a control, and this is nothing that it could edit"
    ),
    (
      "component: { use: Switch, with: { on: not $state.open } }",
      "`on` of `Switch` is edited by a control, and this is nothing that it could edit"
    ),
    ("title: t", "this part of the page shows nothing"),
    ("text: t, image: { icon: star }", "a node of a cell is one thing, and this one is several"),
    (
      "embed: { screen: Shelf, with: { id: $item.id } }, push: Shelf",
      "`push` does not go together with the other keys of this part of a page"
    ),
  ])
  func whatIsWrongInAPartIsSaid(part: String, message: String) {
    #expect(messages(part).first == message)
  }

  @Test func aPageIsAboutAModel() {
    #expect(
      messages("text: t", item: "$state.note") == ["a page is about a model, and this is `String`"])
    #expect(messages("text: { value: $item.title }", item: nil).count == 1)
  }

  @Test(arguments: [Architecture.mvp, .viper])
  func systemsWithoutPagesRefuseThem(architecture: Architecture) {
    #expect(
      messages("text: t", item: nil, architecture: architecture)
        == ["the system `\(architecture.rawValue)` has no `content`"])
  }

  @Test func aPageThatHoldsItselfIsSaid() {
    let found = findings(
      """
      screen: Page
      content: [{ text: t }, { embed: { screen: Page } }]
      """)
    #expect(found.contains { $0.rule == SpecRule.embedCycle.rule.name })
  }

  @Test func aScreenIsAPageOrSomethingElse() {
    let found = findings(
      """
      screen: Page
      sections: []
      content: { text: t }
      """)
    #expect(
      found.map(\.message).contains(
        "a screen is only one of `swift`, `swiftUI`, `sections`, `source`, `content`, `form` and `tabs`"
      ))
  }

  @Test func whatAPageIsAboutNeedsAPage() {
    let found = findings(
      """
      screen: Page
      parameters: { id: ID }
      sections: []
      item: $parameters.id
      """)
    #expect(found.map(\.message).contains { $0.contains("`item`") })
  }
}

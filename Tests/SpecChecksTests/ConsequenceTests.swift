import Testing

@testable import SpecChecks

/// One mistake is one finding: what follows from it is not reported again.
@Suite struct ConsequenceTests {
  private func rules(_ text: String) -> [String] {
    let files = specs(("example.yaml", text))
    return (files.flatMap(\.diagnostics) + Checker().check(files).diagnostics).map(\.rule)
  }

  private let app = """
    app: Small
    language: 1
    theme: Plain
    host: { menu: [{ screen: Notes, title: tab.notes }] }
    ---
    model: Note
    fields: { id: ID, text: String }
    ---
    screen: Notes
    sections:
      - id: all
        rows:
          - { use: NoteRow, item: { id: one, text: First } }

    """

  @Test func aThemeThatCannotBeReadMakesNoTokenUnknown() {
    let adapter = """
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { value: $item.text, font: body, color: text } }
      ---
      theme: Plain
      colors: { text: { light: #000000 } }
      """
    #expect(rules(app + adapter).filter { $0 != "yaml-syntax" } == [])
  }

  @Test func aThemeThatNobodyDeclaresMakesNoTokenUnknown() {
    let adapter = """
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { value: $item.text, font: body, color: text } }
      """
    #expect(rules(app + adapter) == ["unknown-theme"])
  }

  @Test func aFieldOrTokenThatCannotBeReadIsNotUnknown() {
    let more = """
      ---
      model: Post
      fields: { id: ID, title: "Sting?x" }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { value: $item.text, color: accent } }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      theme: Plain
      colors: { accent: { light: blue } }
      """
    #expect(rules(app + more) == ["wrong-type", "wrong-type"])
  }

  @Test func anAdapterThatCannotBeReadIsNotUnknown() {
    let adapter = """
      ---
      adapter: NoteRow
      for: Note
      cell: { txt: { value: $item.text } }
      ---
      theme: Plain
      """
    #expect(rules(app + adapter) == ["unknown-key"])
  }

  @Test func aConditionThatCannotBeReadIsACondition() {
    let adapter = """
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { value: $item.text, when: $item.text = nil } }
      ---
      theme: Plain
      """
    #expect(rules(app + adapter) == ["invalid-value"])
  }

  private let shop = """
    app: Small
    language: 1
    host: { menu: [{ screen: Notes, title: tab.notes }] }
    ---
    model: Note
    fields: { id: ID, text: String }
    ---
    adapter: NoteRow
    for: Note
    cell: { text: { value: $item.text } }
    ---
    screen: Detail
    parameters: { text: String }
    sections: [{ id: a, rows: [{ use: NoteRow, item: { id: a, text: $parameters.text } }] }]
    ---
    component: Line
    parameters: { text: String }
    cell: { text: { value: $parameters.text } }
    ---

    """

  /// What follows on a wrong name is used all the same.
  @Test(arguments: [
    (
      "sections: [{ id: a, rows: [{ use: Row, item: $state.x, push: Detail, with: { text: $item.text } }] }]",
      ["unknown-adapter"]
    ),
    (
      """
      source: { items: [], yields: Note }
      adapters: [NoteRow]
      actions: [{ select: Post, push: Detail, with: { text: $item.text } }]
      """, ["unknown-model"]
    ),
    (
      """
      item: $state.note
      content:
        - { component: { use: Line, with: { text: $item.text } } }
        - { text: { value: $item.text }, push: Detail, with: { text: $item.text } }
      """, ["binding-type-mismatch"]
    ),
  ])
  func whatStandsUnderAWrongNameIsUsed(body: String, expected: [String]) {
    let screen = "screen: Notes\nstate: { note: String = a }\n" + body
    let unused = ["unused-component", "unreachable-screen", "unused-adapter", "unknown-field"]
    let found = rules(shop + screen)
    #expect(found.filter { !unused.contains($0) } == expected)
    let isLine = body.contains("Line")
    #expect(!found.contains("unreachable-screen"))
    #expect(found.contains("unused-component") != isLine)
    #expect(!found.contains("unknown-field"))
  }

  @Test(arguments: [
    "request: nothing\nitems: rows\nyields: Note", "graphql: nothing\nitems: rows\nyields: Note",
    "disk: nothing\nitems: rows\nyields: Note",
  ])
  func anOriginThatCannotBeReadIsReportedOnce(source: String) {
    let found = rules(shop + "source: Posts\n" + source)
    #expect(found.filter { $0 == "wrong-type" || $0 == "unknown-key" } == ["wrong-type"])
  }
}

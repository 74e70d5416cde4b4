import Testing

@testable import SpecChecks

/// What is said of the entries of menus.
@Suite struct MenuCheckTests {
  private func told(_ entry: String) -> [String] {
    findings(
      """
      app: Words
      language: 1
      ---
      screen: Home
      state: { order: String = "", isNew: Bool = true }
      bar: { trailing: [{ title: home.more, menu: [\(entry)] }] }
      sections: []

      """
    ).map(\.message)
  }

  @Test func whatIsMarkedAndDimmedIsAskedByConditions() {
    #expect(
      told("{ title: a, checked: $state.isNew, enabled: $state.order != \"\", do: reload }") == [])
    #expect(told("{ title: a, checked: $state.order, do: reload }").count == 1)
    #expect(told("{ title: a, enabled: $state.gone, do: reload }").count == 1)
  }

  private func marks(_ entry: String) -> [String] {
    findings(
      """
      enum: Order
      cases: [newest, oldest]
      ---
      screen: Home
      state: { order: Order = newest, size: Int = 1, word: String = "", isNew: Bool = true }
      bar: { trailing: [{ title: home.more, menu: [{ title: a, \(entry) }] }] }
      sections: []

      """, with: "mistaken-mark"
    ).flatMap(\.help)
  }

  @Test(arguments: [
    ("checked: $state.order == oldest, set: { $state.order: newest }", "$state.order == newest"),
    ("checked: $state.order != newest, set: { $state.order: newest }", "$state.order == newest"),
    ("checked: $state.size == 2, set: { $state.size: 3 }", "$state.size == 3"),
    ("checked: not $state.isNew, set: { $state.isNew: true }", "$state.isNew"),
    ("checked: $state.isNew, set: { $state.isNew: false }", "not $state.isNew"),
    ("checked: $state.word == \"a\", set: { $state.word: b }", "$state.word == \"b\""),
  ])
  func whatIsMarkedAtAnotherValueThanItSetsIsTold(entry: String, meant: String) {
    #expect(marks(entry) == ["did you mean `\(meant)`?"])
  }

  @Test(arguments: [
    "checked: $state.order == newest, set: { $state.order: newest }",
    "checked: $state.order != newest, set: { $state.order: oldest }",
    "checked: $state.isNew, set: { $state.isNew: not $state.isNew }",
    "checked: $state.size == 1, set: { $state.order: newest }",
    "checked: $state.word == \"1\", set: { $state.word: \"1\" }",
    "checked: $state.isNew, when: $state.isNew, set: { $state.isNew: false }",
  ])
  func whatIsMarkedWhereItHoldsIsRight(entry: String) {
    #expect(marks(entry) == [])
  }

  @Test func menusInMenusAreCheckedAsWell() {
    let inner = "{ title: b, checked: $state.gone, do: reload }"
    #expect(told("{ title: a, menu: [\(inner)] }").count == 1)
    #expect(told("{ title: a, menu: [] }").contains("this menu offers nothing"))
  }
}

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

  @Test func menusInMenusAreCheckedAsWell() {
    let inner = "{ title: b, checked: $state.gone, do: reload }"
    #expect(told("{ title: a, menu: [\(inner)] }").count == 1)
    #expect(told("{ title: a, menu: [] }").contains("this menu offers nothing"))
  }
}

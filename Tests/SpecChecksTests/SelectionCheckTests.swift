import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What can be selected, and what is known of it.
@Suite struct SelectionCheckTests {
  private func messages(
    _ selection: String, architecture: Architecture = .collection
  ) -> [String] {
    findings(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Order
      fields: { id: ID, number: String }
      ---
      model: Invoice
      fields: { id: ID, number: String }
      ---
      request: Archive
      parameters: { ids: "[ID]" }
      path: /archive
      method: PUT
      body: { ids: $parameters.ids }
      ---
      adapter: OrderRow
      for: Order
      cell: { text: { value: $item.number } }
      ---
      screen: Orders
      architecture: \(architecture.rawValue)
      state: { locked: Bool = false, count: Int = 0 }
      source: { request: { path: /orders }, yields: Order }
      adapters: [OrderRow]
      selection: { \(selection) }
      """
    ).map(\.message)
  }

  private func action(_ action: String) -> [String] {
    messages("of: Order, actions: [{ title: t, \(action) }]")
  }

  @Test(arguments: [
    "request: Archive, with: { ids: $selected.ids }, confirm: { key: k, with: [$selected.count] }",
    "call: archive, with: { orders: $selected.items }, role: destructive, icon: trash",
    "set: { $state.count: $selected.count }, when: $selected.count > 1 and not $state.locked",
    "notice: { key: k, with: [$selected.items.count] }",
  ])
  func actionsKnowWhatIsSelected(action: String) {
    #expect(self.action(action) == [])
    #expect(
      messages("of: Order, actions: [{ title: t, \(action) }]", architecture: .table) == [])
  }

  @Test(arguments: [
    (
      "request: Archive, with: { ids: $selected.items }",
      "parameter `ids` of request `Archive`: expected `[ID]`, found `[Order]`"
    ),
    ("notice: { value: $selected.number }", "`$selected` has no field `number`"),
    ("notice: { value: $selected }", "`$selected` is not a value by itself"),
    ("notice: { value: $item.number }", "there is no `$item` here"),
  ])
  func valuesOfActionsAreTyped(action: String, message: String) {
    #expect(self.action(action) == [message])
  }

  @Test func titleKnowsTheCount() {
    #expect(
      messages(
        "of: Order, title: { key: k, with: [$selected.count] }, actions: [{ title: t, do: reload }]"
      )
        == [])
  }

  @Test func selectionsNeedRowsAndActions() {
    #expect(
      messages("of: Invoice, actions: [{ title: t, do: reload }]") == [
        "`Invoice` is never selected: `Orders` shows none"
      ])
    #expect(messages("of: Order, actions: []") == ["nothing can be done with the selected rows"])
    #expect(
      messages("of: Odrer, actions: [{ title: t, do: reload }]") == ["there is no model `Odrer`"])
    #expect(messages("of: Order") == ["selection has no `actions`"])
  }

  @Test(arguments: [Architecture.viper])
  func systemsWithoutSelectionRefuseIt(architecture: Architecture) {
    #expect(
      messages("of: Order, actions: [{ title: t, do: reload }]", architecture: architecture) == [
        "the system `\(architecture.rawValue)` has no `selection`"
      ])
  }

  @Test func selectionsStandOnListsOnly() {
    let found = findings(
      """
      screen: About
      form: { name: { type: String, title: t } }
      submit: { title: t, call: save }
      selection: { of: Order, actions: [] }
      """
    ).map(\.message)
    #expect(found == ["`selection` does not go together with the other keys of this screen"])
  }
}

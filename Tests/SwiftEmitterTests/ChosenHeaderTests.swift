import SwiftEmitter
import Testing

/// Headers that fold the rows below them while a condition holds.
@Suite struct ChosenHeaderTests {
  private func code(_ headers: String, in architecture: String) throws -> String {
    try SpecProject([
      (
        "App.yaml",
        """
        app: Errands
        language: 1
        architecture: \(architecture)
        host: { menu: [{ screen: Home, title: home.title, icon: house }] }
        ---
        api: Main
        base: https://errands.example
        ---
        model: Chore
        fields: { id: ID, title: String }
        ---
        source: Chores
        request: { path: /chores }
        yields: Chore
        ---
        adapter: ChoreRow
        for: Chore
        cell: { text: $item.title }
        ---
        screen: Home
        title: home.title
        state: { dense: Bool = false, flat: Bool = false }
        sections:
          - { id: open, header: home.open, \(headers), source: { use: Chores }, adapters: [ChoreRow] }
        states: { empty: { text: home.empty }, error: { text: home.error, retry: true } }
        bar:
          trailing:
            - title: home.dense
              set: { $state.dense: not $state.dense, $state.flat: not $state.flat }
        """
      )
    ]).emit().map(\.text).joined()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func rowsAreFoldedWhileAConditionHolds(architecture: String) throws {
    let swift = try code("collapsed: $state.dense", in: architecture)
    #expect(
      swift.contains("makeHeaders: { [state] in state.value.dense ? .collapsed : .collapsible }"))
  }

  @Test func headersFoldWhileAConditionHolds() throws {
    let swift = try code("collapsible: not $state.flat", in: "collection")
    #expect(swift.contains("makeHeaders: { [state] in !state.value.flat ? .collapsible : [] }"))
  }

  @Test func whatIsAlwaysTheSameIsSaidOnce() throws {
    let swift = try code("sticky: true, collapsed: true", in: "collection")
    #expect(swift.contains("headers: [.sticky, .collapsed]"))
    #expect(!swift.contains("makeHeaders"))
  }
}

import SwiftEmitter
import Testing

/// Several actions on one tap, of which conditions choose.
@Suite struct ChosenActionTests {
  private func code(_ architecture: String) throws -> String {
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
        base: https://tasks.example
        ---
        model: Chore
        fields: { id: ID, title: String, isDone: Bool }
        ---
        source: Chores
        request: { path: /tasks }
        yields: Chore
        ---
        adapter: ChoreRow
        for: Chore
        cell: { text: $item.title }
        ---
        screen: Home
        title: home.title
        source: { use: Chores }
        adapters: [ChoreRow]
        states: { empty: { text: home.empty }, error: { text: home.error, retry: true } }
        actions:
          - { select: Chore, push: OpenChore, with: { title: $item.title }, when: not $item.isDone }
          - { select: Chore, present: DoneChore, with: { title: $item.title } }
        ---
        screen: OpenChore
        architecture: collection
        title: task.open
        parameters: { title: String }
        content: [{ text: $parameters.title }]
        ---
        screen: DoneChore
        architecture: collection
        title: task.done
        parameters: { title: String }
        content: [{ text: $parameters.title }]
        """
      )
    ]).emit().map(\.text).joined()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func theFirstHappensWhoseConditionHolds(architecture: String) throws {
    let swift = try code(architecture)
    let asked = try #require(swift.range(of: "if !item.isDone {"))
    let rest = swift[asked.upperBound...]
    let open = try #require(rest.range(of: "penChore"))
    let otherwise = try #require(rest.range(of: "} else {"))
    let done = try #require(rest.range(of: "oneChore"))
    #expect(open.lowerBound < otherwise.lowerBound)
    #expect(otherwise.lowerBound < done.lowerBound)
  }
}

import ScreenInterpreter
import Testing

/// Lists of one of several sources, of which conditions choose, straight from specs.
@MainActor @Suite struct SourceChoiceTests {
  private func tree(_ system: String, first: Bool, second: Bool) async throws -> String {
    func source(_ name: String) -> String {
      "request: { path: /\(name).json }, items: rows, yields: Note, samples: [\(name).json]"
    }
    let sketch = try Sketch([
      "App.yaml": Sketch.notes,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      parameters: { first: Bool, second: Bool }
      source:
        - { \(source("one")), when: $parameters.first }
        - { \(source("two")), when: $parameters.second }
        - { \(source("three")) }
      adapters: [NoteRow]

      """,
      "notes.json": #"{"rows": []}"#,
      "one.json": #"{"rows": [{"id": 1, "text": "First", "tags": []}]}"#,
      "two.json": #"{"rows": [{"id": 1, "text": "Second", "tags": []}]}"#,
      "three.json": #"{"rows": [{"id": 1, "text": "Third", "tags": []}]}"#,
    ])
    return try await sketch.tree(
      "Home", in: .filled, with: ["first": .boolean(first), "second": .boolean(second)])
  }

  @Test(arguments: ["collection", "table", "composition", "mvp"])
  func theFirstIsShownWhoseConditionHolds(system: String) async throws {
    for (first, second, shown) in [
      (true, true, "First"), (true, false, "First"), (false, true, "Second"),
      (false, false, "Third"),
    ] {
      let tree = try await tree(system, first: first, second: second)
      #expect(
        ["First", "Second", "Third"].filter { tree.contains($0) } == [shown],
        "\(first) \(second)")
    }
  }
}

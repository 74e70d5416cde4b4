import ScreenInterpreter
import Testing

/// How many items a section shows, which a condition chooses, straight from specs.
@MainActor @Suite struct SectionLimitTests {
  private func tree(system: String, open: Bool) async throws -> String {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      parameters: { isOpen: Bool }
      sections:
        - id: notes
          limit: { when: not $parameters.isOpen, then: 2 }
          source:
            request: { path: /notes.json }
            items: rows
            yields: Note
            samples: [notes.json]
          adapters: [NoteRow]

      """,
      "notes.json": """
      {"rows": [
        {"id": 1, "text": "First", "tags": []}, {"id": 2, "text": "Second", "tags": []},
        {"id": 3, "text": "Third", "tags": []}
      ]}
      """,
    ])
    return try await sketch.tree("Home", in: .filled, with: ["isOpen": .boolean(open)])
  }

  @Test(arguments: ["collection", "table", "composition", "mvp"])
  func aConditionChoosesHowManyItemsThereAre(system: String) async throws {
    let some = try await tree(system: system, open: false)
    #expect(some.contains("Second") && !some.contains("Third"))
    let all = try await tree(system: system, open: true)
    #expect(all.contains("Second") && all.contains("Third"))
  }
}

import Foundation
import Testing

/// Sections whose headers fold their rows, straight from specs in every system.
@MainActor @Suite struct SectionHeaderTests {
  private func tree(_ headers: String, in system: String) async throws -> String {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      state: { dense: Bool = true }
      sections:
        - { id: open, header: { verbatim: Open }, source: { use: Notes }, adapters: [NoteRow] }
        - { id: done, header: { verbatim: Done }, \(headers), source: { use: Notes }, adapters: [NoteRow] }

      """,
      "notes.json": "{\"rows\": [{\"id\": 1, \"text\": \"First\", \"tags\": []}]}",
    ])
    return try await sketch.tree("Home")
  }

  @Test(
    "rows that begin folded are not there, and their header is a button",
    arguments: ["collection", "table", "composition", "mvp", "viper"])
  func collapsedSections(system: String) async throws {
    let tree = try await tree("collapsed: true", in: system)
    #expect(tree.contains("\"Open\""))
    #expect(tree.contains("cell 0.0"))
    #expect(tree.contains("[Done]"))
    #expect(!tree.contains("cell 1.0"))
  }

  @Test(
    "rows that can be folded are there until they are",
    arguments: ["collection", "table", "composition", "mvp", "viper"])
  func collapsibleSections(system: String) async throws {
    let tree = try await tree("sticky: true, collapsible: true", in: system)
    #expect(tree.contains("[Done]"))
    #expect(tree.contains("cell 1.0"))
  }

  @Test(
    "conditions say whether rows are folded, and whether they can be",
    arguments: ["collection", "table", "composition", "mvp", "viper"])
  func foldedByConditions(system: String) async throws {
    let folded = try await tree("collapsed: $state.dense", in: system)
    #expect(folded.contains("[Done]"))
    #expect(!folded.contains("cell 1.0"))
    let open = try await tree("collapsed: not $state.dense", in: system)
    #expect(open.contains("[Done]"))
    #expect(open.contains("cell 1.0"))
    let plain = try await tree("collapsible: not $state.dense, collapsed: true", in: system)
    #expect(plain.contains("\"Done\""))
    #expect(plain.contains("cell 1.0"))
  }

  @Test("what is collapsed but not collapsible stands there as it is")
  func refusedCollapsing() async throws {
    let tree = try await tree("collapsible: false, collapsed: true", in: "collection")
    #expect(tree.contains("\"Done\""))
    #expect(tree.contains("cell 1.0"))
  }
}

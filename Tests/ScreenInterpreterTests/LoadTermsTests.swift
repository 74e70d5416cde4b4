import ScreenInterpreter
import Testing

/// What is loaded only while a condition holds, and what a screen can do without, straight from specs in every system.
@MainActor @Suite struct LoadTermsTests {
  /// The systems whose screens load data for their sections.
  nonisolated private static let loadingData = ["collection", "table", "composition", "mvp"]

  private func tree(
    data terms: String, system: String, in state: ScreenState = .filled, open: Bool = true,
    rows: String = #"[{"id": 1, "text": "First", "tags": []}]"#
  ) async throws -> String {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      parameters: { isOpen: Bool }
      data:
        notes:
          request: { path: /notes.json }
          items: rows
          yields: "[Note]"
          samples: [notes.json]
          \(terms)
      sections:
        - { id: here, rows: [{ use: NoteRow, item: { id: here, text: Here, tags: [] } }] }
        - { id: notes, header: { verbatim: Heading }, source: $data.notes, adapters: [NoteRow] }
        - id: none
          when: $data.notes.isLoaded and $data.notes.count == 0
          rows: [{ use: NoteRow, item: { id: none, text: None, tags: [] } }]
        - id: waiting
          when: not $data.notes.isLoaded
          rows: [{ use: NoteRow, item: { id: waiting, text: Waiting, tags: [] } }]
      states: { error: { text: { verbatim: Failed } } }

      """,
      "notes.json": "{\"rows\": \(rows)}",
    ])
    return try await sketch.tree("Home", in: state, with: ["isOpen": .boolean(open)])
  }

  @Test(arguments: loadingData)
  func whatIsLoadedIsThere(system: String) async throws {
    let tree = try await tree(data: "when: $parameters.isOpen", system: system)
    #expect(tree.contains("First"))
    #expect(tree.contains("Here"))
    #expect(!tree.contains("Waiting"))
  }

  @Test(arguments: loadingData)
  func whatIsNotToBeLoadedIsNotWaitedFor(system: String) async throws {
    for state in [ScreenState.filled, .loading, .error] {
      let tree = try await tree(
        data: "when: $parameters.isOpen", system: system, in: state, open: false)
      #expect(tree.contains("Here"), "\(state)")
      #expect(tree.contains("Waiting"), "\(state)")
      #expect(!tree.contains("First"), "\(state)")
    }
  }

  @Test(arguments: loadingData)
  func aListThatCameEmptyIsLoaded(system: String) async throws {
    let tree = try await tree(data: "optional: true", system: system, rows: "[]")
    #expect(tree.contains("None"))
    #expect(!tree.contains("Waiting"))
  }

  @Test(arguments: loadingData)
  func theScreenDoesWithoutWhatIsOptional(system: String) async throws {
    let needed = try await tree(data: "optional: false", system: system, in: .error)
    #expect(needed.contains("Failed"))
    #expect(!needed.contains("Here"))
    let optional = try await tree(data: "optional: true", system: system, in: .error)
    #expect(optional.contains("Here"))
    #expect(!optional.contains("Failed"))
    #expect(!optional.contains("Heading"))
  }

  @Test(arguments: loadingData)
  func whatIsLoadedWaitsForWhatItAsksFor(system: String) async throws {
    let notes =
      "{ request: { path: /notes.json }, items: rows, yields: \"[Note]\", samples: [notes.json]"
    let sketch = try Sketch([
      "App.yaml": Sketch.notes,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      data:
        first: \(notes) }
        second: \(notes), when: $data.first.count > 0 }
        third: \(notes), when: $data.first.count > 1 }
      sections:
        - { id: here, rows: [{ use: NoteRow, item: { id: here, text: Here, tags: [] } }] }
        - { id: second, header: { verbatim: Second }, source: $data.second, adapters: [NoteRow] }
        - { id: third, header: { verbatim: Third }, source: $data.third, adapters: [NoteRow] }

      """,
      "notes.json": "{\"rows\": [{\"id\": 1, \"text\": \"First\", \"tags\": []}]}",
    ])
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("Second"))
    #expect(!tree.contains("Third"))
  }

  private func list(_ terms: String, system: String, in state: ScreenState) async throws -> String {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      parameters: { isOpen: Bool }
      source: { use: Notes, \(terms) }
      adapters: [NoteRow]
      states: { empty: { text: { verbatim: Nothing } }, error: { text: { verbatim: Failed } } }

      """,
      "notes.json": "{\"rows\": [{\"id\": 1, \"text\": \"First\", \"tags\": []}]}",
    ])
    return try await sketch.tree("Home", in: state, with: ["isOpen": .boolean(false)])
  }

  @Test(arguments: loadingData + ["viper"])
  func aListOfAScreenIsEmptyWhereItCannotOrNeedNotBeLoaded(system: String) async throws {
    #expect(try await list("optional: true", system: system, in: .filled).contains("First"))
    #expect(try await list("optional: true", system: system, in: .error).contains("Nothing"))
    #expect(try await list("optional: false", system: system, in: .error).contains("Failed"))
    let closed = try await list("when: $parameters.isOpen", system: system, in: .filled)
    #expect(closed.contains("Nothing"))
    #expect(!closed.contains("First"))
  }
}

import ScreenInterpreter
import Testing

/// Fields of forms whose choices come from a source, as they are seen straight from specs.
@MainActor @Suite struct LoadedChoicesTests {
  private static let form = """
    screen: Pick
    parameters: { note: ID?, about: String? }
    form:
      note:
        type: ID
        title: { verbatim: Note }
        default: $parameters.note
        choices: { use: Notes, title: $item.text }
      line:
        type: String
        title: { verbatim: Line }
        default: $parameters.about
        choices: { use: LinesOf, with: { note: $form.note }, title: { verbatim: "on {$item.text}" }, value: $item.text }
    submit: { title: { verbatim: Send }, call: keep, with: { note: $form.note, line: $form.line } }
    ---
    source: LinesOf
    parameters: { note: ID }
    request: { path: "/notes/{$parameters.note}.json" }
    items: rows
    yields: Note
    samples: [notes.json]

    """

  private func tree(
    in state: ScreenState = .filled, with parameters: [String: DynamicValue] = [:]
  ) async throws -> String {
    let rows = #"[{"id": "1", "text": "First"}, {"id": "2", "text": "Second"}]"#
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "Pick.yaml": Self.form, "notes.json": #"{"rows": \#(rows)}"#,
    ])
    return try await sketch.tree("Pick", in: state, with: parameters)
  }

  @Test func whatIsChosenSaysWhatItsTitleSays() async throws {
    let tree = try await tree(with: ["note": .identifier("2"), "about": .string("First")])
    #expect(tree.contains("[Second]"))
    #expect(tree.contains("[on First]"))
  }

  @Test func whatIsNotAmongTheChoicesIsGivenUp() async throws {
    let tree = try await tree(with: ["note": .identifier("2"), "about": .string("Third")])
    #expect(tree.contains("[Second]"))
    #expect(!tree.contains("[on "))
  }

  @Test func choicesWaitForWhatTheyAreAskedBy() async throws {
    let tree = try await tree(with: ["about": .string("First")])
    #expect(!tree.contains("[on First]"))
  }

  @Test func aFieldSaysThatItsChoicesCouldNotBeLoaded() async throws {
    let tree = try await tree(in: .error, with: ["note": .identifier("2")])
    #expect(tree.contains("This could not be loaded. Tap to try again."))
  }
}

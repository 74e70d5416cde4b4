import Foundation
import ScreenInterpreter
import ScreenKit
import Testing

/// Values between which a condition chooses, elements of lists and the time that it is, as they are seen.
@MainActor @Suite struct ConditionalValueTests {
  private static let rows = """
    [{"id": 1, "text": "First", "line_count": 3, "tags": ["a", "b", "c"]},
     {"id": 2, "text": "Second", "tags": []}]
    """

  private static func screen(_ cell: String) -> String {
    """
    adapter: ChoosingRow
    for: Note
    cell:
      column:
    \(cell.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    ---
    screen: Home
    source: { use: Notes }
    adapters: [ChoosingRow]

    """
  }

  private func tree(_ screen: String) async throws -> String {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "Home.yaml": screen, "notes.json": "{\"rows\": \(Self.rows)}",
    ])
    return try await sketch.tree("Home")
  }

  @Test func theConditionChooses() async throws {
    let tree = try await tree(
      Self.screen(
        """
        - text:
            value:
              when: $item.lineCount != nil and $item.lineCount > 2
              then: { verbatim: "{$item.lineCount} lines" }
              else: { verbatim: few lines }
        - text: { value: { when: $item.lineCount == nil, then: $item.text, else: $item.mood } }
        """))
    #expect(tree.contains("\"3 lines\" \"Good\""))
    #expect(tree.contains("\"few lines\" \"Second\""))
  }

  @Test func elementsOfListsAreSeenAsFarAsTheyAreThere() async throws {
    let tree = try await tree(
      Self.screen(
        """
        - text: { value: $item.tags.first }
        - text: { value: $item.tags.1 }
        - text: { value: { when: $item.tags.last != nil, then: $item.tags.last, else: $item.text } }
        """))
    #expect(tree.contains("\"a\" \"b\" \"c\""))
    #expect(tree.contains("cell 0.1 \"Second\""))
  }

  @Test func stateBeginsWithWhatTheScreenIsShownWithAndWithTheTime() async throws {
    let tree = try await tree(
      """
      screen: Home
      title: { value: $state.name }
      parameters: { name: String = Notes }
      state:
        name: String = $parameters.name
        since: Date = today
      content:
        - text: { value: { when: $state.since <= now, then: { verbatim: Today }, else: { verbatim: Later } } }
        - text: { value: { when: $state.since < today, then: { verbatim: Before }, else: $state.name } }

      """)
    #expect(tree.contains("Today"))
    #expect(tree.contains("Notes"))
    #expect(!tree.contains("Before"))
  }

  @Test func parametersBeginWithTheTime() async throws {
    let tree = try await tree(
      """
      screen: Home
      title: notes
      parameters: { since: Date = today, until: Date? = now }
      content:
        - text: { value: { when: $parameters.since <= now, then: { verbatim: Today }, else: { verbatim: Later } } }
        - text: { value: { when: $parameters.until != nil, then: { verbatim: Ends }, else: { verbatim: Open } } }

      """)
    #expect(tree.contains("Today"))
    #expect(tree.contains("Ends"))
  }
}

import Foundation
import ScreenInterpreter
import ScreenKit
import Testing

/// A recorded answer is the first page of a list: behind it there is nothing more.
@MainActor @Suite struct LaterPagesTests {
  /// A way to page, what the first page is asked for by, and what a later one.
  struct Way: Sendable, CustomTestStringConvertible {
    let page: String
    let first: String
    let later: String
    var testDescription: String { page }
  }

  nonisolated private static let ways = [
    Way(page: "{ by: page, send: page, ends: empty }", first: "?page=1", later: "?page=2"),
    Way(
      page: "{ by: page, send: page, first: 0, size: 2, ends: empty }", first: "?page=0",
      later: "?page=1"),
    Way(page: "{ by: offset, send: skip, ends: empty }", first: "?skip=0", later: "?skip=2"),
    Way(page: "{ by: cursor, send: after, receive: next }", first: "", later: "?after=b"),
    Way(page: "{ by: last, send: after, ends: empty }", first: "", later: "?after=2"),
    Way(page: "{ by: link, receive: following }", first: "", later: "?part=two"),
    Way(
      page: "{ by: header, marks: { mark: X-Mark } }", first: "", later: "?mark=behind"),
  ]

  private func sketch(_ page: String) throws -> Sketch {
    try Sketch([
      "App.yaml": Sketch.notes,
      "Home.yaml": """
      screen: Home
      source: { use: Paged }
      adapters: [NoteRow]
      states: { empty: { text: { verbatim: None } }, error: { text: { verbatim: Failed } } }
      ---
      source: Paged
      request: { path: /paged }
      items: rows
      page: \(page)
      yields: Note
      samples: [paged.json]

      """,
      "notes.json": "{\"rows\": []}",
      "paged.json": """
      {"rows": [{"id": 1, "text": "First"}, {"id": 2, "text": "Second"}], "next": "b",
       "following": "https://notes.example/paged?part=two"}
      """,
    ])
  }

  @Test(arguments: ways)
  func listsEndBehindTheirSample(way: Way) async throws {
    let tree = try await sketch(way.page).tree("Home")
    #expect(tree.contains("cell 0.0 \"First\""))
    #expect(tree.hasSuffix("cell 0.1 \"Second\""))
  }

  @Test(arguments: ways)
  func aServerOfSamplesHasNoSecondPage(way: Way) async throws {
    let sketch = try sketch(way.page)
    let server = SampledServer(
      of: try SpecFolder(sketch.folder.path).checkedApp(),
      samples: Samples(specRoot: sketch.folder.path))
    func answer(_ query: String) async throws -> String {
      let url = try #require(URL(string: "https://notes.example/paged\(query)"))
      return String(decoding: try await server.send(HTTPRequest(.get, url)).body, as: UTF8.self)
    }
    #expect(try await answer(way.first).contains("Second"))
    #expect(try await answer(way.later) == "{\"rows\":[]}")
    // Refreshed, it begins anew.
    #expect(try await answer(way.first).contains("Second"))
  }
}

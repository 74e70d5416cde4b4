import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Requests whose answers take the places of items, straight from specs.
@MainActor @Suite struct RenewedItemsTests {
  private func app(_ system: String, effect: String = "", yields: String = "Post") -> String {
    """
    app: Club
    language: 1
    architecture: \(system)
    ---
    api: Main
    base: https://club.example
    ---
    model: Post
    fields: { id: ID, title: String, likes: Int }
    ---
    adapter: PostRow
    for: Post
    cell:
      row:
        - text: { verbatim: "{$item.title} {$item.likes}" }
        - button:
            title: { verbatim: Like }
            request: LikePost
            with: { id: $item.id }
            \(effect)
    ---
    source: Posts
    request: { path: /posts }
    yields: Post
    ---
    request: LikePost
    parameters: { id: ID }
    method: PUT
    path: /likes/{$parameters.id}
    yields: "\(yields)"
    renews: true
    ---
    screen: Home
    source: { use: Posts }
    adapters: [PostRow]
    states: { empty: { text: { verbatim: None } }, error: { text: { verbatim: Failed } } }

    """
  }

  /// Likes the only post, and says what the list was asked for how often.
  private func like(_ spec: String, answering answer: String) async throws -> Int {
    let sketch = try Sketch(["App.yaml": spec])
    let server = ScriptedTransport { request in
      request.url.path.hasSuffix("/posts")
        ? HTTPResponse(json: #"[{"id": "1", "title": "First", "likes": 0}]"#)
        : HTTPResponse(json: answer)
    }
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    #expect(driver.sees("First 0"))
    try await driver.tap(text: "Like")
    try await driver.wait(until: "the answer is shown") { driver.sees("Edited 7") }
    driver.close()
    return await server.count(of: "/posts")
  }

  @Test(arguments: InterpretedSystems.lists)
  func theAnswerTakesThePlaceOfTheItem(system: String) async throws {
    let loads = try await like(
      app(system), answering: #"{"id": "1", "title": "Edited", "likes": 7}"#)
    #expect(loads == 1)
  }

  @Test("what was expected of the answer gives way to it", arguments: InterpretedSystems.lists)
  func theAnswerIsNewerThanWhatWasExpected(system: String) async throws {
    let loads = try await like(
      app(system, effect: "optimistic: { $item.likes: 1 }"),
      answering: #"{"id": "1", "title": "Edited", "likes": 7}"#)
    #expect(loads == 1)
  }

  @Test(arguments: InterpretedSystems.lists)
  func eachOfAListTakesItsPlace(system: String) async throws {
    let loads = try await like(
      app(system, yields: "[Post]"),
      answering: #"""
        [{"id": "2", "title": "Other", "likes": 3}, {"id": "1", "title": "Edited", "likes": 7}]
        """#)
    #expect(loads == 1)
  }
}

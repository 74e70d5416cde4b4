import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Lists that ask their server again by themselves, straight from specs.
@MainActor @Suite struct TimedReloadTests {
  private let clock = ManualClock()

  private func app(_ system: String) -> String {
    """
    app: Club
    language: 1
    architecture: \(system)
    ---
    api: Main
    base: https://club.example
    ---
    model: Post
    fields: { id: ID, title: String }
    ---
    adapter: PostRow
    for: Post
    cell: { text: { value: $item.title } }
    ---
    source: Posts
    request: { path: /posts }
    yields: Post
    page: { by: page, send: page, ends: empty }
    ---
    screen: Home
    source: { use: Posts }
    adapters: [PostRow]
    reload: { every: 30s }
    selection:
      of: Post
      actions: [{ title: { verbatim: Ask }, do: reload }]
    states: { empty: { text: { verbatim: None } }, error: { text: { verbatim: Failed } } }
    bar: { trailing: [{ title: { verbatim: About }, push: About }] }
    ---
    screen: About
    title: { verbatim: About us }
    source: { use: Posts }
    adapters: [PostRow]
    states: { empty: { text: { verbatim: None } }, error: { text: { verbatim: Failed } } }

    """
  }

  /// Two pages of posts that end with `suffix`.
  nonisolated private static func answer(
    _ suffix: String
  ) -> @Sendable (HTTPRequest) -> HTTPResponse {
    { request in
      let page = (1...2).first { request.url.query()?.contains("page=\($0)") == true }
      let numbers = page.map { ($0 - 1) * 30..<$0 * 30 } ?? 0..<0
      let posts = numbers.map { #"{"id": "\#($0)", "title": "Post \#($0)\#(suffix)"}"# }
      return HTTPResponse(json: "[\(posts.joined(separator: ","))]")
    }
  }

  private func show(_ system: String) async throws -> (ScreenDriver, ScriptedTransport) {
    let sketch = try Sketch(["App.yaml": app(system)])
    let server = ScriptedTransport(Self.answer(""))
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(clock: clock, transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return (driver, server)
  }

  /// How often a page has been asked for.
  private func asks(for page: Int = 1, of server: ScriptedTransport) async -> Int {
    await server.requests.filter { $0.url.query()?.contains("page=\(page)") == true }.count
  }

  @Test(
    "what has changed comes by itself, where it stands", arguments: InterpretedSystems.lists)
  func changesComeByThemselves(system: String) async throws {
    let (driver, server) = try await show(system)
    #expect(driver.sees("Post 0"))
    try await driver.scrollToEnd()
    #expect(driver.sees("Post 59"))
    let list: UIScrollView? = driver.table ?? driver.list
    let place = list?.contentOffset
    await server.setAnswer(Self.answer(" again"))
    clock.advance(by: .seconds(30))
    try await driver.wait(until: "the answer is shown") { driver.sees("Post 59 again") }
    #expect(list?.contentOffset == place, "who reads stays there")
    #expect(await asks(of: server) == 2)
    #expect(await asks(for: 2, of: server) == 2, "as far as the list goes")
    try await driver.scrollToStart()
    #expect(driver.sees("Post 0 again"))
    driver.close()
  }

  @Test("what is selected stays so", arguments: InterpretedSystems.lists)
  func selectionStays(system: String) async throws {
    let (driver, server) = try await show(system)
    try await driver.tap(text: "Select")
    try await driver.tap(text: "Post 1")
    await server.setAnswer(Self.answer(" again"))
    clock.advance(by: .seconds(30))
    try await driver.wait(until: "the answer is shown") { driver.sees("Post 1 again") }
    let selected =
      driver.table.map { $0.indexPathsForSelectedRows ?? [] }
      ?? driver.list?.indexPathsForSelectedItems
    #expect(selected == [IndexPath(item: 1, section: 0)])
    driver.close()
  }

  @Test(
    "a screen that nobody sees asks nothing, and does so when it is come back to",
    arguments: InterpretedSystems.lists)
  func screensBelowAskNothing(system: String) async throws {
    let (driver, server) = try await show(system)
    try await driver.tap(text: "About")
    let asked = await asks(of: server)
    clock.advance(by: .seconds(300))
    try await driver.settle()
    #expect(await asks(of: server) == asked && clock.scheduledCount == 0)
    await server.setAnswer(Self.answer(" again"))
    try await driver.goBack()
    try await driver.wait(until: "the answer is shown") { driver.sees("Post 0 again") }
    #expect(await asks(of: server) == asked + 1)
    driver.close()
  }

  @Test("a server that is slow is asked once", arguments: InterpretedSystems.lists)
  func slowServersAreAskedOnce(system: String) async throws {
    let (driver, server) = try await show(system)
    let asked = await asks(of: server)
    await server.hold()
    clock.advance(by: .seconds(30))
    try await wait(until: "it is asked") { await asks(of: server) == asked + 1 }
    clock.advance(by: .seconds(300))
    for _ in 1...20 { await Task.yield() }
    #expect(await asks(of: server) == asked + 1)
    await server.setAnswer(Self.answer(" again"))
    await server.release()
    try await driver.wait(until: "the answer is shown") { driver.sees("Post 0 again") }
    driver.close()
  }
}

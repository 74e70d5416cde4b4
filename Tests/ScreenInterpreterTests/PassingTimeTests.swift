import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Texts of rows, and of what is around them, that follow from the time, straight from specs.
@MainActor @Suite struct PassingTimeTests {
  /// It is 22:13:20 on the 14th of November 2023.
  private let clock = ManualClock()

  private func show(
    _ system: String, text: String = "{ value: $item.madeAt, as: relative }",
    part: String = "divider", more: String = ""
  ) async throws -> (ScreenDriver, ScriptedTransport) {
    let sketch = try Sketch([
      "App.yaml": """
      app: Club
      language: 1
      architecture: \(system)
      ---
      api: Main
      base: https://club.example
      ---
      model: Post
      fields: { id: ID, madeAt: Date, isLiked: Bool }
      ---
      adapter: PostRow
      for: Post
      cell: { column: [{ text: { verbatim: Post } }, { text: \(text) }, \(part)] }
      \(more)
      ---
      source: Posts
      request: { path: /posts }
      yields: Post
      ---
      screen: Home
      source: { use: Posts }
      adapters: [PostRow]
      states: { empty: { text: { verbatim: None } }, error: { text: { verbatim: Failed } } }

      """
    ])
    let server = ScriptedTransport(
      json: #"[{"id": "1", "madeAt": "2023-11-14T22:13:10Z", "isLiked": true}]"#)
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(clock: clock, transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return (driver, server)
  }

  @Test(arguments: InterpretedSystems.lists)
  func agesGoOnByThemselves(system: String) async throws {
    let (driver, server) = try await show(system)
    #expect(driver.sees("10 seconds ago"))
    clock.advance(by: .milliseconds(5_200))
    try await driver.wait(until: "seconds are counted") { driver.sees("15 seconds ago") }
    clock.advance(by: .seconds(106))
    try await driver.wait(until: "minutes are counted") { driver.sees("2 minutes ago") }
    #expect(clock.scheduledCount == 1)
    #expect(await server.count(of: "/posts") == 1)
    driver.close()
  }

  @Test("what is read out of a row goes on, too", arguments: InterpretedSystems.lists)
  func labelsGoOn(system: String) async throws {
    let (driver, _) = try await show(
      system, text: "{ value: $item.madeAt, as: year }",
      more: "accessibility: { label: { value: $item.madeAt, as: relative } }")
    try await expectLabelsGoOn(in: driver)
  }

  @Test(
    "what is read out of a part of it, too",
    arguments: [
      "progress: { value: 0.5, label: AGE }", "rating: { value: 3, label: AGE }",
      "input: { toggle: $item.isLiked, label: AGE, do: reload }",
    ])
  func labelsOfPartsGoOn(part: String) async throws {
    let part = part.replacing("AGE", with: "{ value: $item.madeAt, as: relative }")
    let (driver, _) = try await show(
      "collection", text: "{ value: $item.madeAt, as: year }", part: "{ \(part) }")
    try await expectLabelsGoOn(in: driver)
  }

  private func expectLabelsGoOn(in driver: ScreenDriver) async throws {
    func isRead(_ label: String) -> Bool {
      driver.topScreen?.viewIfLoaded?.contains { $0.accessibilityLabel == label } == true
    }
    #expect(isRead("10 seconds ago"))
    clock.advance(by: .milliseconds(5_200))
    try await driver.wait(until: "seconds are counted") { isRead("15 seconds ago") }
    driver.close()
  }

  /// A list whose title, the line below it, header and footer say how old something is.
  private func showAges(_ system: String) async throws -> (ScreenDriver, ScriptedTransport) {
    let age = "{ value: $data.latest.madeAt, as: relative }"
    let sketch = try Sketch([
      "App.yaml": """
      app: Club
      language: 1
      architecture: \(system)
      ---
      api: Main
      base: https://club.example
      ---
      model: Post
      fields: { id: ID, madeAt: Date }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { verbatim: Post } }
      ---
      source: Posts
      request: { path: /posts }
      yields: Post
      ---
      source: Latest
      request: { path: /latest }
      yields: Post
      ---
      screen: Home
      title: \(age)
      data: { latest: { use: Latest } }
      sections:
        - id: posts
          header: \(age)
          footer: \(age)
          source: { use: Posts }
          adapters: [PostRow]
      bar: { subtitle: \(age) }
      states: { empty: { text: { verbatim: None } }, error: { text: { verbatim: Failed } } }

      """
    ])
    let post = #"{"id": "1", "madeAt": "2023-11-14T22:13:10Z"}"#
    let server = ScriptedTransport { request in
      HTTPResponse(json: request.url.path.hasSuffix("/posts") ? "[\(post)]" : post)
    }
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(clock: clock, transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return (driver, server)
  }

  /// Waits until header, footer, title and the line below it all say `age`.
  private func expect(_ age: String, in driver: ScreenDriver) async throws {
    let list: UIScrollView? = driver.table ?? driver.list
    try await driver.wait(until: "all say \(age)") {
      driver.title == age && driver.topScreen?.navigationItem.shownSubtitle == age
        && list?.count(of: age) == 2
    }
  }

  @Test("headers, footers and titles go on, too", arguments: InterpretedSystems.lists)
  func whatIsAroundRowsGoesOn(system: String) async throws {
    let (driver, server) = try await showAges(system)
    try await expect("10 seconds ago", in: driver)
    clock.advance(by: .milliseconds(5_200))
    try await expect("15 seconds ago", in: driver)
    clock.advance(by: .seconds(106))
    try await expect("2 minutes ago", in: driver)
    #expect(clock.scheduledCount == 2, "one for the list, and one for the bars")
    #expect(await server.requests.count == 2)
    driver.close()
  }

  @Test(
    "headers and titles that nobody sees wait for nothing, and go on when they are seen again",
    arguments: InterpretedSystems.lists)
  func outOfSightNothingGoesOn(system: String) async throws {
    let (driver, _) = try await showAges(system)
    let navigation = try #require(driver.root as? UINavigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    try await driver.settle()
    #expect(clock.scheduledCount == 0)
    clock.advance(by: .seconds(115))
    navigation.popViewController(animated: false)
    try await driver.settle()
    try await expect("2 minutes ago", in: driver)
    driver.close()
  }

  @Test("nothing waits where nothing follows from the time", arguments: InterpretedSystems.lists)
  func otherTextsWaitForNothing(system: String) async throws {
    let (driver, _) = try await show(system, text: "{ value: $item.madeAt, as: year }")
    #expect(driver.sees("2023"))
    #expect(clock.scheduledCount == 0)
    driver.close()
  }
}

extension UIView {
  fileprivate func contains(_ isMeant: (UIView) -> Bool) -> Bool {
    isMeant(self) || subviews.contains { $0.contains(isMeant) }
  }

  /// How often it says `text`.
  fileprivate func count(of text: String) -> Int {
    subviews.map { $0.count(of: text) }.reduce((self as? UILabel)?.text == text ? 1 : 0, +)
  }
}

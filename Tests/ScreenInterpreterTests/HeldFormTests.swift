import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms in hosts straight from specs that hold back whoever would lose what was entered.
@MainActor @Suite struct HeldFormTests {
  private static func app(_ architecture: String, host: String, first: String) -> String {
    """
    app: Club
    language: 1
    architecture: \(architecture)
    host:
      style: \(host)
      menu:
        - { screen: \(first), title: { verbatim: Club } }
        - { screen: Other, title: { verbatim: Other } }
    ---
    model: Post
    fields: { id: ID, text: String }
    ---
    adapter: PostRow
    for: Post
    cell: { text: $item.text }
    ---
    screen: Home
    title: { verbatim: Home }
    source: { items: [{ id: "1", text: Join us }], yields: Post }
    adapters: [PostRow]
    actions: [{ select: Post, push: Joining }]
    ---
    screen: Other
    title: { verbatim: Other }
    source: { items: [{ id: "2", text: Wine }], yields: Post }
    adapters: [PostRow]
    ---
    screen: Joining
    title: { verbatim: Membership }
    form:
      name: { type: String, title: { verbatim: Name }, required: true }
      mail: { type: String, title: { verbatim: Mail }, required: true }
    steps:
      - { title: { verbatim: You }, fields: [name] }
      - { title: { verbatim: Contact }, fields: [mail] }
    stepsAs: screens
    submit: { title: { verbatim: Join }, notice: { verbatim: Thank you } }
    discard: confirm

    """
  }

  private func show(
    _ architecture: String, host: String, first: String, size: CGSize
  ) async throws -> ScreenDriver {
    let sketch = try Sketch(["App.yaml": Self.app(architecture, host: host, first: first)])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let driver = ScreenDriver(root: try #require(app.makeHost()), size: size)
    try await driver.settle()
    return driver
  }

  @Test(
    "a tab that is tapped again doesn't lose what was entered above its first screen",
    arguments: InterpretedSystems.forms)
  func tabsTappedAgainAsk(architecture: String) async throws {
    let driver = try await show(
      architecture, host: "tabBar", first: "Home", size: CGSize(width: 390, height: 844))
    try await driver.tap(text: "Join us")
    try await driver.tapTab("Club")
    #expect(driver.title == "Home", "nothing is lost yet")
    try await driver.tap(text: "Join us")
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    try await driver.tapTab("Club")
    #expect(driver.sees("Discard your changes?"))
    try await driver.tap(text: "OK")
    #expect(driver.title == "Home")
    driver.close()
  }

  @Test(
    "the steps of a form in a list column stay in it",
    arguments: InterpretedSystems.forms)
  func stepsStayInTheirColumn(architecture: String) async throws {
    let driver = try await show(
      architecture, host: "split", first: "Joining", size: CGSize(width: 1024, height: 768))
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    let navigation = try #require(driver.topScreen?.navigationController)
    #expect(driver.topScreen?.title == "Contact" && navigation.viewControllers.count == 2)
    try await driver.goBack()
    #expect(driver.title == "Membership" && navigation.viewControllers.count == 1)
    driver.close()
  }
}

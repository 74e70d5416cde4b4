import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms straight from specs that close by handing something back.
@MainActor @Suite struct ClosedFormTests {
  private func naming(_ architecture: String) async throws -> (ScreenDriver, UINavigationController)
  {
    let sketch = try Sketch([
      "App.yaml": """
      app: Club
      language: 1
      architecture: \(architecture)
      ---
      screen: Naming
      returns: String
      form:
        name: { type: String, title: { verbatim: Name }, required: true }
      submit: { title: { verbatim: Done }, return: $form.name }
      discard: confirm
      bar:
        leading: [{ title: { verbatim: Close }, return: $form.name }]

      """
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(
        clock: ManualClock(), transport: ScriptedTransport(json: "{}"), store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Naming"))
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    try await driver.type("Ann", into: "name")
    return (driver, navigation)
  }

  @Test(
    "what only a button of the bar hands back asks as other ways out do",
    arguments: InterpretedSystems.forms)
  func barAsks(architecture: String) async throws {
    let (driver, navigation) = try await naming(architecture)
    try await driver.tap(text: "Close")
    #expect(driver.sees("Discard your changes?") && navigation.viewControllers.count == 2)
    try await driver.tap(text: "OK")
    #expect(navigation.viewControllers.count == 1)
    driver.close()
  }

  @Test(
    "what the form's own button hands back is sent by that",
    arguments: InterpretedSystems.forms)
  func sentFormsAskNothing(architecture: String) async throws {
    let (driver, navigation) = try await naming(architecture)
    try await driver.tap(text: "Done")
    #expect(!driver.sees("Discard your changes?") && navigation.viewControllers.count == 1)
    driver.close()
  }

  /// A form that another screen awaits.
  private func awaited(
    _ architecture: String
  ) async throws -> (ScreenDriver, UINavigationController) {
    let sketch = try Sketch([
      "App.yaml": """
      app: Club
      language: 1
      architecture: \(architecture)
      ---
      screen: Lobby
      title: { verbatim: Lobby }
      form:
        note: { type: String, title: { verbatim: Note } }
      submit: { title: { verbatim: Tell }, notice: { verbatim: Told } }
      bar:
        trailing:
          - title: { verbatim: Ask }
            push: Naming
            returned: { notice: $result }
      ---
      screen: Naming
      title: { verbatim: Naming }
      returns: String
      form:
        name: { type: String, title: { verbatim: Name }, required: true }
      submit: { title: { verbatim: Done }, return: $form.name }
      discard: confirm
      bar:
        trailing: [{ title: { verbatim: Later }, return: $form.name }]

      """
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(
        clock: ManualClock(), transport: ScriptedTransport(json: "{}"), store: MemoryStore()))
    let lobby = try #require(app.makeController(forScreen: "Lobby"))
    let navigation = UINavigationController(rootViewController: lobby)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    try await driver.tap(text: "Ask")
    try await driver.type("Ann", into: "name")
    return (driver, navigation)
  }

  @Test("who says no has returned nothing", arguments: InterpretedSystems.forms)
  func stayingReturnsNothing(architecture: String) async throws {
    let (driver, navigation) = try await awaited(architecture)
    try await driver.tap(text: "Later")
    try await driver.tap(text: "Cancel")
    #expect(navigation.viewControllers.count == 2 && driver.topScreen?.title == "Naming")
    try await driver.type("Bea", into: "name")
    try await driver.tap(text: "Done")
    #expect(navigation.viewControllers.count == 1)
    #expect(driver.sees("Bea"), "what is sent later is told all the same")
    driver.close()
  }

  @Test("what the bar returns is told after a yes", arguments: InterpretedSystems.forms)
  func agreeingReturns(architecture: String) async throws {
    let (driver, navigation) = try await awaited(architecture)
    try await driver.tap(text: "Later")
    try await driver.tap(text: "OK")
    #expect(navigation.viewControllers.count == 1 && driver.sees("Ann"))
    driver.close()
  }
}

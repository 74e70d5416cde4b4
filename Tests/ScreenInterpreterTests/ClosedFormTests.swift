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
      launch: LaunchValues(transport: ScriptedTransport(json: "{}"), store: MemoryStore()))
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
}

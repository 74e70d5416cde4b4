import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Fields of forms straight from specs that have to be filled in while a condition holds.
@MainActor @Suite struct RequiredFieldTests {
  private static let app = """
    app: Club
    language: 1
    architecture: collection
    ---
    screen: Joining
    returns: String
    form:
      business: { type: Bool, title: { verbatim: Business } }
      number: { type: String, title: { verbatim: Tax number }, required: $form.business }
    submit: { title: { verbatim: Send }, return: $form.number }

    """

  @Test("another field says whether a value is asked for")
  func conditionsAskForValues() async throws {
    let sketch = try Sketch(["App.yaml": Self.app])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(
        clock: ManualClock(), transport: ScriptedTransport(json: "{}"), store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Joining"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    try await driver.toggle(id: "business")
    try await driver.tap(text: "Send")
    #expect(driver.sees("Please fill this in"))
    try await driver.toggle(id: "business")
    #expect(!driver.sees("Please fill this in"))
    try await driver.toggle(id: "business")
    #expect(driver.sees("Please fill this in"))
    try await driver.type("DE89", into: "number")
    #expect(!driver.sees("Please fill this in"))
    driver.close()
  }
}

import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms straight from specs whose texts follow what is entered.
@MainActor @Suite struct FormTextsTests {
  private static func app(_ architecture: String, asking parts: String) -> String {
    """
    app: Club
    language: 1
    architecture: \(architecture)
    ---
    api: Main
    base: https://club.example
    ---
    request: Give
    parameters: { name: String, amount: Int? }
    method: POST
    path: /gifts
    body: { name: $parameters.name, amount: $parameters.amount }
    ---
    screen: Giving
    state: { place: String = Here }
    form:
      name: { type: String, title: { verbatim: Name }, required: true }
      amount:
        type: Int
        title: { verbatim: "Amount from {$form.name}" }
        unit: { verbatim: "Euro {$state.place}" }
    \(parts)
    submit:
      title: { verbatim: "Send as {$form.name}" }
      request: Give
      with: { name: $form.name, amount: $form.amount }
      then: { notice: { verbatim: Thank you } }
    bar:
      trailing: [{ title: { verbatim: Move }, set: { $state.place: There } }]

    """
  }

  private func driver(_ architecture: String, asking parts: String) async throws -> ScreenDriver {
    let sketch = try Sketch(["App.yaml": Self.app(architecture, asking: parts)])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(
        clock: ManualClock(), transport: ScriptedTransport(json: "{}"), store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Giving"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  @Test(arguments: InterpretedSystems.forms)
  func fieldsGroupsAndTheButtonSayWhatIsEntered(architecture: String) async throws {
    let groups = """
      groups:
        - { header: { verbatim: "About {$form.name}" }, fields: [name] }
        - { footer: { verbatim: "Paid {$state.place}" }, fields: [amount] }
      """
    let driver = try await driver(architecture, asking: groups)
    #expect(driver.sees("Paid Here") && driver.sees("Euro Here"))
    try await driver.type("Ann", into: "name")
    for text in ["About Ann", "Amount from Ann", "Send as Ann"] {
      #expect(driver.sees(text), "\(text)")
    }
    try await driver.type("Bo", into: "name")
    for text in ["About Bo", "Amount from Bo", "Send as Bo"] {
      #expect(driver.sees(text), "\(text)")
    }
    #expect(!driver.sees("About Ann") && !driver.sees("Send as Ann"))
    try await driver.tap(text: "Move")
    #expect(driver.sees("Paid There") && driver.sees("Euro There"))
    try await driver.tap(text: "Send as Bo")
    #expect(driver.sees("Thank you"))
    driver.close()
  }

  @Test(arguments: InterpretedSystems.forms, ["parts", "screens"])
  func stepsSayWhatWasEnteredBefore(architecture: String, style: String) async throws {
    let steps = """
      steps:
        - { title: { verbatim: You }, fields: [name] }
        - { title: { verbatim: "The gift of {$form.name}" }, fields: [amount] }
      stepsAs: \(style)
      """
    let driver = try await driver(architecture, asking: steps)
    #expect(driver.sees("You"))
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    if style == "screens" {
      #expect(driver.topScreen?.navigationItem.title == "The gift of Ann")
    } else {
      #expect(driver.sees("The gift of Ann"))
    }
    #expect(driver.sees("Amount from Ann") && driver.sees("Send as Ann"))
    driver.close()
  }
}

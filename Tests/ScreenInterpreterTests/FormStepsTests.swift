import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms straight from specs that are filled in step by step.
@MainActor @Suite struct FormStepsTests {
  private static let app = """
    app: Club
    language: 1
    architecture: collection
    ---
    api: Main
    base: https://club.example
    ---
    request: Join
    parameters: { name: String, guide: String?, mail: String }
    method: POST
    path: /members
    body: { name: $parameters.name, guide: $parameters.guide, mail: $parameters.mail }
    ---
    screen: Joining
    form:
      mail: { type: String, title: { verbatim: Mail }, required: true, format: email }
      name: { type: String, title: { verbatim: Name }, required: true }
      guide: { type: String, title: { verbatim: Guide }, required: true, when: $form.name == "Bea" }
    steps:
      - { title: { verbatim: You }, fields: [name] }
      - { title: { verbatim: Your guide }, fields: [guide] }
      - { title: { verbatim: Contact }, fields: [mail] }
    submit:
      title: { verbatim: Join }
      request: Join
      with: { name: $form.name, guide: $form.guide, mail: $form.mail }
      then: { notice: { verbatim: Welcome } }

    """

  @Test func theyComeOneAfterTheOther() async throws {
    let sketch = try Sketch(["App.yaml": Self.app])
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Joining"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    #expect(driver.sees("You") && driver.sees("Step 1 of 2") && !driver.sees("Mail"))
    try await driver.tap(text: "Next")
    #expect(driver.sees("Please fill this in") && driver.sees("Name"))
    try await driver.type("Bea", into: "name")
    #expect(driver.sees("Step 1 of 3"))
    try await driver.tap(text: "Next")
    #expect(driver.sees("Your guide") && !driver.sees("Name"))
    try await driver.tap(text: "Previous")
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    #expect(driver.sees("Contact") && driver.sees("Step 2 of 2"))
    try await driver.type("ann@example.com", into: "mail")
    try await driver.tap(text: "Join")
    #expect(driver.sees("Welcome"))
    #expect(await server.count(of: "members") == 1)
    driver.close()
  }
}

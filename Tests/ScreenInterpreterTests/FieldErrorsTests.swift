import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// What servers find wrong with fields, in forms straight from specs.
@MainActor @Suite struct FieldErrorsTests {
  private static let app = """
    app: Club
    language: 1
    architecture: collection
    ---
    api: Main
    base: https://club.example
    errors: { at: error.problems, field: of, text: said }
    ---
    request: Join
    parameters: { name: String, street: String }
    method: POST
    path: /members
    body: { name: $parameters.name, billing: { street: $parameters.street } }
    ---
    screen: Joining
    form:
      name: { type: String, title: { verbatim: Name } }
      street: { type: String, title: { verbatim: Street }, errors: billing.road }
    submit:
      title: { verbatim: Join }
      request: Join
      with: { name: $form.name, street: $form.street }
      then: { notice: { verbatim: Welcome } }

    """

  @Test func theyStandWhereTheAPIAndTheFieldsSay() async throws {
    let sketch = try Sketch(["App.yaml": Self.app])
    let server = ScriptedTransport { _ in
      HTTPResponse(
        json: #"""
          {"error": {"problems": [
            {"of": "name", "said": "is taken"}, {"of": ["billing", "road"], "said": "leads nowhere"},
            {"of": "age", "said": "is missing"}]}}
          """#, status: 422)
    }
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Joining"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    try await driver.tap(text: "Join")
    #expect(driver.sees("is taken") && driver.sees("leads nowhere"))
    #expect(driver.sees("age: is missing"))
    try await driver.type("Elm Street", into: "street")
    #expect(driver.sees("is taken") && !driver.sees("leads nowhere"))
    await server.setAnswer { _ in HTTPResponse(json: "{}") }
    try await driver.tap(text: "Join")
    try await driver.wait(until: "what was refused is gone") {
      !driver.sees("is taken") && !driver.sees("age: is missing")
    }
    driver.close()
  }

  @Test func aRequestMaySayOtherwiseThanItsAPI() async throws {
    let app = Self.app.replacing(
      "path: /members\n", with: "path: /members\nerrors: { at: faults, field: input }\n")
    let sketch = try Sketch(["App.yaml": app])
    let server = ScriptedTransport { _ in
      HTTPResponse(
        json: #"{"faults": [{"input": "name", "message": "is taken"}]}"#, status: 422)
    }
    let shown = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: server, store: MemoryStore()))
    let screen = try #require(shown.makeController(forScreen: "Joining"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    try await driver.tap(text: "Join")
    #expect(driver.sees("is taken"))
    await server.setAnswer { _ in
      HTTPResponse(
        json: #"{"error": {"problems": [{"of": "name", "said": "is too long"}]}}"#, status: 422)
    }
    try await driver.tap(text: "Join")
    #expect(driver.sees("is too long") && !driver.sees("is taken"))
    driver.close()
  }
}

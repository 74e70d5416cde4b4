import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// What forms straight from specs send of fields that are not there.
@MainActor @Suite struct AbsentFieldsTests {
  private static let app = """
    app: Club
    language: 1
    architecture: collection
    ---
    api: Main
    base: https://club.example
    ---
    enum: Tag
    cases: [red, dry]
    ---
    request: Order
    parameters: { card: String?, tags: "[Tag]" }
    method: POST
    path: /orders
    body: { card: $parameters.card, tags: $parameters.tags }
    ---
    screen: Ordering
    form:
      more: { type: Bool, title: { verbatim: More }, default: true }
      card: { type: String, title: { verbatim: Card }, default: For you, when: $form.more }
      tags: { type: "[Tag]", title: { verbatim: Tags }, default: [red], when: $form.more }
    submit:
      title: { verbatim: Send }
      request: Order
      with: { card: $form.card, tags: $form.tags }
      then: { notice: { verbatim: Thank you } }
      failed: { notice: { verbatim: Not sent }, retry: true }

    """

  private func ordering(_ server: ScriptedTransport) async throws -> ScreenDriver {
    let sketch = try Sketch(["App.yaml": Self.app])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(clock: ManualClock(), transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Ordering"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  private func bodies(_ server: ScriptedTransport) async -> [String] {
    await server.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
  }

  @Test("of a list that isn't there an empty one is sent, and of a text nothing")
  func listsAreEmpty() async throws {
    let server = ScriptedTransport(json: "{}")
    let driver = try await ordering(server)
    try await driver.toggle(id: "more")
    try await driver.tap(text: "Send")
    #expect(driver.sees("Thank you"))
    #expect(await bodies(server) == [#"{"tags":[]}"#])
    driver.close()
  }

  @Test("another try sends the fields that are there by then")
  func anotherTryLooksAgain() async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}", status: 500) }
    let driver = try await ordering(server)
    try await driver.tap(text: "Send")
    #expect(driver.sees("Not sent"))
    await server.setAnswer { _ in HTTPResponse(json: "{}") }
    try await driver.toggle(id: "more")
    try await driver.tap(text: "Try again")
    #expect(driver.sees("Thank you"))
    #expect(await bodies(server) == [#"{"card":"For you","tags":["red"]}"#, #"{"tags":[]}"#])
    driver.close()
  }
}

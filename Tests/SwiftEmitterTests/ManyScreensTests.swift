import Foundation
import Testing

/// An app may have more screens than the compiler takes cases in one `switch`.
@Suite struct ManyScreensTests {
  private static let count = 700

  /// An app of many screens, of which one says where to go by destinations.
  ///
  /// - Parameter gate: Whether there is a log-in gate.
  private static func spec(gate: Bool) -> String {
    let onboarding = "\n  onboarding: { logIn: { email: LogIn } }"
    let session = """

      session: { fields: { token: { type: String, secret: true } }, begins: [LogIn] }
      """
    let screens = (0..<count).map { number in
      """
      ---
      screen: Place\(number)
      swift: { type: PlaceController\(number) }
      parameters: { name: String, part: String? }
      \(number.isMultiple(of: 7) ? "returns: String" : "")
      """
    }
    return """
      app: Atlas
      language: 1
      host:
        menu: [{ screen: Start, title: start }]\(gate ? onboarding : "")
      ---
      api: Main
      base: https://atlas.example\(gate ? session : "")
      ---
      request: LogIn
      parameters: { email: String, password: String }
      method: POST
      path: /session
      body: { email: $parameters.email, password: $parameters.password }
      yields: Ticket
      ---
      model: Ticket
      fields: { id: ID, token: String }
      ---
      screen: Start
      architecture: mvp
      source: { yields: Ticket, request: { path: /tickets } }
      adapters: [TicketRow]
      actions:
        - { select: Ticket, push: Place70, with: { name: $item.token }, returned: { notice: done } }
      ---
      screen: PartOfParts
      architecture: mvp
      source: { yields: Ticket, request: { path: /tickets } }
      adapters: [TicketRow]
      actions: [{ select: Ticket, push: Start }]
      ---
      adapter: TicketRow
      for: Ticket
      cell: { text: $item.token }
      \(screens.joined(separator: "\n"))
      """
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: [false, true])
  func destinationsOfManyScreensCompile(behindGate: Bool) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let project = SpecProject([("App.yaml", Self.spec(gate: behindGate))])
    var files = try project.emit().map { try compiler.write($0.text, as: $0.name) }
    let classes = (0..<Self.count).map { "final class PlaceController\($0): UIViewController {}\n" }
    files.append(
      try compiler.write("import ScreenKit\n\n" + classes.joined(), as: "HandWritten.swift"))
    let said = try await compiler.run(
      ["-module-name", "Atlas", "-typecheck"], files: files)
    #expect(said == "")
  }
}

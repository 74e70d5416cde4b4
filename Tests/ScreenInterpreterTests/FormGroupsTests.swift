import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms straight from specs whose fields stand in groups.
@MainActor @Suite struct FormGroupsTests {
  private static func app(_ architecture: String, asking steps: String = "") -> String {
    """
    app: Club
    language: 1
    architecture: \(architecture)
    ---
    api: Main
    base: https://club.example
    ---
    request: Order
    parameters: { name: String, card: String? }
    method: POST
    path: /orders
    body: { name: $parameters.name, card: $parameters.card }
    ---
    screen: Ordering
    form:
      card: { type: String, title: { verbatim: Card }, required: true }
      name: { type: String, title: { verbatim: Name }, required: true }
      isGift: { type: Bool, title: { verbatim: Is it a gift }, default: true }
    groups:
      - { header: { verbatim: About you }, footer: { verbatim: As on the door }, fields: [name] }
      - { fields: [isGift] }
      - { header: { verbatim: About the gift }, fields: [card], when: $form.isGift }
    \(steps)
    submit:
      title: { verbatim: Send }
      request: Order
      with: { name: $form.name, card: $form.card }
      then: { notice: { verbatim: Thank you } }

    """
  }

  @Test(arguments: InterpretedSystems.forms)
  func theyHaveTextsAndConditions(architecture: String) async throws {
    let sketch = try Sketch(["App.yaml": Self.app(architecture)])
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let clock = ManualClock()
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(clock: clock, transport: server, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Ordering"))
    let driver = ScreenDriver(
      root: UINavigationController(rootViewController: screen), clock: clock)
    try await driver.settle()
    let form = try #require(screen.view)
    let said = ["About you", "Name", "As on the door", "Is it a gift", "About the gift", "Card"]
    #expect(texts(of: form).filter(said.contains) == said, "in the order of the groups")
    #expect(headings(in: form) == ["About you", "About the gift"])
    #expect(driver.sees("As on the door"))
    try await driver.tap(text: "Send")
    #expect(driver.sees("Please fill this in"))
    try await driver.type("Ann", into: "name")
    try await driver.toggle(id: "isGift")
    #expect(headings(in: form) == ["About you"], "with its fields a heading goes")
    #expect(!driver.sees("Card"))
    try await driver.tap(text: "Send")
    #expect(driver.sees("Thank you"))
    let body = await server.requests.last?.body
    #expect(body.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Ann"}"#)
    driver.close()
  }

  @Test(
    "of several wrong fields the upper one is led to",
    arguments: InterpretedSystems.forms)
  func theUpperWrongFieldIsLedTo(architecture: String) async throws {
    let sketch = try Sketch(["App.yaml": Self.app(architecture)])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: ScriptedTransport(json: "{}"), store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Ordering"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    try await driver.tap(text: "Send")
    let edited = try #require(screen.view.firstTextField(where: \.isFirstResponder))
    #expect(edited.accessibilityIdentifier == "name", "the card stands first only in the spec")
    driver.close()
  }

  @Test(
    "what a step asks for stands in the order of the groups, too",
    arguments: InterpretedSystems.forms)
  func stepsAskInTheOrderOfGroups(architecture: String) async throws {
    let steps =
      "steps: [{ title: { verbatim: Names }, fields: [card, name] }, "
      + "{ title: { verbatim: Gift }, fields: [isGift] }]"
    let sketch = try Sketch(["App.yaml": Self.app(architecture, asking: steps)])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: ScriptedTransport(json: "{}"), store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Ordering"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    let form = try #require(screen.view)
    let said = ["About you", "Name", "As on the door", "About the gift", "Card"]
    #expect(texts(of: form).filter(said.contains) == said)
    try await driver.tap(text: "Next")
    let edited = try #require(form.firstTextField(where: \.isFirstResponder))
    #expect(edited.accessibilityIdentifier == "name")
    driver.close()
  }

  /// The texts that are seen, from above.
  private func texts(of form: UIView) -> [String] {
    let tops = form.seenLabels.map { ($0.convert($0.bounds, to: form).minY, $0.text ?? "") }
    return tops.sorted { $0.0 < $1.0 }.map(\.1).filter { !$0.isEmpty }
  }

  private func headings(in form: UIView) -> [String] {
    form.seenLabels.filter { $0.accessibilityTraits.contains(.header) }.compactMap(\.text)
  }
}

extension UIView {
  fileprivate func firstTextField(where isMeant: (UITextField) -> Bool) -> UITextField? {
    if let field = self as? UITextField, isMeant(field) { return field }
    for view in subviews {
      if let field = view.firstTextField(where: isMeant) { return field }
    }
    return nil
  }

  /// The labels in it that neither are hidden nor stand in something that is.
  fileprivate var seenLabels: [UILabel] {
    guard !isHidden else { return [] }
    let own = (self as? UILabel).map { [$0] } ?? []
    return own + subviews.flatMap(\.seenLabels)
  }
}

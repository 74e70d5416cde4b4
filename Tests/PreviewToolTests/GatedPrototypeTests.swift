import Testing

@testable import screenc_preview

/// An app with a log-in gate that runs for somebody in a browser.
@MainActor @Suite struct GatedPrototypeTests {
  private func elements(of running: RunningApp) -> [PrototypeFrame.Element] {
    running.look().elements
  }

  private func act(
    _ kind: PrototypeAction.Kind, on label: String, _ text: String? = nil, in running: RunningApp
  ) async throws {
    let seen = elements(of: running)
    let element = try #require(
      seen.last { $0.isEnabled && $0.label.contains(label) }, "\(label) of \(seen.map(\.label))")
    let action = PrototypeAction(kind: kind, element: element.id, text: text)
    #expect(action.perform(in: running.window), "\(label)")
    await running.rest()
  }

  @Test func itBeginsAtItsGateAndLetsInWhoLogsIn() async throws {
    let sketch = try SpecSketch(SpecSketch.club)
    let running = try RunningApp(
      try PreviewedApp(sketch.specs), from: nil, PrototypeSetting(), log: RequestLog { _ in },
      server: nil, telling: { _ in })
    defer { running.end() }
    try await running.begin()
    #expect(elements(of: running).contains { $0.label == "Door" })
    #expect(!elements(of: running).contains { $0.role == "tab" })
    try await act(.press, on: "Come in", in: running)
    try await act(.type, on: "E-mail", "ada@example.com", in: running)
    try await act(.press, on: "Enter", in: running)
    #expect(elements(of: running).filter { $0.role == "tab" }.map(\.label) == ["News", "You"])
    #expect(elements(of: running).contains { $0.label == "First" })
  }

  @Test func aScreenThatIsAskedForIsShownWithoutTheGate() async throws {
    let sketch = try SpecSketch(SpecSketch.club)
    let running = try RunningApp(
      try PreviewedApp(sketch.specs), from: "News", PrototypeSetting(), log: RequestLog { _ in },
      server: nil, telling: { _ in })
    defer { running.end() }
    try await running.begin()
    #expect(elements(of: running).contains { $0.label == "First" })
  }
}

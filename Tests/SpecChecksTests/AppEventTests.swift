import Diagnostics
import Testing

@testable import SpecChecks

/// Events that the app's own code tells screens.
@Suite struct AppEventTests {
  private func found(emits events: String, reload: String) -> [Diagnostic] {
    findings(
      """
      app: Chat
      language: 1
      emits: \(events)
      ---
      screen: Messages
      reload: { events: \(reload) }
      sections: [{ id: one, rows: [{ use: LineRow, item: { id: a } }] }]
      ---
      model: Line
      fields: { id: ID }
      ---
      adapter: LineRow
      for: Line
      cell: { divider }
      """)
  }

  @Test func screensLoadAnewForThem() {
    #expect(found(emits: "[messageArrived]", reload: "[messageArrived]").map(\.message) == [])
  }

  @Test func slipInAScreenIsAnsweredByTheEventOfTheApp() {
    let found = found(
      emits: "[messageArrived]", reload: "[messageArrived, messageArived]")
    #expect(found.map(\.rule) == ["unknown-event"])
    #expect(found.first?.help == ["did you mean `messageArrived`?"])
  }

  @Test func slipInTheAppIsToldThereWhereNothingHearsOfIt() {
    let found = found(emits: "[mesageArrived]", reload: "[messageArrived]")
    #expect(
      found.map(\.message) == [
        "nothing hears of `mesageArrived`, and `messageArrived` is waited for"
      ])
    #expect(
      found.first?.help == [
        "did you mean `messageArrived`?", "or write `mesageArrived` where `messageArrived` stands",
      ])
  }

  @Test func eventThatIsNamedTwiceIsOneTooMany() {
    let found = found(emits: "[lineLost, lineLost]", reload: "[lineLost]")
    #expect(found.map(\.rule) == ["duplicate-name"])
  }
}

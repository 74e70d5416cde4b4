import Testing

@testable import ScreenCore

@MainActor @Suite struct RenewedItemsTests {
  private let changes = Broadcaster<any Model>()

  @Test func whereNobodyWaitsTheyAreShownAtOnce() {
    var shown: [String] = []
    let listening = changes.listen { shown.append(($0 as? Note)?.text ?? "") }
    RenewedItems.show([Note("1", "one"), Note("2", "two")], by: changes)
    #expect(shown == ["one", "two"])
    withExtendedLifetime(listening) {}
  }

  @Test func theyAreShownBehindWhatWaitsForThem() async throws {
    var shown: [String] = []
    let listening = changes.listen { shown.append(($0 as? Note)?.text ?? "") }
    let renewed = RenewedItems()
    await renewed.collecting {
      RenewedItems.show([Note("1", "answer")], by: changes)
      changes.send(Note("1", "expected"))
    }
    #expect(shown == ["expected"])
    renewed.show()
    renewed.show()
    #expect(shown == ["expected", "answer"])
    withExtendedLifetime(listening) {}
  }
}

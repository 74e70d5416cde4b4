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

  @Test("what is asked for while something runs, and answered behind its end, is shown at once")
  func lateAnswersAreShown() async throws {
    var shown: [String] = []
    let listening = changes.listen { shown.append(($0 as? Note)?.text ?? "") }
    let renewed = RenewedItems()
    let (ends, end) = AsyncStream<Void>.makeStream()
    let late = await renewed.collecting { [changes] in
      Task {
        for await _ in ends {}
        RenewedItems.show([Note("1", "late")], by: changes)
      }
    }
    renewed.show()
    #expect(shown == [])
    end.finish()
    await late.value
    #expect(shown == ["late"])
    withExtendedLifetime(listening) {}
  }

  @Test("what comes after them waits with them, and so does what is told later")
  func whatComesAfterThemWaits() async throws {
    var told: [String] = []
    let listening = changes.listen { told.append(($0 as? Note)?.text ?? "") }
    let renewed = RenewedItems()
    await renewed.collecting {
      RenewedItems.show([], by: changes) { told.append("event without any") }
      RenewedItems.show([Note("1", "answer")], by: changes) { told.append("event") }
      RenewedItems.show([], by: changes) { told.append("later event") }
    }
    #expect(told == ["event without any"], "nothing waited by then")
    renewed.show()
    #expect(told == ["event without any", "answer", "event", "later event"])
    withExtendedLifetime(listening) {}
  }
}

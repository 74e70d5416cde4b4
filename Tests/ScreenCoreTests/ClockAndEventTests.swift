import Foundation
import ScreenCore
import Testing

@MainActor @Suite struct ClockTests {
  @Test func manualClockWakesWhoseTimeHasCome() async throws {
    let clock = ManualClock()
    let start = clock.now
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    try await sleeper.value
    #expect(clock.now == start + 2)
  }

  @Test func cancelledSleepersAreWoken() async {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    while clock.sleeperCount == 0 { await Task.yield() }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }
}

@MainActor @Suite struct EventCenterTests {
  @Test func eventsReachThoseWhoListen() async {
    let center = EventCenter()
    var heard: [String] = []
    let posted = ScreenEvent("posted")
    var subscription: Subscription? = center.listen(to: [posted]) { heard.append($0.name) }
    center.emit(posted)
    center.emit(ScreenEvent("other"))
    #expect(heard == ["posted"])
    #expect(subscription != nil)
    subscription = nil
    while center.listenerCount > 0 { await Task.yield() }
    center.emit(posted)
    #expect(heard == ["posted"])
  }
}

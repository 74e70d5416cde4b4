import Foundation
import ScreenCore
import Testing

@MainActor @Suite struct ClockTests {
  @Test func manualClockCallsWhatIsDueBeforeItReturns() {
    let clock = ManualClock()
    let start = clock.now
    var calls: [Date] = []
    clock.schedule(after: .seconds(2)) { calls.append(clock.now) }
    clock.schedule(after: .seconds(1)) {
      calls.append(clock.now)
      clock.schedule(after: .seconds(2)) { calls.append(clock.now) }
    }
    clock.advance(by: .milliseconds(999))
    #expect(calls.isEmpty)
    clock.advance(by: .seconds(2))
    #expect(calls == [start + 1, start + 2])
    #expect(clock.scheduledCount == 1)
    clock.advance(by: .seconds(5))
    #expect(calls == [start + 1, start + 2, start + 3])
    #expect(clock.now == start + 7.999)
  }

  @Test(arguments: [true, false])
  func cancelledActionsAreNotCalled(isManual: Bool) async throws {
    let clock: any ScreenClock = isManual ? ManualClock() : .system
    var calls: [String] = []
    let cancelled = clock.schedule(after: .milliseconds(1)) { calls.append("cancelled") }
    clock.schedule(after: .milliseconds(2)) { calls.append("kept") }
    cancelled.cancel()
    (clock as? ManualClock)?.advance(by: .seconds(1))
    while calls.isEmpty { await Task.yield() }
    #expect(calls == ["kept"])
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

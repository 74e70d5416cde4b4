import ScreenCore
import Testing

@MainActor @Suite struct BroadcasterTests {
  @Test func cancelledListenerHearsNothingMore() {
    let broadcaster = Broadcaster<Int>()
    var heard: [Int] = []
    let subscription = broadcaster.listen { heard.append($0) }
    broadcaster.send(1)
    subscription.cancel()
    #expect(broadcaster.listenerCount == 0)
    broadcaster.send(2)
    subscription.cancel()
    #expect(heard == [1])
  }

  @Test func listenerCanEndAnotherOneWhileAValueIsTold() {
    let broadcaster = Broadcaster<Int>()
    var heard: [String] = []
    var second: Subscription?
    let first = broadcaster.listen { value in
      heard.append("first \(value)")
      second?.cancel()
    }
    second = broadcaster.listen { heard.append("second \($0)") }
    broadcaster.send(1)
    #expect(heard == ["first 1"])
    withExtendedLifetime(first) {}
  }

  @Test func valuesComeInTheirOrderToALoopThatWaits() async {
    let broadcaster = Broadcaster<Int>()
    let values = broadcaster.values()
    for value in 1...3 { broadcaster.send(value) }
    var heard: [Int] = []
    for await value in values {
      heard.append(value)
      if value == 3 { break }
    }
    #expect(heard == [1, 2, 3])
  }

  @Test func loopEndsWithWhatTellsIt() async {
    var broadcaster: Broadcaster<Int>? = Broadcaster()
    let values = broadcaster?.values()
    broadcaster?.send(1)
    broadcaster = nil
    var heard: [Int] = []
    for await value in values ?? Broadcaster().values() { heard.append(value) }
    #expect(heard == [1])
  }

  @Test func nobodyListensForALoopWhoseTaskIsCancelled() async {
    let broadcaster = Broadcaster<Int>()
    let values = broadcaster.values()
    #expect(broadcaster.listenerCount == 1)
    let task = Task { for await _ in values {} }
    task.cancel()
    await task.value
    while broadcaster.listenerCount > 0 { await Task.yield() }
  }

  @Test func nobodyListensForALoopThatNeverBegan() async {
    let broadcaster = Broadcaster<Int>()
    _ = broadcaster.values()
    while broadcaster.listenerCount > 0 { await Task.yield() }
  }
}

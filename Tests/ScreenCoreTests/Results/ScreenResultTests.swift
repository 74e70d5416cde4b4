import ScreenCore
import Testing

@MainActor @Suite struct ScreenResultTests {
  @MainActor
  private final class Told {
    var answers: [Int?] = []

    func result() -> ScreenResult<Int> {
      ScreenResult({ self.answers.append($0) }, onCancel: { self.answers.append(nil) })
    }

    func later() async -> [Int?] {
      for _ in 0..<20 { await Task.yield() }
      return answers
    }
  }

  private let told = Told()

  @Test func firstValueIsTold() async {
    let result = told.result()
    result.returned(1)
    result(2)
    #expect(await told.later() == [1])
  }

  @Test func valueOfTheSameTurnCountsAfterTheScreenHasGone() async {
    let result = told.result()
    result.screenDidLeave()
    result.returned(1)
    #expect(await told.later() == [1])
  }

  @Test func valueThatComesLaterIsNotTold() async {
    let result = told.result()
    result.screenDidLeave()
    #expect(await told.later() == [nil])
    result.returned(1)
    result.screenDidLeave()
    #expect(await told.later() == [nil])
  }

  @Test func valueOfAScreenThatAsksWaitsForAYes() async {
    let result = told.result()
    result.screenWillAsk()
    result.returned(1)
    #expect(await told.later() == [])
    result.screenWillAsk()
    result.returned(2)
    result.screenDidLeave()
    result.screenMayLeave()
    #expect(await told.later() == [2])
  }

  @Test func valueOfAScreenThatStaysIsForgotten() async {
    let result = told.result()
    result.screenWillAsk()
    result.returned(1)
    #expect(await told.later() == [])
    result.returned(2)
    #expect(await told.later() == [2])
    result.screenMayLeave()
    #expect(await told.later() == [2])
  }

  @Test func screenThatAsksAndReturnsNothingIsCancelled() async {
    let result = told.result()
    result.screenWillAsk()
    result.returned(1)
    #expect(await told.later() == [])
    result.screenWillAsk()
    result.screenDidLeave()
    result.screenMayLeave()
    #expect(await told.later() == [nil])
  }

  @Test func whatIsLetGoIsCancelled() async {
    var handler: (@MainActor (Int) -> Void)? = told.result().returned
    #expect(await told.later() == [])
    #expect(handler != nil)
    handler = nil
    #expect(await told.later() == [nil])
  }

  @Test func whatIsLetGoOnAnotherThreadIsCancelled() async {
    let result = told.result()
    let task = Task.detached { [result] in _ = result }
    await task.value
    #expect(await told.later() == [])
    _ = consume result
    #expect(await told.later() == [nil])
  }

  @Test func waitingEndsEitherWay() async {
    #expect(await screenResult(of: Int.self) { onReturn, _ in onReturn(3) } == 3)
    #expect(await screenResult(of: Int.self) { _, onCancel in onCancel() } == nil)
    #expect(await screenResult(of: Int.self) { _, _ in } == nil)
  }
}

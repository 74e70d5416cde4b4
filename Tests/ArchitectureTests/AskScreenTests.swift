import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Whoever shows a screen that returns something is told once what has come of it, whichever system it was
/// generated for.
@MainActor @Suite(.serialized) struct AskScreenTests {
  /// What has been told.
  @MainActor
  private final class Told {
    var answers: [String?] = []
  }

  private func bench(_ system: ListSystem) async throws -> LibraryBench {
    try await LibraryBench.desk(system)
  }

  private func ask(_ system: ListSystem, _ bench: LibraryBench, _ told: Told) -> UIViewController {
    system.makeAsk(
      app: bench.app, onReturn: { [told] in told.answers.append($0) },
      onCancel: { [told] in told.answers.append(nil) })
  }

  /// Gives everything that may still tell something the time to do so.
  private func letAllBeTold() async {
    for _ in 0..<50 { await Task.yield() }
  }

  @Test(arguments: ListSystem.allCases, WayOut.allCases)
  func leavingWithoutAResultIsToldOnceWhateverTheWay(system: ListSystem, way: WayOut) async throws {
    let bench = try await bench(system)
    let told = Told()
    let objects = try await bench.driver.visit(leavingBy: way, in: [bench.app, told]) {
      ask(system, bench, told)
    }
    try await bench.driver.wait(until: "it is told") { !told.answers.isEmpty }
    #expect(told.answers == [nil])
    try await bench.driver.waitForRelease(of: objects)
    await letAllBeTold()
    #expect(told.answers == [nil])
  }

  @Test(arguments: ListSystem.allCases)
  func whatIsReturnedIsToldAndNothingElse(system: ListSystem) async throws {
    let bench = try await bench(system)
    let told = Told()
    let top = try #require(bench.driver.topScreen as? ScreenController)
    top.push(ask(system, bench, told))
    try await bench.driver.settle()
    try await bench.driver.tap(text: "Thanks")
    await letAllBeTold()
    #expect(told.answers == ["See you"])
  }

  @Test(arguments: ListSystem.allCases)
  func aScreenThatIsOnlyCoveredHasNotGone(system: ListSystem) async throws {
    let bench = try await bench(system)
    let told = Told()
    let screen = ask(system, bench, told)
    let top = try #require(bench.driver.topScreen as? ScreenController)
    top.push(screen)
    try await bench.driver.settle()
    (screen as? ScreenController)?.push(UIViewController())
    try await bench.driver.settle()
    await letAllBeTold()
    #expect(told.answers == [])
    screen.navigationController?.popToRootViewController(animated: false)
    try await bench.driver.settle()
    await letAllBeTold()
    #expect(told.answers == [nil])
  }

  @Test(arguments: ListSystem.allCases)
  func aScreenThatWasNeverShownIsCancelledWhenItIsLetGo(system: ListSystem) async throws {
    let bench = try await bench(system)
    let told = Told()
    var screen: UIViewController? = ask(system, bench, told)
    #expect(screen != nil)
    screen = nil
    await letAllBeTold()
    #expect(told.answers == [nil])
  }

  @Test(arguments: ListSystem.allCases)
  func handWrittenCodeWaitsForTheResult(system: ListSystem) async throws {
    let bench = try await bench(system)
    let top = try #require(bench.driver.topScreen as? ScreenController)
    let show: (
      @escaping @MainActor (String) -> Void, @escaping @MainActor () -> Void
    ) -> Void = { onReturn, onCancel in
      top.push(system.makeAsk(app: bench.app, onReturn: onReturn, onCancel: onCancel))
    }
    let first = Task { await screenResult(of: String.self, show) }
    try await bench.driver.wait(until: "the screen is there") { bench.driver.sees("Closed today") }
    try await bench.driver.tap(text: "Thanks")
    #expect(await first.value == "See you")
    let second = Task { await screenResult(of: String.self, show) }
    try await bench.driver.wait(until: "the screen is there") { bench.driver.sees("Closed today") }
    try await bench.driver.goBack()
    #expect(await second.value == nil)
  }

  @Test(arguments: ListSystem.allCases)
  func specsSayWhatFollowsWhenNothingWasChosen(system: ListSystem) async throws {
    let bench = try await bench(system)
    try await bench.driver.tap(text: "Ask")
    #expect(bench.driver.sees("Closed today"))
    try await bench.driver.goBack()
    try await bench.driver.wait(until: "it is told") { bench.driver.sees("They said nothing") }
    #expect(!bench.driver.sees("They said: See you"))
  }
}

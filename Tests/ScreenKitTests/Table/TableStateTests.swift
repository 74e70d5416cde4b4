import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct TableStateTests {
  private let bench = FixtureBench()

  @Test func loadingViewStandsFirst() async throws {
    let gate = Gate()
    let screen = CrewController(runtime: bench.app.runtime) { _ in
      await gate.wait()
      return [StyledModel(Sailor(1))]
    }
    let driver = bench.show(screen)
    try await driver.wait(until: "both sections load") { gate.waiting == 2 }
    #expect(driver.dump.contains("spinner"))
    #expect(!screen.isShowingCells)
    gate.open()
    try await driver.settle()
    #expect(!driver.dump.contains("spinner"))
    #expect(screen.isShowingCells)
  }

  @Test func errorViewIsTappedToTryAgain() async throws {
    let server = Server()
    let screen = CrewController(runtime: bench.app.runtime, load: server.load)
    server.isBroken = true
    let driver = try await bench.settled(screen)
    #expect(driver.sees("This could not be loaded"))
    #expect(!screen.isShowingCells)
    server.isBroken = false
    try await driver.tap(text: "Try again")
    #expect(driver.rowNames == [["Sailor 1"], ["Sailor 1"]])
  }

  @Test func pullingRefreshes() async throws {
    let server = Server()
    let screen = CrewController(
      runtime: bench.app.runtime, load: server.load,
      configuration: TableConfiguration(pullToRefresh: true))
    let driver = try await bench.settled(screen)
    try await driver.pullToRefresh()
    #expect(driver.rowNames == [["Sailor 2"], ["Sailor 2"]])
    #expect(driver.table?.refreshControl?.isRefreshing == false)
  }

  @Test func loadingErrorAndRefreshViewsAreReplacedByTheScreensOwn() async throws {
    let server = Server()
    server.isBroken = true
    let screen = FoggyController(
      runtime: bench.app.runtime, load: server.load,
      configuration: TableConfiguration(pullToRefresh: true))
    let driver = bench.show(screen)
    #expect(driver.sees("Fog"))
    #expect(!driver.dump.contains("spinner"))
    try await driver.settle()
    #expect(!driver.sees("Fog"))
    #expect(!driver.sees("This could not be loaded"))
    #expect(driver.table?.refreshControl is FogControl)
    server.isBroken = false
    try await driver.tap(text: "Sound the horn")
    #expect(driver.rowNames == [["Sailor 1"], ["Sailor 1"]])
  }

  @Test func viewsOfTheAppStandOnAllItsTables() async throws {
    let server = Server()
    server.isBroken = true
    bench.app.runtime.stateViews = FogViews()
    let driver = try await bench.settled(
      CrewController(runtime: bench.app.runtime, load: server.load))
    #expect(driver.sees("Sound the horn"))
  }
}

/// Loads sailors, whose number is how often their section was loaded.
@MainActor
private final class Server {
  struct Broken: Error {}

  var isBroken = false
  private var loads: [CrewController.Deck: Int] = [:]

  func load(_ deck: CrewController.Deck) async throws -> [StyledModel] {
    if isBroken { throw Broken() }
    loads[deck, default: 0] += 1
    return [StyledModel(Sailor(loads[deck, default: 0]))]
  }
}

/// Holds back those who wait until it is opened.
@MainActor
private final class Gate {
  private var continuations: [CheckedContinuation<Void, Never>] = []

  var waiting: Int { continuations.count }

  func wait() async {
    await withCheckedContinuation { continuations.append($0) }
  }

  func open() {
    for continuation in continuations { continuation.resume() }
    continuations = []
  }
}

private final class FogControl: UIRefreshControl {}

private struct FogViews: StateViewProviding {
  func makeLoadingView(_ style: LoadingStyle) -> UIView? {
    let label = UILabel()
    label.text = "Fog"
    return label
  }

  func makeErrorView(
    _ state: ErrorState, error: LoadError, retry: @escaping @MainActor () -> Void
  ) -> UIView? {
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in retry() })
    button.setTitle("Sound the horn", for: .normal)
    return button
  }

  func makeRefreshControl() -> UIRefreshControl? { FogControl() }
}

private final class FoggyController: CrewController {
  override var stateViews: (any StateViewProviding)? { FogViews() }
}

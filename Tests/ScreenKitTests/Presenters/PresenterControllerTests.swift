import ScreenDriver
import ScreenKit
import Testing

@MainActor
private protocol CounterView: PresentableView {
  func show(_ count: Int)
}

/// Counts, and writes down its life.
@MainActor
private final class CounterPresenter: ScreenPresenter, InitializablePresenter {
  enum Moment: Equatable {
    case initialized, loaded, willAppear, appeared, willDisappear, disappeared, destroyed
  }

  weak var view: (any CounterView)?
  private(set) var life: [Moment] = []
  private var count = 0

  func increase() {
    count += 1
    view?.show(count)
  }

  func viewDidInitialize() { life.append(view == nil ? .destroyed : .initialized) }
  func viewDidLoad() { life.append(.loaded) }
  func viewWillAppear() { life.append(.willAppear) }
  func viewDidAppear() { life.append(.appeared) }
  func viewWillDisappear() { life.append(.willDisappear) }
  func viewDidDisappear() { life.append(.disappeared) }
  func viewWasDestroyed() { life.append(.destroyed) }
}

private final class CounterController: PresenterController<CounterPresenter>, CounterView {
  private(set) var shown: [Int] = []

  override var presentedView: (any CounterView)? { self }

  func show(_ count: Int) { shown.append(count) }
}

/// Binds without saying so.
private final class PlainCounterController: PresenterController<CounterPresenter>, CounterView {
  func show(_ count: Int) {}
}

/// Has forgotten to be what its presenter needs.
private final class ForgetfulController: PresenterController<CounterPresenter> {}

@MainActor @Suite struct PresenterControllerTests {
  private let bench = FixtureBench()
  private var runtime: AppRuntime { bench.app.runtime }

  @Test func controllerMakesItsPresenterAndBindsItself() {
    let controller = CounterController(runtime: runtime)
    controller.presenter.increase()
    controller.presenter.increase()
    #expect(controller.shown == [1, 2])
    let plain = PlainCounterController(runtime: runtime)
    #expect(plain.presenter.view === plain)
  }

  @Test func controllerThatIsNotTheViewOfItsPresenterIsReported() {
    var problems: [String] = []
    runtime.problems.handler = { problems.append($0) }
    _ = ForgetfulController(runtime: runtime)
    #expect(problems.count == 1 && problems.first?.contains("CounterView") == true)
  }

  @Test func presenterIsToldTheWholeLifeInOrder() async throws {
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    let presenter = try await pushAndPop(on: driver)
    try await driver.wait(until: "the presenter hears of the end") {
      presenter.life.last == .destroyed
    }
    #expect(
      presenter.life == [
        .initialized, .loaded, .willAppear, .appeared, .willDisappear, .disappeared, .destroyed,
      ])
    #expect(presenter.view == nil)
  }

  private func pushAndPop(on driver: ScreenDriver) async throws -> CounterPresenter {
    let controller = CounterController(runtime: runtime)
    (driver.topScreen as? ScreenController)?.push(controller)
    try await driver.settle()
    try await driver.goBack()
    return controller.presenter
  }

  @Test func screenThatIsNeverShownIsDestroyedToo() async throws {
    let presenter = CounterController(runtime: runtime).presenter
    for _ in 0..<1000 where presenter.life.count < 2 { await Task.yield() }
    #expect(presenter.life == [.initialized, .destroyed])
  }
}

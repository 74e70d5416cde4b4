import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct CoordinatorTests {
  enum Leaving: CaseIterable {
    case back, toRoot, otherStack, dismissal, coveredDismissal, windowEmptied
  }

  private let bench = FixtureBench()
  private let journal = Journal()

  private func coordinator(_ text: String) -> MessageCoordinator {
    MessageCoordinator(runtime: bench.app.runtime, text: text, journal: journal)
  }

  private func showRoot() async throws -> (ScreenDriver, UINavigationController) {
    let root = MessageCoordinator(runtime: bench.app.runtime, text: "root")
    let navigation = UINavigationController(rootViewController: root.primaryViewController)
    let driver = ScreenDriver(root: navigation, clock: bench.clock)
    try await driver.settle()
    return (driver, navigation)
  }

  @Test func primaryControllerKeepsItsCoordinatorAlive() {
    let kept = WeakReference(coordinator("kept"))
    #expect(kept.object == nil)
    let controller: UIViewController
    let alive: WeakReference
    do {
      let coordinator = coordinator("alive")
      alive = WeakReference(coordinator)
      controller = coordinator.primaryViewController
      #expect(coordinator.primaryViewController === controller)
    }
    #expect(alive.object != nil)
    withExtendedLifetime(controller) {}
  }

  @Test func coordinatorStartsWhenItsScreenIsShownAndNotBefore() async throws {
    let (driver, navigation) = try await showRoot()
    let coordinator = coordinator("screen")
    let controller = coordinator.primaryViewController
    #expect(controller.title == "screen")
    #expect(journal.read().isEmpty)
    navigation.pushViewController(controller, animated: true)
    try await driver.settle()
    #expect(journal.read() == ["screen start"])
    #expect(driver.sees("screen"))
  }

  @Test(arguments: Leaving.allCases)
  func coordinatorStopsOnceAndIsReleasedWithItsControllers(leaving: Leaving) async throws {
    let (driver, navigation) = try await showRoot()
    let released = try await show(leaving, driver, navigation)
    #expect(journal.read() == ["screen start"])
    try await leave(leaving, driver, navigation)
    try await driver.wait(until: "all is released") { released.allSatisfy { $0.object == nil } }
    try await driver.settle()
    #expect(journal.read() == ["screen stop"])
  }

  private func show(
    _ leaving: Leaving, _ driver: ScreenDriver, _ navigation: UINavigationController
  ) async throws -> [WeakReference] {
    let coordinator = coordinator("screen")
    let controller = coordinator.primaryViewController
    switch leaving {
    case .back, .toRoot, .otherStack, .windowEmptied:
      navigation.pushViewController(controller, animated: true)
    case .dismissal, .coveredDismissal:
      (navigation.topViewController as? ScreenController)?.present(controller, as: .sheet)
    }
    try await driver.settle()
    let content = coordinator.container.content
    if leaving == .toRoot || leaving == .coveredDismissal {
      let above = MessageCoordinator(runtime: bench.app.runtime, text: "above")
      controller.navigationController?.pushViewController(
        above.primaryViewController, animated: true)
      try await driver.settle()
    }
    return [coordinator, controller, coordinator.container, content].map(WeakReference.init)
  }

  private func leave(
    _ leaving: Leaving, _ driver: ScreenDriver, _ navigation: UINavigationController
  ) async throws {
    switch leaving {
    case .back: try await driver.goBack()
    case .toRoot: navigation.popToRootViewController(animated: true)
    case .otherStack:
      let other = MessageCoordinator(runtime: bench.app.runtime, text: "other")
      navigation.setViewControllers([other.primaryViewController], animated: true)
    case .dismissal, .coveredDismissal: navigation.dismiss(animated: true)
    case .windowEmptied:
      driver.close()
      navigation.setViewControllers([], animated: false)
    }
    try await driver.settle()
  }

  @Test func screenThatIsShownAgainStartsAgain() async throws {
    let (driver, navigation) = try await showRoot()
    let controller = coordinator("screen").primaryViewController
    navigation.pushViewController(controller, animated: true)
    try await driver.settle()
    try await driver.goBack()
    navigation.pushViewController(controller, animated: true)
    try await driver.settle()
    #expect(journal.read() == ["screen start", "screen stop", "screen start"])
  }
}

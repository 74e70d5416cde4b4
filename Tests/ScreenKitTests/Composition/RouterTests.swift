import ScreenDriver
import ScreenKit
import Testing

/// Where the router of these tests can go.
private enum Destination: Sendable {
  case item(Int)
  case question(@MainActor @Sendable () -> Void)
}

/// Something that is held.
private final class Witness: Sendable {}

@MainActor @Suite struct RouterTests {
  private let bench = FixtureBench()
  private let driver: ScreenDriver
  private let router: Router<Destination>

  init() {
    let runtime = bench.app.runtime
    driver = ScreenDriver(
      root: HostController(
        runtime: runtime, style: .tabBar,
        menu: [
          MenuEntry(title: .verbatim("Items")) {
            MessageCoordinator(runtime: runtime, text: "root").primaryViewController
          }
        ]), clock: bench.clock)
    router = Router(runtime: runtime) { destination in
      switch destination {
      case .item(let number):
        MessageCoordinator(runtime: runtime, text: "item \(number)").primaryViewController
      case .question:
        MessageCoordinator(runtime: runtime, text: "question").primaryViewController
      }
    }
  }

  private var numbers: [Int?] {
    router.routes.map { route in
      switch route.destination {
      case .item(let number)?: number
      case .question?, nil: nil
      }
    }
  }

  @Test func destinationIsShownOnTopOfWhatIsSeen() async throws {
    try await driver.settle()
    router.show(.item(1))
    try await driver.settle()
    #expect(driver.sees("item 1"))
    #expect(driver.topScreen?.navigationController?.viewControllers.count == 2)
    #expect(numbers == [1])
  }

  @Test("what a destination holds goes with its screen, though nobody asks for the routes")
  func destinationsAreLetGo() async throws {
    try await driver.settle()
    var witness: Witness? = Witness()
    weak let held = witness
    router.show(.question { [witness] in withExtendedLifetime(witness) {} })
    witness = nil
    try await driver.settle()
    #expect(driver.sees("question"))
    #expect(held != nil)
    driver.topScreen?.navigationController?.popViewController(animated: false)
    try await driver.settle()
    try await driver.wait(until: "nothing is held", timeout: .seconds(2)) { held == nil }
  }

  @Test func styleSaysHowADestinationIsShown() async throws {
    try await driver.settle()
    router.show(.item(1), as: .sheet)
    try await driver.settle()
    #expect(driver.sees("item 1"))
    #expect(driver.root?.presentedViewController?.modalPresentationStyle == .pageSheet)
    router.show(.item(2), as: .fullScreen)
    try await driver.settle()
    #expect(driver.sees("item 2"))
    #expect(numbers == [1, 2])
  }

  @Test func alertIsPresentedOverWhatIsSeen() async throws {
    try await driver.settle()
    router.show(.item(1), as: .sheet)
    try await driver.settle()
    var answer: String?
    router.show(
      AlertViewModel(
        title: .verbatim("Name?"), fields: [AlertViewModel.Field(text: "Groceries")],
        actions: [
          AlertViewModel.Action(title: .verbatim("No"), role: .cancel),
          AlertViewModel.Action(title: .verbatim("Yes")) { answer = $0.first },
        ]))
    try await driver.settle()
    let alert = try #require(driver.topScreen as? UIAlertController)
    #expect(alert.presentingViewController === driver.root?.presentedViewController)
    #expect(numbers == [1, nil])
    try await driver.tap(text: "Yes")
    #expect(answer == "Groceries")
    #expect(numbers == [1])
  }

  @Test func hidingTakesAwayWhatIsOnTop() async throws {
    try await driver.settle()
    let first = router.show(.item(1))
    try await driver.settle()
    router.show(.item(2))
    try await driver.settle()
    router.show(.item(3), as: .sheet)
    try await driver.settle()
    router.show(AlertViewModel(title: .verbatim("Sure?"), actions: []))
    try await driver.settle()
    #expect(numbers == [1, 2, 3, nil])
    router.hide(first)
    try await driver.settle()
    #expect(numbers.isEmpty)
    #expect(driver.root?.presentedViewController == nil)
    #expect(driver.sees("root"))
  }

  @Test func hidingLeavesWhatIsBelow() async throws {
    try await driver.settle()
    let first = router.show(.item(1))
    try await driver.settle()
    let second = router.show(.item(2))
    try await driver.settle()
    router.show(.item(3))
    try await driver.settle()
    router.hide(second)
    try await driver.settle()
    #expect(numbers == [1])
    #expect(driver.sees("item 1"))
    router.hide(first)
    try await driver.settle()
    #expect(driver.sees("root"))
    router.hide(first)
    #expect(numbers.isEmpty)
  }

  @Test func hidingASheetLeavesTheScreenBelow() async throws {
    try await driver.settle()
    router.show(.item(1))
    try await driver.settle()
    let sheet = router.show(.item(2), as: .sheet)
    try await driver.settle()
    router.show(.item(3))
    try await driver.settle()
    router.hide(sheet)
    try await driver.settle()
    #expect(numbers == [1])
    #expect(driver.sees("item 1"))
  }

  @Test func whatTheReaderLeavesIsGoneFromTheStack() async throws {
    try await driver.settle()
    let first = router.show(.item(1))
    try await driver.settle()
    try await driver.goBack()
    #expect(numbers.isEmpty)
    router.hide(first)
    #expect(driver.sees("root"))
  }

  @Test func showingRightAfterHidingAPresentationWaitsForItsEnd() async throws {
    try await driver.settle()
    let sheet = router.show(.item(1), as: .sheet)
    try await driver.settle()
    router.hide(sheet)
    router.show(.item(2), as: .sheet)
    #expect(numbers == [2])
    try await driver.settle()
    #expect(driver.sees("item 2"))
    #expect(numbers == [2])
  }

  @Test("a controller that is shown already is gone back to", arguments: [RouteStyle.push, .sheet])
  func shownControllerIsGoneBackTo(style: RouteStyle) async throws {
    try await driver.settle()
    let runtime = bench.app.runtime
    let kept = MessageCoordinator(runtime: runtime, text: "kept").primaryViewController
    let router = Router<Destination>(runtime: runtime) { destination in
      guard case .item(2) = destination else { return kept }
      return MessageCoordinator(runtime: runtime, text: "other").primaryViewController
    }
    var numbers: [Int?] {
      router.routes.map { if case .item(let number)? = $0.destination { number } else { nil } }
    }
    let first = router.show(.item(1))
    try await driver.settle()
    router.show(.item(2), as: style)
    try await driver.settle()
    #expect(numbers == [1, 2])
    let again = router.show(.item(3), as: style)
    try await driver.settle()
    #expect(again == first)
    #expect(numbers == [3])
    #expect(driver.topScreen === kept)
    #expect(driver.root?.presentedViewController == nil)
    router.hide(first)
    try await driver.settle()
    #expect(numbers.isEmpty)
    #expect(driver.sees("root"))
    // What has gone is shown like any other.
    let fourth = router.show(.item(4), as: style)
    try await driver.settle()
    #expect(numbers == [4])
    guard style == .sheet else { return }
    // It waits once for the end of what is being dismissed, with what it is to show then.
    router.hide(fourth)
    router.show(.item(5), as: style)
    router.show(.item(6), as: style)
    #expect(numbers == [6])
    try await driver.settle()
    #expect(numbers == [6])
    #expect(driver.topScreen === kept)
  }

  @Test("a controller that is in one of the stack is gone back to with that")
  func controllerInsideAnotherIsGoneBackTo() async throws {
    try await driver.settle()
    let runtime = bench.app.runtime
    let kept = MessageCoordinator(runtime: runtime, text: "kept").primaryViewController
    let router = Router<Destination>(runtime: runtime) { _ in kept }
    let first = router.show(.item(1))
    try await driver.settle()
    // The app puts it into another one, which takes its place.
    let navigation = try #require(kept.navigationController)
    navigation.popViewController(animated: false)
    let around = UIViewController()
    around.embedChild(kept, in: around.view)
    navigation.pushViewController(around, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    try await driver.settle()
    #expect(router.show(.item(2)) == first)
    try await driver.settle()
    #expect(navigation.topViewController === around)
  }

  @Test("a controller that is just leaving is shown like any other")
  func leavingControllerIsShownAnew() async throws {
    try await driver.settle()
    let runtime = bench.app.runtime
    let kept = MessageCoordinator(runtime: runtime, text: "kept").primaryViewController
    let router = Router<Destination>(runtime: runtime) { _ in kept }
    let first = router.show(.item(1))
    try await driver.settle()
    let navigation = try #require(kept.navigationController)
    // It is seen until the animation ends, but is off the stack.
    navigation.popViewController(animated: true)
    #expect(kept.parent === navigation)
    #expect(router.routes.isEmpty)
    #expect(router.show(.item(2)) != first)
    try await driver.settle()
    #expect(navigation.topViewController === kept)
    #expect(kept.parent === navigation)
    #expect(kept.view.window != nil)
    #expect(driver.sees("kept"))
  }

  @Test func routerKeepsNothingAliveThatWasLeft() async throws {
    try await driver.settle()
    let route = router.show(.item(1))
    try await driver.settle()
    let screen = WeakReference(driver.topScreen)
    #expect(screen.object != nil)
    router.hide(route)
    try await driver.wait(until: "the screen is released") { screen.object == nil }
  }
}

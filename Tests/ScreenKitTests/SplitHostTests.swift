import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A host that shows the first screens of its entries beside what they lead to.
@MainActor @Suite struct SplitHostTests {
  private nonisolated static let wide = CGSize(width: 1024, height: 768)
  private nonisolated static let narrow = CGSize(width: 390, height: 768)
  private let store = MemoryStore()

  private func show(_ size: CGSize) async throws -> (app: PlainApp, driver: ScreenDriver) {
    let app = PlainApp(launch: LaunchValues(clock: ManualClock(), store: store))
    app.style = .split
    let driver = ScreenDriver(root: app.makeRootViewController(), size: size)
    try await driver.settle()
    return (app, driver)
  }

  private func page(_ number: Int, in app: PlainApp) -> NumberedController {
    NumberedController(runtime: app.runtime, number: number)
  }

  private func numbers(_ driver: ScreenDriver) -> [Int] {
    driver.controllers.compactMap { ($0 as? NumberedController)?.number }
  }

  private func list(_ driver: ScreenDriver) throws -> ScreenController {
    try #require(
      driver.controllers.compactMap { $0 as? ScreenController }.first {
        !($0 is NumberedController)
      })
  }

  @Test func whatTheListLeadsToStandsBesideIt() async throws {
    let (app, driver) = try await show(Self.wide)
    let list = try list(driver)
    list.push(page(1, in: app))
    try await driver.settle()
    let detail = try #require(driver.topScreen as? NumberedController)
    #expect(detail.number == 1)
    #expect(list.view.window != nil && detail.view.window != nil)
    let frames = [list, detail].map { $0.view.convert($0.view.bounds, to: nil as UIView?) }
    #expect(frames[0].maxX == 320 && frames[1].minX >= 320 && frames[1].maxX == 1024)
    #expect(list.navigationController?.viewControllers.count == 1)
    // What stands in a narrow column is laid out as in a narrow window.
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func anotherOneTakesItsPlaceAndWhatThatLeadsToLiesOnTop() async throws {
    let (app, driver) = try await show(Self.wide)
    let list = try list(driver)
    list.push(page(1, in: app))
    try await driver.settle()
    list.push(page(2, in: app))
    try await driver.settle()
    #expect(numbers(driver) == [2])
    (driver.topScreen as? ScreenController)?.push(page(3, in: app))
    try await driver.settle()
    #expect(numbers(driver) == [2, 3])
    try await driver.goBack()
    #expect(numbers(driver) == [2])
  }

  @Test func firstBesideTheListCanBeLeft() async throws {
    let (app, driver) = try await show(Self.wide)
    let list = try list(driver)
    for leave in [ScreenController.popScreen, ScreenController.closeScreen] {
      list.push(page(1, in: app))
      try await driver.settle()
      try leave(#require(driver.topScreen as? ScreenController))()
      try await driver.settle()
      #expect(numbers(driver) == [])
      #expect(driver.topScreen === list)
    }
  }

  @Test func narrowWindowShowsOneOverTheOther() async throws {
    let (app, driver) = try await show(Self.narrow)
    let list = try list(driver)
    list.push(page(1, in: app))
    try await driver.settle()
    #expect(list.navigationController?.viewControllers.count == 2)
    #expect(list.view.window == nil)
    #expect(driver.topScreen?.view.frame.width == 390)
  }

  @Test func screensChangeTheirPlacesWithTheRoomAndStayTheSame() async throws {
    let (app, driver) = try await show(Self.wide)
    let list = try list(driver)
    let (first, second) = (page(1, in: app), page(2, in: app))
    list.push(first)
    try await driver.settle()
    first.push(second)
    try await driver.settle()
    driver.window.headlessResize(to: Self.narrow)
    try await driver.settle()
    #expect(list.navigationController?.viewControllers == [list, first, second])
    #expect(driver.topScreen === second)
    driver.window.headlessResize(to: Self.wide)
    try await driver.settle()
    #expect(list.navigationController?.viewControllers == [list])
    #expect(first.navigationController?.viewControllers == [first, second])
    #expect(second.view.window != nil && list.view.window != nil)
  }

  @Test func nobodyWaitsInVainWhenPlacesChange() async throws {
    let (app, driver) = try await show(Self.wide)
    let screen = page(1, in: app)
    let result = Result()
    screen.awaitedResult = result
    try list(driver).push(screen)
    try await driver.settle()
    driver.window.headlessResize(to: Self.narrow)
    try await driver.settle()
    driver.window.headlessResize(to: Self.wide)
    try await driver.settle()
    #expect(!result.hasLeft)
    screen.popScreen()
    try await driver.settle()
    #expect(result.hasLeft)
  }

  @Test func eachEntryHasItsOwnBesideIt() async throws {
    let (app, driver) = try await show(Self.wide)
    try list(driver).push(page(1, in: app))
    try await driver.settle()
    try await driver.tapTab("Two")
    let seen = { driver.controllers.filter { $0.viewIfLoaded?.window != nil } }
    #expect(!seen().contains { $0 is NumberedController })
    try await driver.tapTab("One")
    #expect(seen().contains { $0 is NumberedController })
  }

  @Test func linksLeadToTheSecondColumn() async throws {
    let (app, driver) = try await show(Self.wide)
    #expect(app.open(try #require(URL(string: "plain://pages/4"))))
    try await driver.settle()
    #expect((driver.topScreen as? NumberedController)?.number == 4)
    #expect(try list(driver).view.window != nil)
  }

  @Test(arguments: [wide, narrow], [wide, narrow])
  func readerComesBackWhateverRoomThereIs(before: CGSize, after: CGSize) async throws {
    let (app, driver) = try await show(before)
    try list(driver).push(page(1, in: app))
    try await driver.settle()
    app.runtime.didEnterBackground()
    driver.close()
    let (_, again) = try await show(after)
    #expect(numbers(again) == [1])
    #expect(
      try list(again).navigationController?.viewControllers.count == (after == Self.wide ? 1 : 2))
  }

  @Test func columnsChangeSidesWithTheDirection() async throws {
    let (app, driver) = try await show(Self.wide)
    let list = try list(driver)
    list.push(page(1, in: app))
    try await driver.settle()
    driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    try await driver.settle()
    #expect(list.view.convert(list.view.bounds, to: nil as UIView?).maxX == 1024)
  }
}

@MainActor
private final class Result: AwaitedResult {
  private(set) var hasLeft = false

  func screenDidLeave() { hasLeft = true }
}

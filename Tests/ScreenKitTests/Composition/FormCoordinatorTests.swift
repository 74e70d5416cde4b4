import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A form that a coordinator runs, over the screen that has presented it.
@MainActor @Suite struct FormCoordinatorTests {
  enum Leaving: CaseIterable {
    case sent, discarded, back
  }

  private static let failing: ScriptedTransport.Answer = { request in
    request.url.path.hasSuffix("publish.json")
      ? HTTPResponse(status: 500) : try FixtureServer.standard(request)
  }

  private func showRoot(_ bench: FixtureBench) async throws -> ScreenDriver {
    let root = MessageCoordinator(runtime: bench.app.runtime, text: "root")
    let driver = bench.show(root.primaryViewController)
    try await driver.settle()
    return driver
  }

  /// Presents the form; the answer knows what there is of it as long as it is there.
  private func compose(
    _ driver: ScreenDriver, _ bench: FixtureBench, discard: FormConfiguration.Discard = .confirm
  ) async throws -> [WeakReference] {
    let coordinator = ComposeCoordinator(app: bench.app, discard: discard)
    try opener(driver).present(coordinator.primaryViewController, as: .sheet)
    try await driver.settle()
    return references(to: coordinator)
  }

  private func opener(_ driver: ScreenDriver) throws -> ScreenController {
    try #require(driver.topScreen as? ScreenController)
  }

  private func references(to coordinator: ComposeCoordinator) -> [WeakReference] {
    [
      coordinator, coordinator.primaryViewController, coordinator.container,
      coordinator.container.content,
    ].map(WeakReference.init)
  }

  private func coordinator(_ driver: ScreenDriver) throws -> ComposeCoordinator {
    let screen = try #require(driver.topScreen as? CoordinatedController)
    return try #require(screen.coordinator as? ComposeCoordinator)
  }

  private func bodies(_ bench: FixtureBench) async -> [String] {
    await bench.transport.requests
      .filter { $0.url.path.hasSuffix("publish.json") }
      .map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
  }

  @Test func fieldsAreTheContentOfTheContainer() async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench)
    let coordinator = try coordinator(driver)
    #expect(coordinator.container.content is FormController)
    #expect(driver.topScreen?.title == "Compose")
    #expect(driver.sees("Text"))
    #expect(driver.sees("Age"))
    #expect(!coordinator.hasChanges)
  }

  @Test func nothingIsSentUntilTheFieldsAreRight() async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench)
    #expect(!driver.sees("Please fill this in"))
    try await driver.tap(text: "Publish")
    #expect(driver.sees("Please fill this in"))
    try await driver.type("Hello", into: "text")
    #expect(!driver.sees("Please fill this in"))
    try await driver.type("200", into: "age")
    #expect(driver.sees("At most 120"))
    try await driver.tap(text: "Publish")
    #expect(await bodies(bench).isEmpty)
  }

  @Test func whatChangesTheValuesIsSeenInTheFields() async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench)
    try await driver.tap(text: "Publish")
    #expect(driver.sees("Please fill this in"))
    try await driver.tap(text: "Greet")
    #expect(driver.sees("Hello"))
    #expect(!driver.sees("Please fill this in"))
    #expect(try coordinator(driver).hasChanges)
  }

  @Test func formIsSentOnceAndMayCloseItself() async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench)
    try await driver.type("Hello", into: "text")
    try await driver.tap(text: "Publish")
    #expect(driver.sees("root"))
    #expect(await bodies(bench) == [#"{"audience":"everyone","text":"Hello"}"#])
  }

  @Test func nothingCanBeEditedOrSentAgainWhileTheFormIsSent() async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench)
    try await driver.type("Hello", into: "text")
    await bench.transport.hold()
    let coordinator = try coordinator(driver)
    let views = try #require(coordinator.container.content?.view)
    let button = try #require(views.all(UIButton.self).last)
    let fields = views.all(UITextField.self)
    #expect(!coordinator.isBusy)
    #expect(button.headlessTap())
    #expect(coordinator.isBusy)
    #expect(!button.isEnabled)
    #expect(!fields.isEmpty && fields.allSatisfy { !$0.isEnabled })
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.sees("root"))
    #expect(await bodies(bench).count == 1)
  }

  @Test func failureLeavesTheFormAsItWasAndOffersAnotherTry() async throws {
    let bench = FixtureBench(Self.failing)
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench)
    try await driver.type("Hello", into: "text")
    try await driver.tap(text: "Publish")
    #expect(driver.sees("Not published"))
    #expect(driver.sees("Hello"))
    #expect(try coordinator(driver).hasChanges)
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.sees("root"))
    #expect(await bodies(bench).count == 2)
  }

  @Test func changesAreNotLostSilently() async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench)
    let screen = try opener(driver)
    #expect(!screen.isModalInPresentation)
    try await driver.type("Hello", into: "text")
    // The sheet can't be pulled away, so there is no way round the question.
    #expect(screen.isModalInPresentation)
    try await driver.tap(label: "Close")
    #expect(driver.sees("Discard your changes?"))
    try await driver.tap(text: "Cancel")
    #expect(driver.sees("Hello"))
    try await driver.tap(label: "Close")
    try await driver.tap(text: "OK")
    #expect(driver.sees("root"))
    #expect(await bodies(bench).isEmpty)
  }

  @Test(arguments: [false, true])
  func formClosesAtOnceWhereNothingIsLost(isChanged: Bool) async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    _ = try await compose(driver, bench, discard: isChanged ? .silently : .confirm)
    if isChanged { try await driver.type("Hello", into: "text") }
    try await driver.tap(label: "Close")
    #expect(driver.sees("root"))
  }

  @Test(arguments: Leaving.allCases)
  func leavingReleasesEverything(leaving: Leaving) async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    let released = try await visit(leaving, driver, bench)
    try await driver.wait(until: "all is released") { released.allSatisfy { $0.object == nil } }
    #expect(driver.sees("root"))
  }

  private func visit(
    _ leaving: Leaving, _ driver: ScreenDriver, _ bench: FixtureBench
  ) async throws -> [WeakReference] {
    if leaving == .back {
      let coordinator = ComposeCoordinator(app: bench.app)
      try opener(driver).push(coordinator.primaryViewController)
      try await driver.settle()
      let left = references(to: coordinator)
      #expect(left.allSatisfy { $0.object != nil })
      try await driver.goBack()
      return left
    }
    let left = try await compose(driver, bench)
    #expect(left.allSatisfy { $0.object != nil })
    try await driver.type("Hello", into: "text")
    if leaving == .sent {
      try await driver.tap(text: "Publish")
    } else {
      try await driver.tap(label: "Close")
      try await driver.tap(text: "OK")
    }
    return left
  }

  @Test func formThatIsLeftWhileItIsSentIsReleasedOnceThatHasEnded() async throws {
    let bench = FixtureBench()
    let driver = try await showRoot(bench)
    await bench.transport.hold()
    let left = try await sendAndLeave(driver, bench)
    try await wait(until: "the form is sent") { await !bodies(bench).isEmpty }
    await bench.transport.release()
    try await driver.wait(until: "all is released") { left.allSatisfy { $0.object == nil } }
    #expect(await bodies(bench).count == 1)
    #expect(driver.sees("root"))
  }

  private func sendAndLeave(
    _ driver: ScreenDriver, _ bench: FixtureBench
  ) async throws -> [WeakReference] {
    let coordinator = ComposeCoordinator(app: bench.app)
    let left = references(to: coordinator)
    try opener(driver).push(coordinator.primaryViewController)
    try await driver.settle()
    try await driver.type("Hello", into: "text")
    let button = try #require(coordinator.container.content?.view.all(UIButton.self).last)
    #expect(button.headlessTap())
    let navigation = try #require(driver.root as? UINavigationController)
    navigation.popViewController(animated: false)
    return left
  }
}

import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A form whose steps are screens of their own, generated for every system. Straight from specs presenters and scenes
/// have the forms of the others, so what they do of it is tried here only.
@MainActor @Suite(.serialized) struct EnrollScreenTests {
  @MainActor
  private final class Told {
    var names: [String] = []
  }

  private let told = Told()

  private func form(_ system: ListSystem, _ app: LibraryApp) -> UIViewController {
    system.makeEnroll(app: app) { [told] in told.names.append($0) }
  }

  /// The form on top of another screen.
  private func enroll(
    _ system: ListSystem,
    _ answer: @escaping ScriptedTransport.Answer = { _ in HTTPResponse(json: "{}") }
  ) async throws -> (bench: LibraryBench, navigation: UINavigationController) {
    let bench = try await LibraryBench.pushed(answer) { form(system, $0) }
    return (bench, try #require(bench.driver.topScreen?.navigationController))
  }

  @Test(arguments: ListSystem.allCases)
  func eachStepIsPushedAndLeftWithTheOthers(system: ListSystem) async throws {
    let (bench, navigation) = try await enroll(system)
    let driver = bench.driver
    try await driver.tap(text: "Next")
    #expect(driver.sees("Please fill this in") && navigation.viewControllers.count == 2)
    try await driver.type("Ann", into: "name")
    try await driver.toggle(id: "student")
    try await driver.tap(text: "Next")
    #expect(driver.title == "Where do you study?" && driver.sees("Step 2 of 3"))
    #expect(navigation.viewControllers.count == 3)
    try await driver.goBack()
    #expect(driver.title == "Card" && driver.sees("Step 1 of 3"))
    #expect(!driver.sees("Discard your changes?"), "on the way nothing is asked")
    try await driver.toggle(id: "student")
    try await driver.tap(text: "Next")
    #expect(driver.title == "How do we reach you?" && driver.sees("Step 2 of 2"))
    try await driver.type("ann@example.com", into: "mail")
    try await driver.tap(text: "Apply")
    #expect(await bench.bodies == [#"{"mail":"ann@example.com","name":"Ann"}"#])
    #expect(navigation.viewControllers.count == 1, "all steps are left")
    #expect(told.names == ["Ann"])
  }

  @Test(arguments: ListSystem.allCases)
  func refusalsLeadBackToTheScreenOfTheirStep(system: ListSystem) async throws {
    let (bench, navigation) = try await enroll(system) { _ in
      HTTPResponse(json: #"{"errors": {"name": ["is no full name"]}}"#, status: 422)
    }
    let driver = bench.driver
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("ann@example.com", into: "mail")
    try await driver.tap(text: "Apply")
    #expect(driver.title == "Card" && driver.sees("is no full name"))
    #expect(navigation.viewControllers.count == 2)
    try await driver.goBack()
    #expect(driver.sees("Discard your changes?"))
    #expect(told.names == [])
  }

  @Test("a sheet is held on each of the steps", arguments: ListSystem.allCases)
  func sheetAsksOnEachStep(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let below = try #require(bench.driver.topScreen as? ScreenController)
    below.present(form(system, bench.app), as: .sheet)
    try await bench.driver.settle()
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Next")
    #expect(bench.driver.title == "How do we reach you?")
    try await bench.driver.pullDown()
    #expect(bench.driver.sees("Discard your changes?"))
    try await bench.driver.tap(text: "OK")
    #expect(bench.driver.title == "Shelf")
  }

  @Test(
    "what only a button of the bar returns asks before the form closes",
    arguments: ListSystem.allCases)
  func returningFromTheBarAsks(system: ListSystem) async throws {
    let (bench, navigation) = try await enroll(system)
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Later")
    #expect(bench.driver.sees("Discard your changes?") && navigation.viewControllers.count == 2)
    #expect(told.names == [], "nobody has agreed yet")
    try await bench.driver.tap(text: "OK")
    #expect(navigation.viewControllers.count == 1)
    #expect(told.names == ["Ann"])
  }

  @Test(
    "what a button of the bar returns is not told where the form stays",
    arguments: ListSystem.allCases)
  func stayingReturnsNothing(system: ListSystem) async throws {
    let (bench, navigation) = try await enroll(system)
    let driver = bench.driver
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Later")
    try await driver.tap(text: "Cancel")
    #expect(navigation.viewControllers.count == 2 && told.names == [])
    try await driver.type("Bea", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("bea@example.com", into: "mail")
    try await driver.tap(text: "Apply")
    #expect(navigation.viewControllers.count == 1)
    #expect(told.names == ["Bea"], "what is sent later is told all the same")
  }

  @Test(
    "what a button of the bar would have returned is not told where the form is left otherwise",
    arguments: ListSystem.allCases)
  func leavingOtherwiseReturnsNothing(system: ListSystem) async throws {
    let (bench, navigation) = try await enroll(system)
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Later")
    try await bench.driver.tap(text: "Cancel")
    try await bench.driver.goBack()
    try await bench.driver.tap(text: "OK")
    #expect(navigation.viewControllers.count == 1)
    #expect(told.names == [])
  }

  @Test(arguments: ListSystem.allCases)
  func returningFromTheBarAsksNothingWhereNothingIsLost(system: ListSystem) async throws {
    let (bench, navigation) = try await enroll(system)
    try await bench.driver.tap(text: "Later")
    #expect(navigation.viewControllers.count == 1)
    #expect(told.names == [""])
  }
}

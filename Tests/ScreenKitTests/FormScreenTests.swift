import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct FormScreenTests {
  private func compose(_ bench: FixtureBench) async throws -> ScreenDriver {
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tap(label: "Write")
    #expect(driver.topScreen is ComposeViewController)
    return driver
  }

  @Test func formsSayWhatIsWrong() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    #expect(!driver.sees("Please fill this in"))
    try await driver.tap(text: "Publish")
    #expect(driver.sees("Please fill this in"))
    try await driver.type("Hello", into: "text")
    #expect(!driver.sees("Please fill this in"))
    try await driver.type("abc", into: "age")
    #expect(driver.sees("This is not valid"))
    try await driver.type("200", into: "age")
    #expect(driver.sees("At most 120"))
    #expect(await bench.transport.count(of: "publish.json") == 0)
  }

  @Test("a form keeps clear of what a turned device has at its sides")
  func formsKeepWithinTheSafeArea() async throws {
    let driver = try await compose(FixtureBench())
    driver.window.headlessScreenSafeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    try await driver.rotate()
    let view = try #require(driver.topScreen?.view)
    let field = try #require(view.all(UITextField.self).first { !$0.isHidden })
    let frame = field.convert(field.bounds, to: driver.window)
    #expect(abs(frame.minX - (47 + 16)) < 0.01)
    #expect(abs(frame.maxX - (844 - 47 - 16)) < 0.01)
  }

  @Test("a form that is shown follows the reader's text size")
  func formsFollowTheTextSize() async throws {
    let driver = try await compose(FixtureBench())
    let view = try #require(driver.topScreen?.view)
    let field = try #require(view.all(UITextField.self).first)
    let title = try #require(field.superview?.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let before = (field.font?.pointSize ?? 0, title.font.pointSize)
    try await driver.setTextSize(.accessibilityLarge)
    #expect(try #require(field.font).pointSize > before.0)
    #expect(title.font.pointSize > before.1)
  }

  @Test func formsAreSentAndClosed() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    let before = await bench.transport.count(of: "feed.json")
    try await driver.type("Hello", into: "text")
    try await driver.tap(text: "Publish")
    #expect(driver.screenStack == ["FeedViewController"])
    let bodies = await bench.transport.requests
      .filter { $0.url.path.hasSuffix("publish.json") }
      .map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    #expect(bodies == [#"{"audience":"everyone","text":"Hello"}"#])
    // The event that the request emits makes the feed load anew.
    #expect(await bench.transport.count(of: "feed.json") == before + 1)
  }

  @Test func failedFormsStayAndOfferAnotherTry() async throws {
    let bench = FixtureBench { request in
      request.url.path.hasSuffix("publish.json")
        ? HTTPResponse(status: 500) : try FixtureServer.standard(request)
    }
    let driver = try await compose(bench)
    try await driver.type("Hello", into: "text")
    try await driver.tap(text: "Publish")
    #expect(driver.topScreen is ComposeViewController)
    #expect(driver.sees("Not published"))
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.screenStack == ["FeedViewController"])
  }

  @Test func submitIsDisabledWhileItRuns() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    try await driver.type("Hello", into: "text")
    await bench.transport.hold()
    Task { try await driver.tap(text: "Publish") }
    try await driver.wait(until: "the button is disabled") {
      driver.dump.contains("(Publish)")
    }
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.topScreen is FeedViewController)
  }

  @Test func changesAreNotLostSilently() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    try await driver.type("Hello", into: "text")
    try await driver.tap(label: "Close")
    #expect(driver.sees("Discard your changes?"))
    try await driver.tap(text: "Cancel")
    #expect(driver.topScreen is ComposeViewController)
    try await driver.tap(label: "Close")
    try await driver.tap(text: "OK")
    #expect(driver.screenStack == ["FeedViewController"])
  }

  @Test func unchangedFormsCloseAtOnce() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    weak let form = driver.topScreen
    try await driver.tap(label: "Close")
    #expect(driver.screenStack == ["FeedViewController"])
    try await driver.wait(until: "the form is released") { form == nil }
  }
}

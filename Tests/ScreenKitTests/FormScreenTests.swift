import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

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

  @Test(
    "a number has any limits, though UIKit takes none that are equal or the wrong way round",
    arguments: [(200, 300), (-20, -10), (3, 3)])
  func numbersHaveAnyLimits(from: Int, to: Int) throws {
    let count = StateBox(from)
    let field = FormField.stepper(
      id: "count", title: .verbatim("Count"), from: from, to: to, value: count.binding(\.self))
    let control = FieldControl(FormEntry(field), runtime: FixtureBench().app.runtime)
    let stepper = try #require(control.touched as? UIStepper)
    #expect(stepper.value == Double(from))
    for _ in from...to + 1 { stepper.headlessTapMore() }
    #expect(count.value == to)
    for _ in from...to + 1 { stepper.headlessTapLess() }
    #expect(count.value == from)
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

  @Test(
    "all texts of a form follow the reader's text size, whenever that was chosen",
    arguments: [true, false])
  func allTextsOfFormsFollowTheTextSize(isChosenBefore: Bool) async throws {
    func sizes(_ view: UIView?) throws -> [CGFloat] {
      let view = try #require(view)
      let labels = view.all(UILabel.self).filter { $0.text?.isEmpty == false }.map(\.font.pointSize)
      let fields = view.all(UITextField.self).compactMap(\.font?.pointSize)
      let buttons = view.all(UIButton.self).filter { $0.currentTitle != nil }
        .compactMap(\.titleLabel?.font.pointSize)
      return labels + fields + buttons
    }
    let standard = FixtureBench()
    let form = KindsForm(runtime: standard.app.runtime)
    let before = standard.show(form)
    try await before.tap(text: "Send")
    let bench = FixtureBench()
    let other = KindsForm(runtime: bench.app.runtime)
    let driver = bench.show(isChosenBefore ? UIViewController() : other)
    try await driver.setTextSize(.accessibilityLarge)
    if isChosenBefore {
      driver.topScreen?.navigationController?.pushViewController(other, animated: false)
      try await driver.settle()
    }
    try await driver.tap(text: "Send")
    let (small, large) = (try sizes(form.view), try sizes(other.view))
    #expect(small.count == large.count && small.count > 8)
    for (small, large) in zip(small, large) { #expect(large > small) }
    let button = try #require(other.view.all(UIButton.self).last)
    #expect(button.bounds.height >= button.titleLabel?.font.lineHeight ?? 0)
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

/// A form with a field of each kind.
private final class KindsForm: FormController {
  private struct Values: Hashable, Sendable {
    var text = ""
    var count = 1.0
    var date: Date?
    var isOn = false
  }

  private let values = StateBox(Values())

  init(runtime: AppRuntime) {
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(title: .verbatim("Kinds"), submitTitle: .verbatim("Send")))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "text", title: .verbatim("Text"), rules: [.required],
        value: values.binding(\.text)),
      .stepper(
        id: "count", title: .verbatim("Count"), from: 0, to: 9, value: values.binding(\.count)),
      .date(id: "date", title: .verbatim("Date"), value: values.binding(\.date)),
      .toggle(id: "isOn", title: .verbatim("On"), value: values.binding(\.isOn)),
    ]
  }
}

import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// What sends something large says how far it is, where it was tapped.
@MainActor @Suite struct UploadBarTests {
  /// Says how far something has been sent, and ends when a test says so.
  @MainActor
  private final class Sending {
    var fraction = 0.0
    var total: Int64 = 1_000_000
    var isDone = false

    func send() async {
      var told = -1.0
      while !isDone {
        if fraction != told {
          told = fraction
          UploadProgress.report?(
            UploadProgress(sentBytes: Int64(fraction * Double(total)), totalBytes: total))
        }
        await Task.yield()
      }
    }
  }

  private final class SendingForm: FormController {
    let sending = Sending()

    init(app: FixtureApp) {
      super.init(
        runtime: app.runtime,
        configuration: FormConfiguration(submitTitle: .verbatim("Send")))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func submit() {
      run(operation: { [sending] in await sending.send() })
    }
  }

  private final class SendingList: CollectionController {
    let sending = Sending()

    init(app: FixtureApp) {
      super.init(runtime: app.runtime, configuration: CollectionConfiguration())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeSections() -> [ListSection] {
      [
        ListSection(id: "buttons") { [sending] in
          [
            Row(
              Visit(id: "1"), SendRow { screen in screen.run(operation: { await sending.send() }) })
          ]
        }
      ]
    }
  }

  private struct Visit: Model {
    var id: Identifier
  }

  private struct SendRow: CellAdapter {
    let onTap: ScreenAction

    func cell(for item: Visit, in context: CellContext) -> CellNode {
      .row([.button(id: "send", title: .verbatim("Send"), action: onTap)])
    }
  }

  private func check(_ driver: ScreenDriver, _ sending: Sending) async throws {
    let button = try #require(
      driver.window.all(UIButton.self).first { $0.title(for: .normal) == "Send" })
    button.headlessTap()
    sending.fraction = 0.25
    try await driver.wait(until: "a quarter is sent") {
      button.all(ProgressBar.self).first?.accessibilityValue == "25%"
    }
    let bar = try #require(button.all(ProgressBar.self).first)
    #expect(button.accessibilityValue == "25%")
    #expect(bar.frame.maxY == button.bounds.maxY)
    #expect(bar.frame.width == button.bounds.width)
    #expect(!button.isEnabled)
    sending.fraction = 0.5
    try await driver.wait(until: "half is sent") { button.accessibilityValue == "50%" }
    sending.isDone = true
    try await driver.settle()
    #expect(button.all(ProgressBar.self).isEmpty)
    #expect(button.accessibilityValue == nil)
    #expect(button.isEnabled)
  }

  @Test func formShowsHowFarItIsSent() async throws {
    let bench = FixtureBench()
    let screen = SendingForm(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    try await check(driver, screen.sending)
  }

  @Test func buttonOfACellShowsHowFarItIs() async throws {
    let bench = FixtureBench()
    let screen = SendingList(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    try await check(driver, screen.sending)
  }

  @Test func whatIsSmallShowsNothing() async throws {
    let bench = FixtureBench()
    let screen = SendingForm(app: bench.app)
    screen.sending.total = 1000
    let driver = bench.show(screen)
    try await driver.settle()
    let button = try #require(
      driver.window.all(UIButton.self).first { $0.title(for: .normal) == "Send" })
    button.headlessTap()
    screen.sending.fraction = 0.5
    for _ in 0..<50 { await Task.yield() }
    #expect(button.all(ProgressBar.self).isEmpty)
    screen.sending.isDone = true
    try await driver.settle()
  }
}

import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct StateScreenTests {
  @Test func stateShowsAndHidesSections() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    #expect(!driver.sees("Clear images"))
    try await driver.tap(text: "Advanced")
    #expect(driver.sees("Clear images"))
    #expect(driver.sees("For experts"))
    try await driver.tap(text: "Advanced")
    #expect(!driver.sees("Clear images"))
  }

  @Test func confirmationsCanBeCancelled() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    try await driver.tap(text: "Advanced")
    try await driver.tap(text: "Clear images")
    #expect(driver.topScreen is UIAlertController)
    try await driver.tap(text: "Cancel")
    #expect(driver.topScreen is SettingsViewController)
  }

  @Test func aToastThatGoesByItselfIsNotTheOnlyWayOut() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    let driver = bench.show(ToastController(bench.app))
    try await driver.settle()
    try await driver.advance(by: .seconds(60))
    #expect(driver.sees("No posts"))
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.sees("Post 1"))
  }
}

/// A list whose failures are told by toasts.
private final class ToastController: CollectionController {
  private let app: FixtureApp

  init(_ app: FixtureApp) {
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        error: ErrorState(text: .verbatim("No posts"), retry: true, style: .toast)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let tile = QuoteTile()
    return [
      ListSection(id: "main", source: UserPosts.make(in: app, userID: { "all" })) { item in
        Row(item, tile)
      }
    ]
  }
}

import Moments
import ScreenDriver
import ScreenKit
import Testing

@Suite(.datasette)
@MainActor
struct SettingsTests {
  private func settings() async throws -> Stage {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.tap(text: "Settings")
    _ = try stage.top(SettingsViewController.self)
    return stage
  }

  @Test func rowsFollowTheState() async throws {
    let stage = try await settings()
    #expect(!stage.driver.sees("Clear cached images"))
    try await stage.driver.tapRow(1)
    #expect(stage.driver.sees("Clear cached images"))
    try await stage.driver.tapRow(1)
    #expect(!stage.driver.sees("Clear cached images"))
  }

  @Test func handWrittenActionIsCalledOnceConfirmed() async throws {
    let stage = try await settings()
    let images = stage.app.runtime.images
    let avatar = try #require(URL(string: "/images/0.png", relativeTo: stage.baseURL)?.absoluteURL)
    try await stage.driver.wait(until: "the avatar is loaded") {
      images.cachedImage(at: avatar) != nil
    }
    try await stage.driver.tapRow(1)
    try await stage.driver.tap(text: "Clear cached images")
    #expect(stage.driver.sees("Clear all cached images?"))
    #expect(images.cachedImage(at: avatar) != nil)
    try await stage.driver.tap(text: "OK")
    #expect(images.cachedImage(at: avatar) == nil)
  }

  @Test func handWrittenScreenIsReached() async throws {
    let stage = try await settings()
    try await stage.driver.tap(text: "About")
    _ = try stage.top(AboutViewController.self)
    #expect(stage.driver.sees("compiled by screenc"))
  }
}

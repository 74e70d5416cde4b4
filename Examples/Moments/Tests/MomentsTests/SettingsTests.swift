import Moments
import ScreenDriver
import ScreenKit
import Testing

@Suite(.datasette)
@MainActor
struct SettingsTests {
  private let device = Device()

  private func settings() async throws -> Stage {
    let stage = try await Stage.settled(device: device)
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
    let url = stage.baseURL.appending(path: "images/0.png")
    let avatar = ImageTarget(url, size: CGSize(width: 40, height: 40), scale: 2)
    try await stage.driver.wait(until: "the avatar is loaded and kept") {
      images.cachedImage(for: avatar) != nil && !device.keptImages.isEmpty
    }
    try await stage.driver.tapRow(1)
    try await stage.driver.tap(text: "Clear cached images")
    #expect(stage.driver.sees("Clear all cached images?"))
    #expect(images.cachedImage(for: avatar) != nil)
    try await stage.driver.tap(text: "OK")
    #expect(images.cachedImage(for: avatar) == nil)
    try await stage.driver.wait(until: "no image is on disk") { device.keptImages.isEmpty }
  }

  @Test func handWrittenScreenIsReached() async throws {
    let stage = try await settings()
    try await stage.driver.tap(text: "About")
    _ = try stage.top(AboutViewController.self)
    #expect(stage.driver.sees("compiled by screenc"))
  }
}

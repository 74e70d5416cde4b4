import Moments
import ScreenDriver
import ScreenKit
import Testing

/// The app is ended while it is not seen, and started anew.
@Suite(.datasette)
@MainActor
struct RestorationTests {
  private let device = Device()

  @Test func peopleComeBackToWhereTheyWere() async throws {
    let first = try await Stage.settled(device: device)
    #expect(first.app.open(try #require(URL(string: "moments://posts/1083"))))
    try await first.driver.settle()
    let feed = first.driver.screenStack
    try await first.driver.tapTab("Profile")
    try await first.driver.tap(text: "Settings")
    try await first.driver.tap(text: "About")
    let profile = first.driver.screenStack
    #expect(profile.count == 3)
    first.app.runtime.didEnterBackground()
    first.driver.close()

    let second = try await Stage.settled(device: device)
    #expect(second.driver.screenStack == profile)
    try await second.driver.goBack()
    _ = try second.top(SettingsViewController.self)
    try await second.driver.goBack()
    #expect(second.driver.sees("Mika Lindqvist"))
    try await second.driver.tapTab("Feed")
    #expect(second.driver.screenStack == feed)
    #expect(second.driver.sees("Fog over the harbour"))
  }
}

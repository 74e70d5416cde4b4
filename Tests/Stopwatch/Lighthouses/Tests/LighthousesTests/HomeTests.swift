import Lighthouses
import ScreenDriver
import ScreenKit
import Testing

@MainActor
@Suite struct HomeTests {
  @Test func aTapOnALighthouseShowsItsPage() async throws {
    let app = LighthousesApp.assembled()
    let driver = ScreenDriver(root: app.makeRootViewController())
    try await driver.wait(forText: "Fastnet")
    #expect(driver.rowCount() == 8)
    try await driver.tap(text: "Fastnet")
    #expect(driver.topScreen is LighthousePageViewController)
    try await driver.wait(forText: "54 metres high, lit since 1904")
  }
}

import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct HostTests {
  @Test func tabsAreMadeWhenTheyAreFirstSeen() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    #expect(!driver.controllers.contains { $0 is ProfileViewController })
    try await driver.tap(text: "Profile")
    #expect(driver.screenStack == ["ProfileViewController"])
  }

  @Test func linksLeadToScreens() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let url = try #require(URL(string: "fixture://people/a%2Fb"))
    #expect(bench.app.open(url))
    try await driver.settle()
    #expect(driver.screenStack == ["FeedViewController", "ProfileViewController"])
    let paths = await bench.transport.requests.map { $0.url.path(percentEncoded: true) }
    #expect(paths.contains("/users/a%2Fb/posts.json"))
    let other = try #require(URL(string: "fixture://nowhere"))
    #expect(!bench.app.open(other))
  }

  @Test func linksBeforeTheLaunchWaitForTheHost() async throws {
    let bench = FixtureBench()
    let url = try #require(URL(string: "fixture://people/7"))
    #expect(bench.app.open(url))
    let driver = bench.launch()
    try await driver.settle()
    #expect(driver.screenStack == ["FeedViewController", "ProfileViewController"])
  }

  @Test func linksCloseWhatIsPresented() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tap(label: "Write")
    let url = try #require(URL(string: "fixture://people/7"))
    #expect(bench.app.open(url))
    try await driver.settle()
    #expect(driver.screenStack == ["FeedViewController", "ProfileViewController"])
  }

  @Test func colorsFollowDarkMode() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    let screen = try #require(driver.screen)
    func background() -> UIColor? {
      screen.view.backgroundColor?.resolvedColor(with: screen.view.traitCollection)
    }
    let light = background()
    try await driver.setDarkMode(true)
    #expect(background() != light)
    #expect(driver.dump.contains("dark"))
  }

  @Test func dumpsReadLikeAScreen() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    let dump = driver.dump
    #expect(dump.hasPrefix("window 390×844 light text large\n  tabs [Feed] Explore Search Profile"))
    #expect(dump.contains("navigation \"News\" [Write]"))
    #expect(dump.contains("FeedViewController"))
    #expect(dump.contains("cell 0.0"))
  }
}

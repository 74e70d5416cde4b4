import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// The gate before the main screens: who passes it, and what is known of them behind it.
@MainActor @Suite(.serialized) struct GateTests {
  private func loggedIn() async throws -> TourBench {
    let bench = try await TourBench.started(user: nil)
    #expect(bench.driver.sees("Share what you see"))
    #expect(await bench.transport.requests.isEmpty)
    try await bench.driver.tap(text: "Get started")
    try await bench.driver.tap(text: "Log in by e-mail")
    try await bench.driver.type("ada@moments.example", into: "email")
    try await bench.driver.type("secret", into: "password")
    try await bench.driver.tap(text: "Log in")
    return bench
  }

  @Test func whoLogsInSeesTheFeedAndIsNamedInRequests() async throws {
    let bench = try await loggedIn()
    #expect(bench.driver.topScreen is FeedViewController)
    let sent = await bench.transport.requests.last { $0.url.path == "/v1/feed" }
    #expect(sent?.headers == [HTTPHeader("Authorization", "Bearer t-1")])
    #expect(bench.device.registrations == 1)
  }

  @Test func theProfileOfTheMenuIsThatOfWhoIsLoggedIn() async throws {
    let bench = try await loggedIn()
    try await bench.driver.tapTab("Profile")
    #expect(try bench.driver.texts(row: 0).contains("Ada"))
    try await bench.driver.tap(text: "Log out")
    #expect(bench.app.sessions.current == nil)
    #expect(bench.driver.sees("Log in by e-mail"))
  }

  @Test func nobodyLogsOutOfTheProfileOfAnother() async throws {
    let bench = try await TourBench.started(user: User(id: "u9", name: "Barbara"))
    try await bench.driver.tapRow(0)
    try await bench.driver.tap(text: "More by the author")
    #expect(bench.driver.topScreen is ProfileViewController)
    #expect(!bench.driver.sees("Log out"))
  }

  @Test func linksWaitUntilTheGateIsPassed() async throws {
    let bench = try await TourBench.started(user: nil)
    _ = bench.app.open(try #require(URL(string: "moments://posts/p1")))
    try await bench.driver.settle()
    #expect(await bench.transport.count(of: "/posts/p1") == 0)
  }
}

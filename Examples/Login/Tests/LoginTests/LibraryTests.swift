import DatasetteServer
import DatasetteTesting
import Foundation
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

@testable import Login

/// The data layer by itself against the real server: no screen, no presenter.
@MainActor @Suite struct LibraryTests {
  private let traffic = Traffic()
  private let cache = ResponseCache()
  private let app: LoginApp
  private let library: Library

  init() throws {
    let server = try #require(Datasette.current)
    let launch = LaunchValues(
      baseURLs: ["Main": server.url], transport: traffic, responses: cache)
    app = .assembled(launch: launch)
    library = Library(client: app.main, cache: cache)
  }

  private func logInAsGrace() async throws {
    _ = try await app.send(LogIn(email: "grace@library.example", password: "nanoseconds"))
  }

  @Test(.library) func thingIsPutAsideInTheNameOfTheSession() async throws {
    try await logInAsGrace()
    try await library.reserve(7)
    let reservations = try await Datasette.requireCurrent().rows(of: "reservations")
    #expect(reservations == [["id": 1, "member": 2, "thing": 7]])
  }

  @Test(.library) func nothingIsPutAsideAfterLoggingOut() async throws {
    try await logInAsGrace()
    app.runtime.logOut()
    await #expect(throws: LoadError.status(401)) { try await library.reserve(7) }
    #expect(try await Datasette.requireCurrent().rows(of: "reservations").isEmpty)
  }

  @Test(.library) func helpLineIsAskedForOnceInASession() async throws {
    try await logInAsGrace()
    for _ in 0..<2 { #expect(try await library.helpLine() == "555 0117") }
    #expect(await traffic.count(of: "/library/desks.json") == 1)
    app.runtime.logOut()
    try await wait(until: "what was kept for the session is forgotten") {
      await cache.count == 0
    }
    #expect(try await library.helpLine() == "555 0117")
    #expect(await traffic.count(of: "/library/desks.json") == 2)
  }
}

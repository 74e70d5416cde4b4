import DatasetteServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the tests rely on in the server itself.
@Suite(.datasette)
struct ServerTests {
  @Test func feedHasSeveralPagesOfAllKinds() async throws {
    let server = try Datasette.requireCurrent()
    let feed = try await server.rows("feed", ["_size": "max"])
    #expect(feed.count >= 50)
    let kinds = Set(feed.compactMap { $0["kind"] as? String })
    #expect(kinds == ["post", "ad", "stories", "poll"])
  }

  @Test(.datasette) func stoppedServerRefusesAndComesBackWithItsData() async throws {
    let server = try Datasette.requireCurrent()
    let before = try await server.rows("users").count
    try await server.stop()
    await #expect(throws: URLError.self) { try await server.rows("users") }
    try await server.start()
    #expect(try await server.rows("users").count == before)
  }
}

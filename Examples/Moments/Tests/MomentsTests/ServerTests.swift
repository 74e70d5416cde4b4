import Foundation
import Testing

@testable import DatasetteServer

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

  #if os(Linux)
    /// Tests run beside each other: one that took the port of a stopped server would be asked in its
    /// place.
    @Test(.datasette) func portOfAStoppedServerGoesToNobodyElse() async throws {
      let server = try Datasette.requireCurrent()
      try await server.stop()
      let port = try #require(server.url.port)
      let bind = """
        import socket
        try: socket.socket().bind(('127.0.0.1', \(port)))
        except OSError: raise SystemExit(1)
        """
      await #expect(throws: ProcessFailed.self) {
        try await GuardedProcess.run(URL(filePath: "/usr/bin/env"), ["python3", "-c", bind])
      }
    }
  #endif
}

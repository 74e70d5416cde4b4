import DatasetteServer
import Foundation
import ScreenKit
import Testing

/// Ways to the server past the app.
extension Datasette {
  /// The server of the running test.
  static func requireCurrent() throws -> Datasette {
    try #require(current, "the test or its suite has no server")
  }

  /// The rows of a table that everybody may see, as texts.
  nonisolated func rows(of table: String) async throws -> [[String: String]] {
    let address = url.appending(path: "club/\(table).json")
      .appending(queryItems: [URLQueryItem(name: "_shape", value: "array")])
    let answer = try await URLSessionTransport().send(HTTPRequest(.get, address))
    let rows = try JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]]
    return try #require(rows).map { row in row.mapValues { "\($0)" } }
  }

  /// Ends all sessions: members have to log in again.
  nonisolated func endSessions() async throws {
    let address = url.appending(path: "club/end_sessions.json")
      .appending(queryItems: [URLQueryItem(name: "_json", value: "1")])
    let answer = try await URLSessionTransport().send(
      HTTPRequest(
        .post, address, headers: [HTTPHeader("Content-Type", "application/json")],
        body: Data("{}".utf8)))
    #expect(answer.status == 200)
  }
}

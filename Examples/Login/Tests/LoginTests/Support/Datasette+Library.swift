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

  /// The numbers in the rows of a table.
  nonisolated func rows(of table: String) async throws -> [[String: Int]] {
    let address = url.appending(path: "library/\(table).json")
      .appending(queryItems: [URLQueryItem(name: "_shape", value: "array")])
    let answer = try await URLSessionTransport().send(HTTPRequest(.get, address))
    let rows = try JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]]
    return try #require(rows).map { row in row.compactMapValues { $0 as? Int } }
  }

  /// Has time pass: all tokens have to be renewed.
  nonisolated func expireTokens() async throws { try await write("expire_tokens") }

  /// Ends all sessions: none can be renewed.
  nonisolated func endSessions() async throws { try await write("end_sessions") }

  private nonisolated func write(_ query: String) async throws {
    let address = url.appending(path: "library/\(query).json")
      .appending(queryItems: [URLQueryItem(name: "_json", value: "1")])
    let answer = try await URLSessionTransport().send(
      HTTPRequest(
        .post, address, headers: [HTTPHeader("Content-Type", "application/json")],
        body: Data("{}".utf8)))
    #expect(answer.status == 200)
  }
}

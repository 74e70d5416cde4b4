import DatasetteServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Ways to the server past the app.
extension Datasette {
  /// The server of the running test.
  static func requireCurrent() throws -> Datasette {
    try #require(current, "the test or its suite has no server")
  }

  /// The rows of a table.
  nonisolated func rows(
    _ table: String, _ query: [String: String] = [:]
  ) async throws -> [[String: Any]] {
    let items = query.map { URLQueryItem(name: $0.key, value: $0.value) }
    let address = url.appending(path: "moments/\(table).json")
      .appending(queryItems: items + [URLQueryItem(name: "_shape", value: "array")])
    let (data, _) = try await URLSession.shared.data(from: address)
    return try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
  }

  /// Sends one of the writing queries.
  nonisolated func post(_ query: String, _ body: [String: String]) async throws {
    var request = URLRequest(url: url.appending(path: "moments/\(query).json"))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.httpBody = try JSONEncoder().encode(body)
    _ = try await URLSession.shared.data(for: request)
  }
}

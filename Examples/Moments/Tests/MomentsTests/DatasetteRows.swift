import Foundation
import MomentsServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Datasette {
  /// The rows of a table as the server holds them, read past the app.
  nonisolated func rows(
    _ table: String, _ query: [String: String] = [:]
  ) async throws -> [[String: Any]] {
    let items = query.map { URLQueryItem(name: $0.key, value: $0.value) }
    let address = url.appending(path: "moments/\(table).json")
      .appending(queryItems: items + [URLQueryItem(name: "_shape", value: "array")])
    let (data, _) = try await URLSession.shared.data(from: address)
    return try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
  }
}

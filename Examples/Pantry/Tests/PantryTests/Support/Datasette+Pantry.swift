import DatasetteServer
import Foundation
import ScreenKit
import Testing

/// Ways to the server past the app.
extension Datasette {
  /// The names on the list of the server, in its order.
  nonisolated func list(_ part: String = "open") async throws -> [String] {
    try await rows(of: "list", "part", part).compactMap { $0["name"] as? String }
  }

  /// How many of a good are to be bought.
  nonisolated func amount(of name: String) async throws -> Int? {
    try await rows(of: "list", "part", "open").first { $0["name"] as? String == name }
      .flatMap { $0["amount"] as? Int }
  }

  /// A good of the server, with the columns of its table.
  nonisolated func good(_ name: String) async throws -> [String: Any]? {
    try await rows(of: "goods", "name", name).first
  }

  /// Gives a good another price.
  nonisolated func reprice(_ name: String, at price: String) async throws {
    try await write("reprice", ["name": name, "price": price])
  }

  /// Takes the entry with a number off the list.
  nonisolated func remove(entry: Int) async throws {
    try await write("remove", ["id": String(entry)])
  }

  private nonisolated func rows(
    of table: String, _ column: String, _ value: String
  ) async throws -> [[String: Any]] {
    let address = url.appending(path: "pantry/\(table).json").appending(queryItems: [
      URLQueryItem(name: "_shape", value: "array"), URLQueryItem(name: column, value: value),
    ])
    let answer = try await URLSessionTransport().send(HTTPRequest(.get, address))
    return try #require(
      try JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]])
  }

  /// Has the server do what one of its queries is for.
  nonisolated func write(_ query: String, _ fields: [String: String]) async throws {
    let address = url.appending(path: "pantry/\(query).json")
      .appending(queryItems: [URLQueryItem(name: "_json", value: "1")])
    let answer = try await URLSessionTransport().send(
      HTTPRequest(
        .post, address, headers: [HTTPHeader("Content-Type", "application/json")],
        body: try JSONEncoder().encode(fields)))
    #expect(answer.status == 200)
  }
}

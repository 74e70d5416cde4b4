import DatasetteServer
import Foundation
import ScreenKit
import Testing

/// What the shop has taken down of deliveries and complaints.
extension Datasette {
  /// The deliveries that were ordered, with the columns of their table, in the order in which they were.
  nonisolated func deliveries() async throws -> [[String: Any]] {
    try await rows(of: "deliveries")
  }

  /// The photo of the door that was sent with a delivery; nil where there is none.
  nonisolated func door(ofDelivery id: Int) async throws -> Data? {
    try await bytes("deliveries/\(id)", column: "door")
  }

  /// The complaints, with the columns of their table, in the order in which they came.
  nonisolated func complaints() async throws -> [[String: Any]] {
    try await rows(of: "complaints")
  }

  /// The names of all photos that were sent with complaints.
  nonisolated func photoNames() async throws -> [String] {
    try await rows(of: "photos").compactMap { $0["name"] as? String }
  }

  /// The bytes of a photo that was sent with a complaint.
  nonisolated func photo(_ id: Int) async throws -> Data? {
    try await bytes("photos/\(id)", column: "content")
  }

  /// Orders as somebody else does it.
  nonisolated func order(slot: Int, at moment: Date) async throws {
    let body = try JSONSerialization.data(
      withJSONObject: [
        "day": moment.formatted(.iso8601), "slot": String(slot), "street": "1 High Street",
        "town": "Alderney", "note": "",
      ])
    let answer = try await URLSessionTransport().send(
      HTTPRequest(
        .post, url.appending(path: "deliveries"),
        headers: [HTTPHeader("Content-Type", "application/json")], body: body))
    #expect(answer.status == 201)
  }

  private nonisolated func rows(of table: String) async throws -> [[String: Any]] {
    let address = url.appending(path: "pantry/\(table).json").appending(queryItems: [
      URLQueryItem(name: "_shape", value: "array"), URLQueryItem(name: "_sort", value: "id"),
    ])
    let answer = try await URLSessionTransport().send(HTTPRequest(.get, address))
    return try #require(
      try JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]])
  }

  private nonisolated func bytes(_ row: String, column: String) async throws -> Data? {
    let address = url.appending(path: "pantry/\(row).blob")
      .appending(queryItems: [URLQueryItem(name: "_blob_column", value: column)])
    let answer = try await URLSessionTransport().send(HTTPRequest(.get, address))
    return answer.status == 200 ? answer.body : nil
  }
}

import Foundation

/// The body of an answer that holds one object at a dotted path.
struct ObjectBody<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let path = DottedPath(decoder.listShape.listPath)
    guard let last = path.last else {
      value = try Value(from: decoder)
      return
    }
    value = try path.container(in: decoder).decode(Value.self, forKey: last)
  }
}

extension APIClient {
  /// The object at a dotted path in the answer; without a path, the answer itself.
  @concurrent
  func object<Value: Decodable & Sendable>(
    at path: String?, of endpoint: Endpoint
  ) async throws -> Value {
    let response = try await response(to: endpoint)
    let decoder = makeDecoder()
    decoder.expect(ListShape(listPath: path ?? ""))
    return try decoder.decode(ObjectBody<Value>.self, from: response.body).value
  }
}

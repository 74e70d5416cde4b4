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
    at path: String?, of endpoint: Endpoint, under policy: CachePolicy?
  ) async throws -> Value {
    let request = try makeRequest(for: endpoint)
    let response = try await response(to: request, under: policy)
    if case .graphQL = endpoint.body { try GraphQLErrors.check(response, with: makeDecoder()) }
    return try object(at: path, in: response)
  }

  /// The object as it was kept from before; nil if it wasn't.
  @concurrent
  func keptObject<Value: Decodable & Sendable>(
    at path: String?, of endpoint: Endpoint, under policy: CachePolicy?
  ) async -> Kept<Value>? {
    guard let request = try? makeRequest(for: endpoint),
      let kept = await keptResponse(to: request, under: policy),
      let value: Value = try? object(at: path, in: kept.value)
    else { return nil }
    return Kept(value, isStale: kept.isStale)
  }

  private func object<Value: Decodable>(
    at path: String?, in response: HTTPResponse
  ) throws -> Value {
    let decoder = makeDecoder()
    decoder.expect(ListShape(listPath: path ?? ""))
    return try decoder.decode(ObjectBody<Value>.self, from: response.body).value
  }
}

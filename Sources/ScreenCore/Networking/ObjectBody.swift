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
  /// What `read` makes of the answer to a call.
  @concurrent
  func value<Value: Sendable>(
    of endpoint: Endpoint, under policy: CachePolicy?, invalid: InvalidElements,
    read: @Sendable (HTTPResponse, LeftOutElements?) throws -> Value
  ) async throws -> Value {
    let request = try makeRequest(for: endpoint)
    let response = try await response(to: request, under: policy, isGraphQL: endpoint.isGraphQL)
    return try await invalid.reporting(for: self) { try read(response, $0) }
  }

  /// What `read` makes of the answer that was kept from before; nil if there is none.
  @concurrent
  func keptValue<Value: Sendable>(
    of endpoint: Endpoint, under policy: CachePolicy?, invalid: InvalidElements,
    read: @Sendable (HTTPResponse, LeftOutElements?) throws -> Value
  ) async -> Kept<Value>? {
    guard let request = try? makeRequest(for: endpoint),
      let kept = await keptResponse(to: request, under: policy),
      // What is left out was told when the answer came.
      let value = try? read(kept.value, invalid.makeNotes(for: self))
    else { return nil }
    return Kept(value, isStale: kept.isStale)
  }

  /// The object at a dotted path in the answer to `endpoint`; without a path, the answer itself.
  func object<Value: Decodable>(
    at path: String?, in response: HTTPResponse, to endpoint: Endpoint,
    leaveOut notes: LeftOutElements?
  ) throws -> Value {
    try body(ObjectBody<Value>.self, at: path, in: response, to: endpoint, notes).value
  }

  /// The list at a dotted path in the answer to `endpoint`; without a path, the answer itself. A missing list and
  /// null are empty.
  func list<Element: Decodable>(
    of type: Element.Type, at path: String?, in response: HTTPResponse, to endpoint: Endpoint,
    leaveOut notes: LeftOutElements?
  ) throws -> [Element] {
    try body(ListBody<Element>.self, at: path, in: response, to: endpoint, notes).list.elements
  }

  private func body<Body: Decodable>(
    _ type: Body.Type, at path: String?, in response: HTTPResponse, to endpoint: Endpoint,
    _ notes: LeftOutElements?
  ) throws -> Body {
    try read(type, ListShape(listPath: path ?? ""), in: response, to: endpoint, leaveOut: notes)
  }

  /// The body of the answer to `endpoint`, in which `shape` says where to look.
  func read<Body: Decodable>(
    _ type: Body.Type, _ shape: ListShape, in response: HTTPResponse, to endpoint: Endpoint,
    leaveOut notes: LeftOutElements?
  ) throws -> Body {
    let decoder = makeDecoder()
    decoder.leaveOut(into: notes)
    let read = { (isPartial: Bool) in
      var shape = shape
      shape.isListNeeded = isPartial
      decoder.expect(shape)
      return try decoder.decode(type, from: response.body)
    }
    guard endpoint.isGraphQL else { return try read(false) }
    return try GraphQLErrors.reading(response, leaveOut: notes, read)
  }
}

/// For those who read what no type of the app says.
extension APIClient {
  /// The object at a dotted path in the answer to `endpoint`.
  @concurrent
  package func object<Value: Decodable & Sendable>(
    of type: Value.Type, at path: String?, answering endpoint: Endpoint, invalid: InvalidElements
  ) async throws -> Value {
    try await value(of: endpoint, under: nil, invalid: invalid) { response, notes in
      try object(at: path, in: response, to: endpoint, leaveOut: notes)
    }
  }

  /// The list at a dotted path in the answer to `endpoint`.
  @concurrent
  package func list<Element: Decodable & Sendable>(
    of type: Element.Type, at path: String?, answering endpoint: Endpoint,
    invalid: InvalidElements
  ) async throws -> [Element] {
    try await value(of: endpoint, under: nil, invalid: invalid) { response, notes in
      try list(of: type, at: path, in: response, to: endpoint, leaveOut: notes)
    }
  }
}

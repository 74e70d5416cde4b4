/// Where an answer comes from.
public enum ResponseOrigin: Hashable, Sendable {
  case server, cache
}

/// What a service got for a route.
public struct ServiceResponse<Value: Sendable>: Sendable {
  /// What the body holds.
  public let value: Value
  /// The status that the server answered with.
  public let status: Int
  /// The answer's headers, by their names in small letters.
  public let headers: [String: String]
  /// Whether the server was asked for this answer, or it was kept from before.
  public let origin: ResponseOrigin
}

extension ServiceResponse: Equatable where Value: Equatable {}

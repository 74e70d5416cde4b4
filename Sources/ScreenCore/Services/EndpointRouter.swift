/// Knows where the places of an API are: an enum with a case for each, such as `items(page: Int)`, that
/// says how it is called. Services send what routers say, so no one else writes a path.
public protocol EndpointRouter: Sendable {
  /// Where and how the API is called.
  var endpoint: Endpoint { get }
}

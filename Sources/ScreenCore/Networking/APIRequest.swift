/// One call of an API.
public protocol APIRequest: Sendable {
  /// What the server answers.
  associatedtype Response: Decodable & Sendable

  /// What the app is told when the call has succeeded.
  static var emits: [ScreenEvent] { get }

  /// What `answer` brings anew: each takes the place of the item with its identity, wherever that is shown, and nothing
  /// is loaded for it.
  static func renewed(by answer: Response) -> [any Model]

  /// Where and how the API is called.
  var endpoint: Endpoint { get }
}

extension APIRequest {
  public static var emits: [ScreenEvent] { [] }

  public static func renewed(by answer: Response) -> [any Model] { [] }
}

/// The answer of a call whose answer doesn't matter.
public struct NoContent: Decodable, Hashable, Sendable {
  /// Nothing.
  public init() {}

  /// Anything will do.
  public init(from decoder: any Decoder) throws {}
}

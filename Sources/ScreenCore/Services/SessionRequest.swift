/// A request whose answer begins a session or renews it: logging in, signing up, getting a new token.
public protocol SessionRequest<Session>: APIRequest {
  associatedtype Session: Codable & Hashable & Sendable

  /// The session after `answer`; nil where the answer doesn't suffice for one.
  static func session(after answer: Response, in current: Session?) -> Session?
}

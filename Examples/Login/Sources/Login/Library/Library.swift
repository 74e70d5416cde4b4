public import ScreenKit

/// The library as the app's hand-written code sees it: who is logged in, and what is done in their name.
/// It knows no views.
@MainActor
public final class Library {
  /// Who is logged in.
  public let session: SessionStore<Membership>

  private let service: HTTPService<LibraryRoute>
  private let cache: ResponseCache

  /// The library that an app launched with `launch` talks to. Sessions are kept in `storage`.
  public init(launch: LaunchValues, storage: any SessionStorage = MemorySessionStorage()) {
    let session = SessionStore<Membership>(storage: storage)
    let cache = ResponseCache()
    let client = APIClient(
      APIConfiguration(
        name: "Library", base: launch.baseURL("Main", default: "https://api.library.example"),
        headers: [HTTPHeader("Accept", "application/json")]),
      launch: launch)
    self.session = session
    self.cache = cache
    service = HTTPService(client: client, cache: cache) {
      await session.current.map { [HTTPHeader("X-Member", $0.email)] } ?? []
    }
  }

  /// Begins a session of a member.
  ///
  /// - Throws: Why there is none: ``Refusal`` for whom the library does not know.
  public func logIn(email: String, password: String) async throws {
    let answer = try await service.response(
      to: .logIn(email: email, password: password), as: Answer.self)
    guard answer.value.redirect != nil else { throw Refusal() }
    try session.begin(Membership(email: email))
  }

  /// Ends the session, and forgets what the library has told the member.
  public func logOut() async throws {
    await cache.removeAll()
    try session.end()
  }

  /// Puts a thing aside for the member.
  ///
  /// - Throws: What went wrong, ``Refusal`` without a session.
  public func reserve(_ thing: Identifier) async throws {
    let answer = try await service.response(to: .reserve(thing: thing), as: Answer.self)
    guard answer.value.redirect != nil else { throw Refusal() }
  }

  /// Whom those can call who get no further; nil if that is nobody. It seldom changes, so an answer
  /// of the last hour will do.
  public func helpLine() async throws -> String? {
    try await service.response(to: .desks, as: Desks.self, notOlderThan: .seconds(3600))
      .value.rows.first?.phone
  }

  /// The library does not know who asks.
  public struct Refusal: Error {}

  /// What the library says to those who want something done: where it leads them, if anywhere.
  private nonisolated struct Answer: Decodable {
    let redirect: String?
  }

  private nonisolated struct Desks: Decodable {
    struct Desk: Decodable { let phone: String }
    let rows: [Desk]
  }
}

/// A session of a member.
public nonisolated struct Membership: Codable, Hashable, Sendable {
  public let email: String
}

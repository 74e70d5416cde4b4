import ScreenKit

/// The library as the app's hand-written code sees it: what is done in the name of who is logged in. It
/// knows no views.
@MainActor
struct Library {
  private let service: HTTPService<LibraryRoute>

  /// The library behind `client`, which says who is logged in. What seldom changes is kept in `cache`.
  init(client: APIClient, cache: ResponseCache) {
    service = HTTPService(client: client, cache: cache)
  }

  /// Puts a thing aside for the member.
  ///
  /// - Throws: What went wrong, ``Refusal`` where there is no such thing.
  func reserve(_ thing: Identifier) async throws {
    try await write(.reserve(thing: thing))
  }

  /// Tells the library what it should have.
  func wish(for name: String, because reason: String) async throws {
    try await write(.wish(name: name, reason: reason))
  }

  /// Whom those can call who get no further; nil if that is nobody. It seldom changes, so an answer
  /// of the last hour will do.
  func helpLine() async throws -> String? {
    try await service.response(to: .desks, as: Desks.self, notOlderThan: .seconds(3600))
      .value.rows.first?.phone
  }

  private func write(_ route: LibraryRoute) async throws {
    guard try await service.response(to: route, as: Answer.self).value.ok else { throw Refusal() }
  }

  /// The library did not do what it was asked for.
  struct Refusal: Error {}

  private nonisolated struct Answer: Decodable {
    let ok: Bool
  }

  private nonisolated struct Desks: Decodable {
    struct Desk: Decodable { let phone: String }
    let rows: [Desk]
  }
}

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// The log-in that an app has already, which generated screens ask in the place of one of their own: an API
/// whose spec says `auth: app` has its requests authorized here.
///
/// ```swift
/// extension LegacyLogIn: AppLogIn {
///   func authorize(_ request: URLRequest) async throws -> URLRequest {
///     var request = request
///     request.setValue("Bearer \(try await token())", forHTTPHeaderField: "Authorization")
///     return request
///   }
///
///   func refresh(after refused: URLRequest) async throws -> Bool {
///     try await renewToken()
///   }
/// }
/// ```
///
/// Where specs use `$session`, `Session` is the generated type of it, and ``session`` and
/// ``observeSession(_:)`` say who is logged in.
public protocol AppLogIn<Session>: Sendable {
  /// What specs know of who is logged in; `Never` where they don't use `$session`.
  associatedtype Session: Codable & Hashable & Sendable = Never

  /// `request` with what says who asks: headers, or another address. Nothing else of it is taken over. May
  /// wait, as for a token that is just being renewed; what it throws is what the request fails with.
  func authorize(_ request: URLRequest) async throws -> URLRequest

  /// The server has answered `refused` with status 401. However many requests are refused at once, this is
  /// called for one of them, and the others wait for it.
  ///
  /// - Returns: Whether it is worth asking again: the requests are then authorized anew and sent once more.
  func refresh(after refused: URLRequest) async throws -> Bool

  /// Who is logged in as the app starts; nil for nobody.
  @MainActor var session: Session? { get }

  /// Calls `change` from now on whenever somebody has logged in or out, or the session was renewed.
  @MainActor func observeSession(_ change: @escaping @MainActor (LogInChange<Session>) -> Void)

  /// Somebody wants to log out, as by `do: logOut` of a spec.
  @MainActor func logOut()
}

extension AppLogIn {
  public func refresh(after refused: URLRequest) async throws -> Bool { false }

  @MainActor public func logOut() {}
}

extension AppLogIn where Session == Never {
  @MainActor public var session: Never? { nil }

  @MainActor public func observeSession(
    _ change: @escaping @MainActor (LogInChange<Never>) -> Void
  ) {}
}

/// What has become of who is logged in.
public enum LogInChange<Session: Hashable & Sendable>: Hashable, Sendable {
  /// Somebody has logged in. Who was logged in before is not any more.
  case loggedIn(Session)
  /// The same person is logged in by a new session, or other things are known of them.
  case renewed(Session)
  /// Nobody is logged in any more.
  case loggedOut
}

/// Sessions that the app's own log-in begins and ends.
extension SessionStore {
  /// The session that `logIn` has, and those that follow on it. What keeps it is the app's own.
  public convenience init(following logIn: any AppLogIn<Session>) {
    self.init(storage: MemorySessionStorage())
    if let session = logIn.session { take(.loggedIn(session)) }
    endAppLogIn = { logIn.logOut() }
    logIn.observeSession { [weak self] in self?.take($0) }
  }

  private func take(_ change: LogInChange<Session>) {
    do {
      switch change {
      case .loggedIn(let session): try begin(session)
      case .renewed(let session) where current == nil: try begin(session)
      case .renewed(let session): try renew(session)
      case .loggedOut where current == nil: break
      case .loggedOut: try forget()
      }
    } catch {
      // Nothing of it is written anywhere but into memory; what cannot be encoded is no session.
      assertionFailure("\(error)")
    }
  }
}

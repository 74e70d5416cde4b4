import Foundation

/// Who is logged in, and with what. It survives the app's end where its storage does.
@MainActor
public final class SessionStore<Session: Codable & Hashable & Sendable> {
  /// The session; nil while nobody is logged in.
  public private(set) var current: Session?

  /// Announces sessions that begin, are renewed and end.
  public let changes = Broadcaster<SessionChange<Session>>()

  /// What the session was before it was renewed, since its log-in: the last ones, in their order.
  private(set) var earlier: [Session] = []
  /// How many sessions have ended.
  private(set) var endings = 0

  /// Logs out of the app's own log-in, where that is who begins sessions.
  var endAppLogIn: (@MainActor () -> Void)?

  private let storage: any SessionStorage

  /// The session that `storage` holds, if it holds one.
  public init(storage: any SessionStorage = MemorySessionStorage()) {
    self.storage = storage
    // What can't be read any more, as after an update of the app, is no session.
    current = (try? storage.load()).flatMap { try? Self.decoder.decode(Session.self, from: $0) }
  }

  /// Dates in sessions are kept by the standard, whatever formats their fields have in payloads.
  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.readOwnDates()
    return decoder
  }

  /// Who is logged in now and after each change: nil for nobody, and the session itself when it begins or is
  /// renewed; who comes late gets the last one. It ends when the task that waits for it is cancelled, and when the
  /// app is gone.
  public func values() -> AsyncStream<Session?> {
    changes.stream(beginningWith: [current], buffering: .bufferingNewest(1)) { change in
      .some(change.session)
    }
  }

  /// Begins the session of who has just logged in. Where somebody was logged in before, that session has
  /// ended, and what was kept for it is forgotten.
  public func begin(_ session: Session) throws {
    try keep(session)
    let old = current
    if old != nil { endings += 1 }
    earlier = []
    current = session
    changes.send(.began(session, replacing: old))
  }

  /// Renews the session of who is logged in, as by a new token: all else stays as it is. Nothing happens
  /// while nobody is logged in.
  public func renew(_ session: Session) throws {
    guard let old = current else { return }
    try keep(session)
    earlier = earlier.suffix(7) + [old]
    current = session
    changes.send(.renewed(session))
  }

  private func keep(_ session: Session) throws {
    try storage.save(JSONEncoder().encode(session))
  }

  /// Ends the session, and forgets what was stored of it. The session ends even where that cannot be
  /// removed.
  public func end() throws {
    defer { endAppLogIn?() }
    try forget()
  }

  /// Ends the session here.
  func forget() throws {
    defer {
      current = nil
      earlier = []
      endings += 1
      changes.send(.ended)
    }
    try storage.remove()
  }
}

/// What has become of the session in a store.
public enum SessionChange<Session: Hashable & Sendable>: Hashable, Sendable {
  /// Somebody has logged in, while `replacing` was the session of who was logged in before; nil for nobody.
  case began(Session, replacing: Session?)
  /// The same person is logged in by a new session.
  case renewed(Session)
  /// Nobody is logged in any more.
  case ended

  /// The session since then; nil while nobody is logged in.
  public var session: Session? {
    switch self {
    case .began(let session, replacing: _), .renewed(let session): session
    case .ended: nil
    }
  }

  /// Whether a session that there was is none any more, so that what was kept for it has to go.
  public var endsSession: Bool {
    switch self {
    case .began(_, let replaced): replaced != nil
    case .renewed: false
    case .ended: true
    }
  }
}

/// Where a session is kept. Apps keep secrets in the keychain by a storage of their own.
@MainActor
public protocol SessionStorage: AnyObject {
  /// What is kept; nil if that is nothing.
  func load() throws -> Data?

  /// Keeps `data` in the place of what was kept before.
  func save(_ data: Data) throws

  /// Forgets what was kept.
  func remove() throws
}

/// Keeps a session as long as the app runs.
@MainActor
public final class MemorySessionStorage: SessionStorage {
  private var data: Data?

  /// A storage that holds nothing.
  nonisolated public init() {}

  public func load() -> Data? { data }

  public func save(_ data: Data) {
    self.data = data
  }

  public func remove() {
    data = nil
  }
}

/// Keeps a session in a file, which is whole at any time.
@MainActor
public final class FileSessionStorage: SessionStorage {
  private let file: URL

  /// A storage in `file`, whose folder is there.
  nonisolated public init(file: URL) {
    self.file = file
  }

  public func load() throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file)
  }

  public func save(_ data: Data) throws {
    try data.write(to: file, options: .atomic)
  }

  public func remove() throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}

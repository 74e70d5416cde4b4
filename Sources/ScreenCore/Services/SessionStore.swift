import Foundation

/// Who is logged in, and with what. It survives the app's end where its storage does.
@MainActor
public final class SessionStore<Session: Codable & Hashable & Sendable> {
  /// The session; nil while nobody is logged in.
  public private(set) var current: Session?

  /// Tells of sessions that begin, change and end.
  public let changes = Broadcaster<Session?>()

  /// What the session was before it was renewed, since its log-in: the last ones, in their order.
  private(set) var earlier: [Session] = []
  /// How many sessions have ended.
  private(set) var endings = 0

  private let storage: any SessionStorage

  /// The session that `storage` holds, if it holds one.
  public init(storage: any SessionStorage = MemorySessionStorage()) {
    self.storage = storage
    // What can't be read any more, as after an update of the app, is no session.
    current = (try? storage.load()).flatMap { try? JSONDecoder().decode(Session.self, from: $0) }
  }

  /// Begins a session, in the place of the one before.
  public func begin(_ session: Session) throws {
    try storage.save(JSONEncoder().encode(session))
    if let current { earlier = earlier.suffix(7) + [current] }
    current = session
    changes.send(session)
  }

  /// Ends the session, and forgets what was stored of it. The session ends even where that cannot be
  /// removed.
  public func end() throws {
    defer {
      current = nil
      earlier = []
      endings += 1
      changes.send(nil)
    }
    try storage.remove()
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

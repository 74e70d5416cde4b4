/// Changes of the place that a source's items come from, for as long as this is kept.
///
/// Who loads waits until it listens, so that nothing changes unheard after the load has begun.
@MainActor
final class SourceChanges {
  private let isListening: @Sendable () async -> Void
  private let find: @Sendable () async -> Void
  private let telling: Task<Void, Never>

  /// Calls `tell` for each of the changes that `subscribe` brings and that concern the source.
  ///
  /// - Parameter find: Looks for changes that were not announced, which then come as the others do.
  init<Change: Sendable>(
    _ subscribe: @escaping @Sendable () async -> AsyncStream<Change>,
    finding find: @escaping @Sendable () async -> Void = {},
    where concerns: @escaping @MainActor (Change) -> Bool = { _ in true },
    tell: @escaping @MainActor () -> Void
  ) {
    let subscribing = Task { await subscribe() }
    isListening = { _ = await subscribing.value }
    self.find = find
    telling = Task {
      for await change in await subscribing.value where concerns(change) { tell() }
    }
  }

  /// Changes of `database`.
  convenience init(of database: any DatabaseReading, tell: @escaping @MainActor () -> Void) {
    self.init(
      { await database.changes() }, finding: { await database.lookForChanges() }, tell: tell)
  }

  /// Changes of the file that `file` names now. What `files` doesn't write itself is found by `seen`.
  convenience init(
    of file: @escaping @MainActor () -> StoredFile, in files: FileFolders, seen: SeenFile,
    tell: @escaping @MainActor () -> Void
  ) {
    self.init(
      { await files.writer.changes() },
      finding: { if await seen.hasChanged() { await tell() } },
      where: { $0 == files.url(of: file()) }, tell: tell)
  }

  deinit {
    telling.cancel()
  }

  /// Returns once all further changes are told.
  func listen() async {
    await isListening()
  }

  /// Looks for what has changed unheard.
  func look() {
    Task { [find] in await find() }
  }
}

/// A source that loads anew when what it comes from has changed.
@MainActor
protocol ChangeFollower: AnyObject {
  /// What is listened to.
  var changes: SourceChanges? { get set }

  /// Something has changed.
  func didChange()
}

extension ChangeFollower {
  /// Listens to changes of `database`.
  func follow(_ database: any DatabaseReading) {
    changes = SourceChanges(of: database) { [weak self] in self?.didChange() }
  }

  /// Listens to what is written into the file that `file` names. `seen` is what is read of it.
  func follow(
    _ files: FileFolders, _ file: @escaping @MainActor () -> StoredFile, seen: SeenFile
  ) {
    changes = SourceChanges(of: file, in: files, seen: seen) { [weak self] in self?.didChange() }
  }
}

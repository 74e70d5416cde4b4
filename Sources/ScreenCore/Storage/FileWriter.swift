import Foundation

/// Writes files of an app, one after the other, and tells who shows them.
actor FileWriter {
  private var listeners: [Int: AsyncStream<URL>.Continuation] = [:]
  private var lastListener = 0

  /// Announces each file that was written or removed.
  func changes() -> AsyncStream<URL> {
    let (stream, continuation) = AsyncStream<URL>.makeStream()
    lastListener += 1
    let listener = lastListener
    listeners[listener] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(listener) }
    }
    return stream
  }

  private func forget(_ listener: Int) {
    listeners[listener] = nil
  }

  /// Puts `data` in the place of the file at `url`, whose folder is made if it is not there.
  func write(_ data: Data, to url: URL) throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Beside the file first, which then takes its name: readers find the one or the other, and so does
      // who comes after a crash.
      try data.write(to: url, options: .atomic)
    } catch {
      throw FileError(error, at: url)
    }
    tell(url)
  }

  /// Changes what the file at `url` holds. Nobody else comes between.
  func update<Contents: Codable>(
    _ url: URL, from empty: Contents, _ change: @Sendable (inout Contents) -> Void
  ) throws(FileError) -> Contents {
    let format = StoredFormat(of: url)
    var contents = try format.contents(of: Contents.self, at: url) ?? empty
    change(&contents)
    try write(format.data(of: contents), to: url)
    return contents
  }

  /// Removes the file at `url`, if it is there.
  func remove(_ url: URL) throws(FileError) {
    do {
      try FileManager.default.removeItem(at: url)
    } catch CocoaError.fileNoSuchFile {
      return
    } catch {
      throw FileError(error, at: url)
    }
    tell(url)
  }

  private func tell(_ url: URL) {
    for listener in listeners.values { listener.yield(url) }
  }
}

extension FileError {
  /// What the system said of writing the file at `url`.
  fileprivate init(_ error: any Error, at url: URL) {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission?, .fileWriteVolumeReadOnly?: self = .readOnly(path: url.path)
    case .fileWriteOutOfSpace?: self = .outOfSpace
    default:
      let reason = (error as NSError).localizedDescription
      self = .refused(path: url.path, reason: reason)
    }
  }
}

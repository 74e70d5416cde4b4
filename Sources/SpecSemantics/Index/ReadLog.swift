import SourceText
import Synchronization

/// Notes which files' declarations an index was asked for, so that it is known later what something
/// was made from.
///
/// Names, kinds and places of declarations are not noted, as they are part of the app's outline.
package final class ReadLog: Sendable {
  private let reads = Mutex(FilesRead.files([]))

  package init() {}

  /// What was asked for since this was called last.
  package func take() -> FilesRead {
    reads.withLock { reads in
      defer { reads = .files([]) }
      return reads
    }
  }

  func note(_ file: FileID) {
    reads.withLock { $0.insert(file) }
  }

  /// Notes that something was asked for that follows from all files.
  func noteAll() {
    reads.withLock { $0 = .all }
  }
}

/// The files that something was made from.
package enum FilesRead: Sendable, Equatable {
  /// In no order, each once.
  case files([FileID])
  case all

  /// There are few, and mostly one is asked for many times in turn.
  fileprivate mutating func insert(_ file: FileID) {
    guard case .files(var files) = self, !files.reversed().contains(file) else { return }
    self = .files([])
    files.append(file)
    self = .files(files)
  }
}

import Foundation

/// The file that a source has read last, to find out whether another process, or somebody else in the app, has
/// written it since.
///
/// It is looked at when somebody wants to know: Dispatch watches files on Apple's platforms only, and a file
/// that is replaced as a whole would have to be watched by its folder.
final class SeenFile: Sendable {
  /// A file at a time.
  private struct Look: Equatable {
    let url: URL
    /// Nil where it is not there.
    let state: State?
  }

  /// What differs between two files without their contents being read.
  private struct State: Equatable {
    let number: Int?
    let size: Int?
    let changed: Date?
  }

  private let last = Locked<Look?>(nil)

  /// Takes the file at `url` as it is now for what the source knows.
  func note(_ url: URL) {
    let look = Self.look(at: url)
    last.update { $0 = look }
  }

  /// Whether the file is another one now than when it was last noted or asked for; false where none was.
  @concurrent
  func hasChanged() async -> Bool {
    guard let before = last.value else { return false }
    let now = Self.look(at: before.url)
    guard now != before else { return false }
    last.update { if $0 == before { $0 = now } }
    return true
  }

  private static func look(at url: URL) -> Look {
    let path = url.resolvingSymlinksInPath().path
    guard let found = try? FileManager.default.attributesOfItem(atPath: path) else {
      return Look(url: url, state: nil)
    }
    return Look(
      url: url,
      state: State(
        number: (found[.systemFileNumber] as? NSNumber)?.intValue,
        size: (found[.size] as? NSNumber)?.intValue,
        changed: found[.modificationDate] as? Date))
  }
}

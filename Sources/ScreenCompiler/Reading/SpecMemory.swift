import Synchronization

/// Specs as they were read last, for those who read them again and again.
package final class SpecMemory: Sendable {
  private let kept = Mutex<[Range<Int>: SpecLoader.Part]>([:])

  /// A memory of nothing.
  package init() {}

  /// What was read, by its places among all specs.
  var parts: [Range<Int>: SpecLoader.Part] { kept.withLock { $0 } }

  /// Remembers what was read of a number of files, so many in each part.
  func keep(_ parts: [SpecLoader.Part], of count: Int, _ size: Int) {
    let ranges = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    let all = Dictionary(uniqueKeysWithValues: zip(ranges, parts))
    kept.withLock { $0 = all }
  }
}

extension SpecLoader.Part {
  /// Whether files are as they were when they were read.
  func isCurrent(_ paths: ArraySlice<String>, root: String) -> Bool {
    // What could not be read is not among what was seen.
    seen.count == paths.count
      && zip(seen, paths).allSatisfy { file, path in
        file.path == path && file.stamp != nil
          && file.stamp == FileSystem.stamp(of: Path.join(root, path))
      }
  }
}

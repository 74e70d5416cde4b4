import Foundation

/// Tells when a file that the app is made of was saved: a spec, a sample, or one with its texts.
struct SpecWatcher: Sendable {
  private let folder: URL
  private let others: [URL]

  /// - Parameter others: Files elsewhere.
  init(_ folder: String, _ others: [URL]) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.others = others
  }

  /// What files were like when they were looked at.
  struct State: Equatable, Sendable {
    fileprivate let files: [String: Stamp?]

    /// The same with files that were not looked at.
    func adding(_ other: State) -> State {
      State(files: other.files.merging(files.filter { other.files[$0.key] != nil }) { $1 })
    }
  }

  fileprivate struct Stamp: Equatable {
    let modified: Date
    let size: Int
  }

  /// What the files are like now. Nobody who looks at the app waits for that.
  @concurrent
  func look() async -> State {
    var files: [String: Stamp?] = [:]
    let keys: [URLResourceKey] = [
      .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
    ]
    let inside = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    for case let file as URL in inside ?? FileManager.DirectoryEnumerator() {
      files[file.path] = .some(Self.stamp(of: file, keys))
    }
    for file in others { files[file.path] = .some(Self.stamp(of: file, keys)) }
    return State(files: files)
  }

  private static func stamp(of file: URL, _ keys: [URLResourceKey]) -> Stamp? {
    guard let values = try? file.resourceValues(forKeys: Set(keys)), values.isRegularFile == true,
      let modified = values.contentModificationDate
    else { return nil }
    return Stamp(modified: modified, size: values.fileSize ?? 0)
  }
}

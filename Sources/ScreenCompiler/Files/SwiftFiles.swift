import SourceText

/// The hand-written Swift files of an app.
enum SwiftFiles {
  /// Finds the Swift files below folders, but for those below others.
  ///
  /// A folder that isn't there has no files.
  static func paths(
    below folders: [String], without excluded: [String]
  ) throws(FileError) -> [String] {
    var paths: [String] = []
    var known: Set<String> = []
    var folders = folders.filter { FileSystem.kind(of: $0) == .directory }
    let excluded = Set(excluded.map(Path.normalized))
    while let folder = folders.popLast() {
      for entry in try FileSystem.entries(of: folder) where !entry.name.hasPrefix(".") {
        let path = Path.join(folder, entry.name)
        switch entry.kind {
        case .directory: if !excluded.contains(Path.normalized(path)) { folders.append(path) }
        case .file:
          if entry.name.hasSuffix(".swift"), known.insert(Path.normalized(path)).inserted {
            paths.append(path)
          }
        case .other: break
        }
      }
    }
    return paths.sorted()
  }
}

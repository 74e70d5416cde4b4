/// Where generated code lies: a folder with one for each of the app's modules in it, and those elsewhere that
/// Swift modules say.
struct OutputFolder: Sendable {
  let path: String
  /// Folders that do not lie in it, relative to it.
  private let elsewhere: [String]

  /// - Parameter folders: Folders with files, relative to this one.
  init(path: String, with folders: some Sequence<String> = []) {
    self.path = path
    elsewhere = Set(folders.filter(Self.isElsewhere)).sorted()
  }

  /// What stands under the names of Swift files in the folder, in those that may be of modules, and in those
  /// elsewhere, by paths relative to the folder.
  func swiftFiles() throws(FileError) -> [String: FileKind] {
    var found: [String: FileKind] = [:]
    if FileSystem.kind(of: path) == .directory {
      for entry in try FileSystem.entries(of: path) {
        if Self.isSwiftFile(entry.name) {
          found[entry.name] = entry.kind
        } else if entry.kind == .directory, !entry.name.hasPrefix(".") {
          try find(in: entry.name, &found)
        }
      }
    }
    for folder in elsewhere where FileSystem.kind(of: Path.join(path, folder)) == .directory {
      try find(in: folder, &found)
    }
    return found
  }

  private func find(in folder: String, _ found: inout [String: FileKind]) throws(FileError) {
    for inner in try FileSystem.entries(of: Path.join(path, folder))
    where Self.isSwiftFile(inner.name) {
      found["\(folder)/\(inner.name)"] = inner.kind
    }
  }

  /// The folder that a file at a path relative to the output folder lies in, if not in that itself.
  static func folder(of path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }

  /// Whether a folder is none of those that are found by themselves.
  static func isElsewhere(_ folder: String) -> Bool {
    folder.utf8.contains(UInt8(ascii: "/")) || folder == ".."
  }

  private static func isSwiftFile(_ name: String) -> Bool { name.hasSuffix(".swift") }
}

/// Where generated code lies: a folder with one for each of the app's modules in it.
struct OutputFolder: Sendable {
  let path: String

  /// What stands under the names of Swift files in the folder, and in those that may be of modules,
  /// by paths relative to the folder.
  func swiftFiles() throws(FileError) -> [String: FileKind] {
    var found: [String: FileKind] = [:]
    for entry in try FileSystem.entries(of: path) {
      if Self.isSwiftFile(entry.name) {
        found[entry.name] = entry.kind
      } else if entry.kind == .directory, !entry.name.hasPrefix(".") {
        for inner in try FileSystem.entries(of: Path.join(path, entry.name))
        where Self.isSwiftFile(inner.name) {
          found["\(entry.name)/\(inner.name)"] = inner.kind
        }
      }
    }
    return found
  }

  /// The folder of a module that a file lies in, if it lies in one.
  static func module(of path: String) -> String? {
    path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }

  private static func isSwiftFile(_ name: String) -> Bool { name.hasSuffix(".swift") }
}

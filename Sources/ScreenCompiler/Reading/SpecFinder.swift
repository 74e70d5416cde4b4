/// Finds the spec files of a project.
enum SpecFinder {
  private static let deepest = 64

  /// The paths of all specs below a folder, relative to it, sorted by their bytes.
  ///
  /// Hidden files and folders are passed over, and so is the tool's configuration. What is named as
  /// a spec and cannot be read is among them, so that reading it says so.
  static func paths(below root: String) throws(FileError) -> [String] {
    var paths: [String] = []
    try collect(root, prefix: "", depth: 0, into: &paths)
    return paths.sorted { $0.precedesByBytes($1) }
  }

  private static func collect(
    _ root: String, prefix: String, depth: Int, into paths: inout [String]
  ) throws(FileError) {
    guard depth < deepest else { return }
    let folder = prefix.isEmpty ? root : "\(root)/\(prefix)"
    for entry in try FileSystem.entries(of: folder) {
      guard entry.name.utf8.first != UInt8(ascii: ".") else { continue }
      let path = prefix.isEmpty ? entry.name : "\(prefix)/\(entry.name)"
      switch entry.kind {
      case .directory: try collect(root, prefix: path, depth: depth + 1, into: &paths)
      case .file, .other: if isSpec(entry.name) { paths.append(path) }
      }
    }
  }

  private static func isSpec(_ name: String) -> Bool {
    (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && name != Project.configurationName
  }
}

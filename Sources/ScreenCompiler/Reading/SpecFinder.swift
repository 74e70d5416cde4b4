import SpecSemantics

/// Finds the spec files of a project.
enum SpecFinder {
  private static let deepest = 64
  /// Few enough that threads share the work evenly.
  private static let itemsAtOnce = 8

  /// What stands in a folder, by its path below the root.
  private enum Item: Sendable {
    case spec(String)
    /// A folder, whose path ends in `/`: so it stands among others where the paths of its files do.
    case folder(String)

    var path: String {
      switch self {
      case .spec(let path), .folder(let path): path
      }
    }
  }

  /// The paths of all specs below a folder, relative to it, sorted by their bytes.
  ///
  /// Hidden files and folders are passed over, and so is the tool's configuration. What is named as
  /// a spec and cannot be read is among them, so that reading it says so.
  ///
  /// - Parameter alsoMisnamed: Whether files are among them that are most likely meant to be specs, and are
  ///   called otherwise; reading these says so, too.
  static func paths(below root: String, alsoMisnamed: Bool = false) throws(FileError) -> [String] {
    let isWanted: @Sendable (String) -> Bool = { isSpec($0) || alsoMisnamed && isMisnamed($0) }
    let top = try items(of: root, prefix: "", isWanted)
    // Asking the system takes longer than anything else here, so all cores do.
    let parts = top.parallelMap(partsOf: itemsAtOnce) { range in
      Result { () throws(FileError) in
        var paths: [String] = []
        for item in top[range] { try collect(item, root, depth: 1, isWanted, into: &paths) }
        return paths
      }
    }
    var paths: [String] = []
    for part in parts { paths += try part.get() }
    return paths
  }

  private static func collect(
    _ item: Item, _ root: String, depth: Int, _ isWanted: @Sendable (String) -> Bool,
    into paths: inout [String]
  ) throws(FileError) {
    switch item {
    case .spec(let path): paths.append(path)
    case .folder(let prefix):
      guard depth < deepest else { return }
      for item in try items(of: "\(root)/\(prefix.dropLast())", prefix: prefix, isWanted) {
        try collect(item, root, depth: depth + 1, isWanted, into: &paths)
      }
    }
  }

  /// What may be or have specs in a folder, in the order of what is in it, too.
  private static func items(
    of folder: String, prefix: String, _ isWanted: (String) -> Bool
  ) throws(FileError) -> [Item] {
    var items: [Item] = []
    for entry in try FileSystem.entries(of: folder) {
      guard entry.name.utf8.first != UInt8(ascii: ".") else { continue }
      switch entry.kind {
      case .directory: items.append(.folder("\(prefix)\(entry.name)/"))
      case .file, .other: if isWanted(entry.name) { items.append(.spec(prefix + entry.name)) }
      }
    }
    return items.sorted { $0.path.precedesByBytes($1.path) }
  }

  /// Whether a file is called as specs nearly are: in capitals, with an ending behind theirs, or with letters
  /// of theirs swapped or missing.
  static func isMisnamed(_ name: String) -> Bool {
    guard !isSpec(name), name.lowercased() != Project.configurationName else { return false }
    let parts = name.lowercased().split(separator: ".")
    guard parts.count > 1, let ending = parts.last else { return false }
    switch ending {
    case "yaml", "yml", "yam", "ymal", "yalm", "yamll", "yamk": return true
    case "txt": return parts.count > 2 && ["yaml", "yml"].contains(parts[parts.count - 2])
    default: return false
    }
  }

  static func isSpec(_ name: String) -> Bool {
    (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && name != Project.configurationName
  }
}

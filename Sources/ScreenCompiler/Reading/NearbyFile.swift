import SourceText

/// A file that may have been meant by a path at which nothing is.
enum NearbyFile {
  /// A folder of more names than these is none that files are looked for in by guessing.
  private static let mostNames = 1000

  /// The path of the file that was most likely meant: the only one in a folder that was named, one of a like name in the same folder, the only one there of the
  /// same name with another ending, or one of the very name in a folder beside.
  ///
  /// - Parameters:
  ///   - path: The path as it was written, relative to `root`.
  ///   - root: The folder of the specs.
  ///   - named: The files that specs name: these are not meant once more, unless it is a folder that is misspelt.
  static func meant(by path: String, in root: String, besides named: Set<String>) -> String? {
    guard let found = nearest(to: path, in: root, besides: named),
      !named.contains(found) || isShared(found, as: path)
    else { return nil }
    return found
  }

  /// Whether a file that specs name may be meant by another path as well: several sources may answer the same. Texts of
  /// another language are other ones.
  private static func isShared(_ found: String, as path: String) -> Bool {
    Path.name(of: found).lowercased() == Path.name(of: path).lowercased()
      && !found.contains(".lproj/")
  }

  private static func nearest(
    to path: String, in root: String, besides named: Set<String>
  ) -> String? {
    if FileSystem.kind(of: Path.join(root, path)) == .directory {
      let within = names(in: path, root, are: .file)
      return within.count == 1 ? at(path, within[0]) : nil
    }
    if let same = alongLikeFolders(path, root) { return same }
    let above = Path.join("..", path)
    if FileSystem.kind(of: Path.join(root, above)) == .file { return above }
    let (folder, name) = (Path.parent(of: path), Path.name(of: path))
    let beside = names(in: folder, root, are: .file)
    if let near = NearMiss.suggestion(for: name, among: beside) { return at(folder, near) }
    let stem = stem(of: name)
    let others = beside.filter { self.stem(of: $0) == stem }
    if others.count == 1 { return at(folder, others[0]) }
    return elsewhere(name, than: folder, root, besides: named)
  }

  /// The path with folders of like names in the place of those that are not there, if it is that of a file.
  private static func alongLikeFolders(_ path: String, _ root: String) -> String? {
    var way = ""
    for part in Path.parent(of: path).split(separator: "/").map(String.init) {
      let folder = way.isEmpty ? part : Path.join(way, part)
      if FileSystem.kind(of: Path.join(root, folder)) == .directory {
        way = folder
      } else {
        let others = names(in: way.isEmpty ? "." : way, root, are: .directory)
        guard let near = NearMiss.suggestion(for: part, among: others) else { return nil }
        way = way.isEmpty ? near : Path.join(way, near)
      }
    }
    let found = way.isEmpty ? Path.name(of: path) : Path.join(way, Path.name(of: path))
    return found != path && FileSystem.kind(of: Path.join(root, found)) == .file ? found : nil
  }

  /// The only file of a name in the folders of the specs and beside the one that was named.
  private static func elsewhere(
    _ name: String, than folder: String, _ root: String, besides named: Set<String>
  ) -> String? {
    var found: Set<String> = []
    for base in Set([".", folder, Path.parent(of: folder)]) {
      let folders = [base] + names(in: base, root, are: .directory).map { at(base, $0) }
      for place in folders where names(in: place, root, are: .file).contains(name) {
        found.insert(Path.normalized(at(place, name)))
      }
    }
    // Without its folder a file is none of those that are named with theirs.
    if found.count > 1, folder == "." { found.subtract(named) }
    return found.count == 1 ? found.first : nil
  }

  private static func at(_ folder: String, _ name: String) -> String {
    folder == "." ? name : Path.join(folder, name)
  }

  private static func names(in folder: String, _ root: String, are kind: FileKind) -> [String] {
    let entries = try? FileSystem.entries(of: Path.join(root, folder))
    guard let entries, entries.count <= mostNames else { return [] }
    return entries.filter { entry in
      entry.kind == kind && !entry.name.hasPrefix(".")
        // What specs name is no spec.
        && !(kind == .file && SpecFinder.isSpec(entry.name))
    }.map(\.name).sorted()
  }

  private static func stem(of name: String) -> Substring { name.prefix { $0 != "." } }
}

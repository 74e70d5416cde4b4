import SpecModel

/// A folder with symbol graphs of the app's own code.
public struct SymbolFolder: Sendable, Hashable {
  let path: String
  /// What the configuration says; nil for a folder of the command line.
  let name: Name?
}

extension SymbolFolder {
  /// Folders of the command line, which have to be there.
  static func given(_ paths: [String]) throws(Project.Failure) -> [SymbolFolder] {
    var folders: [SymbolFolder] = []
    for path in paths {
      let folder = SymbolFolder(path: Path.normalized(path), name: nil)
      guard FileSystem.kind(of: folder.path) == .directory else { throw .noSymbolFolder(path) }
      guard !SymbolLoader.paths(in: [folder]).isEmpty else { throw .noSymbolGraphs(path) }
      folders.append(folder)
    }
    return folders
  }

  /// Folders of a configuration.
  static func configured(_ names: [Name], at configuration: String) -> [SymbolFolder] {
    names.map { name in
      SymbolFolder(
        path: Path.normalized(Path.join(Path.parent(of: configuration), name.text)), name: name)
    }
  }
}

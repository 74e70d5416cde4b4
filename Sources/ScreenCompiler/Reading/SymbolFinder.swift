import ReferencedFiles
import SpecSemantics
import SymbolGraphs

/// Finds the symbol graphs of the app's own code.
enum SymbolFinder {
  /// Tools put them beside one another or into a folder for each target.
  private static let deepest = 8

  /// The paths of all symbol graphs below a folder, but for those of the run-time, sorted by their bytes.
  static func paths(below folder: String) throws(FileError) -> [String] {
    var paths: [String] = []
    try collect(folder, depth: 0, into: &paths)
    return paths.sorted { $0.precedesByBytes($1) }
  }

  private static func collect(
    _ folder: String, depth: Int, into paths: inout [String]
  ) throws(FileError) {
    guard depth < deepest else { return }
    for entry in try FileSystem.entries(of: folder) {
      let path = Path.join(folder, entry.name)
      switch entry.kind {
      case .directory: try collect(path, depth: depth + 1, into: &paths)
      case .file, .other:
        guard let module = SymbolGraph.module(ofFileNamed: entry.name),
          AppSymbols.concerns(module)
        else { continue }
        paths.append(path)
      }
    }
  }
}

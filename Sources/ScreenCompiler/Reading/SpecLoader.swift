import Diagnostics
import SourceText
import SpecChecks
import SpecModel

/// Reads all specs of a project, on all cores.
enum SpecLoader {
  /// Few enough that threads share the work evenly, many enough that sharing costs nothing.
  private static let filesAtOnce = 32

  static func load(_ paths: [String], root: String) -> [SpecFile] {
    paths.parallelMap(partsOf: filesAtOnce) { range in
      range.map { load(paths[$0], root: root, id: FileID(rawValue: UInt32($0) + 1)) }
    }
    .flatMap(\.self)
  }

  private static func load(_ path: String, root: String, id: FileID) -> SpecFile {
    do throws(FileError) {
      return SpecReader.read(try FileSystem.read(Path.join(root, path)), id: id, path: path)
    } catch {
      return SpecFile(
        id: id, path: path, declarations: [], lines: [], aliasUses: [],
        diagnostics: [
          Diagnostic(
            .unreadableFile, error.description, at: Location(file: id, span: .zero),
            help: ["make the file readable, or take it out of the spec folder"])
        ])
    }
  }
}

import Diagnostics
import SourceText
import SpecChecks
import SpecModel

/// A spec that was read.
struct LoadedSpec: Sendable {
  let file: SpecFile
  /// The file as it was read; nil if it could not be.
  let seen: RecordedFile?
}

/// Reads all specs of a project, on all cores.
enum SpecLoader {
  /// Few enough that threads share the work evenly, many enough that sharing costs nothing.
  private static let filesAtOnce = 32

  static func load(_ paths: [String], root: String) -> [LoadedSpec] {
    let time = FileTime.now
    return paths.parallelMap(partsOf: filesAtOnce) { range in
      range.map { load(paths[$0], root: root, id: FileID(rawValue: UInt32($0) + 1), time: time) }
    }
    .flatMap(\.self)
  }

  private static func load(
    _ path: String, root: String, id: FileID, time: FileTime
  ) -> LoadedSpec {
    do throws(FileError) {
      let (bytes, stamp) = try FileSystem.readWithStamp(Path.join(root, path))
      return LoadedSpec(
        file: SpecReader.read(bytes, id: id, path: path),
        seen: RecordedFile(path, stamp, bytes).unlessTooNew(seen: time))
    } catch {
      let file = SpecFile(
        id: id, path: path, declarations: [], lines: [], aliasUses: [],
        diagnostics: [
          Diagnostic(
            .unreadableFile, error.description, at: Location(file: id, span: .zero),
            help: ["make the file readable, or take it out of the spec folder"])
        ])
      return LoadedSpec(file: file, seen: nil)
    }
  }
}

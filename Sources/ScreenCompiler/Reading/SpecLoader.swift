import Diagnostics
import SourceText
import SpecChecks
import SpecModel

/// A spec that was read.
struct LoadedSpec: Sendable {
  let file: SpecFile
  /// The file as it was read; nil if it could not be, or if nobody will ask whether it has changed.
  let seen: RecordedFile?
  /// The comments by which rules are ignored in it.
  let suppressions: [Suppression]
}

/// Reads all specs of a project, on all cores.
enum SpecLoader {
  /// Few enough that threads share the work evenly, many enough that sharing costs nothing.
  private static let filesAtOnce = 32

  /// The position of a file among the specs of a run.
  static func position(of file: FileID) -> Int { Int(file.rawValue) - 1 }

  /// - Parameters:
  ///   - records: Whether it is to be found out later if the files have changed.
  ///   - edited: Texts that take the place of what is in files, by their paths.
  static func load(
    _ paths: [String], root: String, records: Bool = false, edited: [String: [UInt8]] = [:]
  ) -> [LoadedSpec] {
    let time = records ? FileTime.now : nil
    return paths.parallelMap(partsOf: filesAtOnce) { range in
      range.map { index in
        let id = FileID(rawValue: UInt32(index) + 1)
        let path = Path.join(root, paths[index])
        if !edited.isEmpty, let bytes = edited[path] {
          return spec(bytes, paths[index], id: id, seen: nil)
        }
        return load(paths[index], at: path, id: id, time: time)
      }
    }
    .flatMap(\.self)
  }

  private static func spec(
    _ bytes: [UInt8], _ path: String, id: FileID, seen: RecordedFile?
  ) -> LoadedSpec {
    LoadedSpec(
      file: SpecReader.read(bytes, id: id, path: path), seen: seen,
      suppressions: SuppressionReader.suppressions(in: bytes, file: id))
  }

  private static func load(
    _ path: String, at place: String, id: FileID, time: FileTime?
  ) -> LoadedSpec {
    do throws(FileError) {
      let (bytes, stamp) = try FileSystem.readWithStamp(place)
      let seen = time.map { RecordedFile(path, stamp, bytes).unlessTooNew(seen: $0) }
      return spec(bytes, path, id: id, seen: seen)
    } catch {
      let file = SpecFile(
        id: id, path: path, declarations: [], lines: [], aliasUses: [],
        diagnostics: [
          Diagnostic(
            .unreadableFile, error.description, at: Location(file: id, span: .zero),
            help: ["make the file readable, or take it out of the spec folder"])
        ])
      return LoadedSpec(file: file, seen: nil, suppressions: [])
    }
  }
}

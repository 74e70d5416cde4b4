import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Specs that were read.
struct LoadedSpecs: Sendable {
  let files: IndexedFiles
  /// Findings of reading the specs.
  let diagnostics: [Diagnostic]
  /// The files as they were read, but for those that could not be, and none if nobody will ask whether they
  /// have changed.
  let seen: [RecordedFile]
  /// The comments by which rules are ignored in them.
  let suppressions: [Suppression]
  /// Those that were not remembered.
  let readNow: Set<FileID>
}

/// Reads all specs of a project, on all cores.
enum SpecLoader {
  /// Few enough that threads share the work evenly, many enough that sharing costs nothing.
  private static let filesAtOnce = 32
  /// Few enough that little is read again with a file that has changed.
  private static let filesRemembered = 8

  /// A spec that was read.
  fileprivate struct Spec {
    let file: SpecFile
    let seen: RecordedFile?
    let suppressions: [Suppression]
  }

  /// Specs that one thread has read.
  struct Part: Sendable {
    let files: [SpecFile]
    let index: IndexPart
    let diagnostics: [Diagnostic]
    let seen: [RecordedFile]
    let suppressions: [Suppression]

    fileprivate init(_ specs: [Spec]) {
      files = specs.map(\.file)
      index = IndexPart(of: files[...])
      diagnostics = files.flatMap(\.diagnostics)
      seen = specs.compactMap(\.seen)
      suppressions = specs.flatMap(\.suppressions)
    }
  }

  /// The position of a file among the specs of a run.
  static func position(of file: FileID) -> Int { Int(file.rawValue) - 1 }

  /// - Parameters:
  ///   - records: Whether it is to be found out later if the files have changed, as for generated code, which says what
  ///     comments say of declarations, too.
  ///   - edited: Texts that take the place of what is in files, by their paths.
  ///   - memory: What was read before, and is read again only where it has changed.
  static func load(
    _ paths: [String], root: String, records: Bool = false, edited: [String: [UInt8]] = [:],
    remembering memory: SpecMemory? = nil
  ) -> LoadedSpecs {
    let time = records || memory != nil ? FileTime.now : nil
    let known = memory?.parts ?? [:]
    let size = memory == nil ? filesAtOnce : filesRemembered
    let loaded = paths.parallelMap(partsOf: size) { range -> (part: Part, isNew: Bool) in
      if let part = known[range], part.isCurrent(paths[range], root: root) { return (part, false) }
      let part = Part(
        range.map { index in
          let id = FileID(rawValue: UInt32(index) + 1)
          let path = Path.join(root, paths[index])
          if !edited.isEmpty, let bytes = edited[path] {
            return spec(bytes, paths[index], id: id, seen: nil, keepsRemarks: time != nil)
          }
          return load(paths[index], at: path, id: id, time: time)
        })
      return (part, true)
    }
    let readNow = Set(loaded.filter(\.isNew).flatMap { $0.part.files.map(\.id) })
    let parts = loaded.map(\.part)
    memory?.keep(parts, of: paths.count, filesRemembered)
    return LoadedSpecs(
      files: IndexedFiles(joining: parts.map { ($0.files, $0.index) }),
      diagnostics: parts.flatMap(\.diagnostics), seen: parts.flatMap(\.seen),
      suppressions: parts.flatMap(\.suppressions), readNow: readNow)
  }

  private static func spec(
    _ bytes: [UInt8], _ path: String, id: FileID, seen: RecordedFile?, keepsRemarks: Bool
  ) -> Spec {
    Spec(
      file: SpecReader.read(bytes, id: id, path: path, keepsRemarks: keepsRemarks), seen: seen,
      suppressions: SuppressionReader.suppressions(in: bytes, file: id))
  }

  private static func load(
    _ path: String, at place: String, id: FileID, time: FileTime?
  ) -> Spec {
    guard !path.utf8.suffix(4).elementsEqual(".yml".utf8) || Path.name(of: path) != "screenc.yml"
    else {
      return passedOver(
        path, id: id, .misnamedFile,
        "this is no spec, and as the configuration it is read by nobody",
        help: "name it `\(Project.configurationName)`")
    }
    guard !SpecFinder.isMisnamed(Path.name(of: path)) else {
      let finding = Diagnostic(
        .misnamedFile, "this is read by nobody: specs end in `.yaml` or `.yml`",
        at: Location(file: id, span: .zero),
        help: ["give it one of these endings, or take it out of the spec folder"])
      return misnamed(path, at: place, id: id, finding)
    }
    do throws(FileError) {
      let (bytes, stamp) = try FileSystem.readWithStamp(place)
      let seen = time.map { RecordedFile(path, stamp, bytes).unlessTooNew(seen: $0) }
      return spec(bytes, path, id: id, seen: seen, keepsRemarks: time != nil)
    } catch {
      return passedOver(
        path, id: id, .unreadableFile, error.description,
        help: "make the file readable, or take it out of the spec folder")
    }
  }

  /// A file that would be a spec but for its name: what it declares is known, so that others who name that are not told
  /// that it is missing.
  private static func misnamed(
    _ path: String, at place: String, id: FileID, _ finding: Diagnostic
  ) -> Spec {
    let bytes = (try? FileSystem.read(place)) ?? []
    let read = SpecReader.read(bytes, id: id, path: path)
    let isSound = !read.diagnostics.contains { $0.severity == .error }
    let file = SpecFile(
      id: id, path: path, declarations: isSound ? read.declarations : [],
      aliasUses: isSound ? read.aliasUses : [], diagnostics: [finding])
    return Spec(file: file, seen: nil, suppressions: [])
  }

  /// A file with nothing in it but a finding.
  private static func passedOver(
    _ path: String, id: FileID, _ rule: Rule, _ message: String, help: String
  ) -> Spec {
    let file = SpecFile(
      id: id, path: path, declarations: [], aliasUses: [],
      diagnostics: [
        Diagnostic(rule, message, at: Location(file: id, span: .zero), help: [help])
      ])
    return Spec(file: file, seen: nil, suppressions: [])
  }
}

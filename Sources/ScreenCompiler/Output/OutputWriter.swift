import SourceText
import SpecSemantics
import SwiftEmitter

/// Brings an output folder up to date: writes what differs, removes what is stale, and touches
/// nothing else. The files of the app's modules are in folders of their own, in it or where their Swift
/// modules say.
///
/// New contents are written beside the old ones and put in their places only when all are there, so
/// that a failure leaves the old output whole.
struct OutputWriter: Sendable {
  private static let filesAtOnce = 32

  let folder: String
  let mode: BuildMode
  let edits: EditDetection
  /// The folders of modules, relative to the output folder, with the modules' names.
  private let modules: [String: Set<String>]

  /// - Parameters:
  ///   - recorded: The files as the last build into the folder left them, as far as that is known.
  ///   - modules: The folders of Swift modules, relative to the output folder, each with the names of its
  ///     modules.
  init(
    folder: String, mode: BuildMode, recorded: [RecordedFile] = [],
    modules: [String: Set<String>] = [:]
  ) {
    self.folder = folder
    self.mode = mode
    self.modules = modules
    edits = EditDetection(folder: folder, recorded: recorded, elsewhere: modules.keys.sorted())
  }

  /// - Parameters:
  ///   - earlier: What need not be generated again where it is still there.
  ///   - filePerSpec: Whether a spec that needs no Swift has a file, too.
  func bringUpToDate(
    _ plan: OutputPlan, with emitter: Emitter, keeping earlier: EarlierOutput? = nil,
    filePerSpec: Bool = false
  ) throws(FileError) -> BuildOutcome {
    let start = FileTime.now
    let existing = try existingFiles()
    let staged = mode == .check ? nil : StagedOutput(for: folder)
    try staged?.prepare()
    defer { staged?.discard() }
    let parts = plan.items.parallelMap(partsOf: Self.filesAtOnce) { range in
      var part = Part()
      let recorder = emitter.recording()
      for item in plan.items[range] where part.failure == nil {
        let spec = SpecLoader.position(of: item.spec.id)
        if let kept = earlier?[spec], keep(kept, of: spec, existing, at: start, into: &part) {
          continue
        }
        var file: EmittedFile?
        let reads: FilesRead
        do throws(EmissionError) {
          (file, reads) = try recorder.emit(item.spec)
        } catch {
          part.emissionError = error
          return part
        }
        if filePerSpec, file == nil { file = emitter.placeholder(for: item.spec) }
        guard let file else {
          part.emissions.append(spec: spec, output: nil, reads: reads)
          continue
        }
        part.paths.append(file.path)
        let output = part.files.count
        compare(file, with: existing[file.path], at: start, staged: staged, into: &part)
        guard part.files.count > output else { continue }
        part.emissions.append(spec: spec, output: output, reads: reads)
      }
      return part
    }
    var outcome = BuildOutcome()
    var changed: [RecordedFile] = []
    var stale = existing.filter { $0.value == .file }
    for part in parts {
      if let failure = part.failure { throw failure }
      if let error = part.emissionError {
        outcome.failure = error
        return outcome
      }
      if !stale.isEmpty { for path in part.paths { stale[path] = nil } }
      outcome.written += part.written
      outcome.merged += part.merged
      changed += part.changed
      outcome.unchanged += part.unchanged
      outcome.conflicts += part.conflicts
      outcome.emissions.append(part.emissions, outputsFrom: outcome.files.count)
      outcome.files += part.files
    }
    if let foreign = outcome.conflicts.first(where: \.isOfAnotherApp) {
      outcome = BuildOutcome()
      outcome.conflicts = [foreign]
      return outcome
    }
    let recorded = stale.isEmpty ? [] : recorded
    for path in stale.keys.sorted() {
      changed += examineStale(path, recorded, at: start, into: &outcome).map { [$0] } ?? []
    }
    if mode != .overwriteEdits { outcome.leave(edits.edited(among: changed), in: edits) }
    outcome.written.sort()
    outcome.merged.sort()
    // Whatever changes a file that was staged does so after it is put in its place.
    let applied = FileTime.now
    outcome.files = outcome.files.map { $0.unlessTooNew(seen: applied) }
    if let staged { try apply(outcome, staged) }
    return outcome
  }

  /// The outcome of a share of the files.
  private struct Part: Sendable {
    var paths: [String] = []
    /// The folder that there is room for among the staged files.
    var folder: String?
    var written: [String] = []
    var unchanged = 0
    var merged: [String] = []
    /// Files that are replaced unless they were edited by hand, as they are.
    var changed: [RecordedFile] = []
    var conflicts: [OutputConflict] = []
    var files: [RecordedFile] = []
    var emissions = EmissionTable()
    var failure: FileError?
    var emissionError: EmissionError?
  }

  /// Keeps what the last build made of a spec.
  ///
  /// - Returns: Whether it is still there as it was.
  private func keep(
    _ kept: EarlierOutput.Kept, of spec: Int, _ existing: [String: FileKind], at time: FileTime,
    into part: inout Part
  ) -> Bool {
    guard let file = kept.file else {
      part.emissions.append(spec: spec, output: nil, reads: kept.reads)
      return true
    }
    guard existing[file.path] == .file else { return false }
    let comparison = RecordComparison(file, at: Path.join(folder, file.path), time: time)
    guard let seen = comparison.file(as: file) else { return false }
    part.emissions.append(spec: spec, output: part.files.count, reads: kept.reads)
    part.paths.append(file.path)
    part.files.append(seen)
    part.unchanged += 1
    return true
  }

  private func compare(
    _ file: EmittedFile, with existing: FileKind?, at time: FileTime, staged: StagedOutput?,
    into part: inout Part
  ) {
    do throws(FileError) {
      if let existing {
        let path = Path.join(folder, file.path)
        guard existing == .file else {
          part.conflicts.append(OutputConflict(path: path, reason: .notAFile))
          return
        }
        let (old, stamp) = try FileSystem.readWithStamp(path)
        if old == file.bytes {
          part.unchanged += 1
          part.files.append(RecordedFile(file.path, stamp, old).unlessTooNew(seen: time))
          return
        }
        guard GeneratedHeader(of: old) != nil else {
          part.conflicts.append(OutputConflict(path: path, reason: .notGenerated))
          return
        }
        if mode != .overwriteEdits, !recorded.contains(file.path),
          let other = GeneratedHeader.app(of: old), let own = GeneratedHeader.app(of: file.bytes),
          other != own
        {
          part.conflicts.append(OutputConflict(path: path, reason: .ofAnotherApp(other)))
          return
        }
        if EditDetection.hasConflictMarks(old) {
          part.merged.append(file.path)
        } else {
          part.changed.append(RecordedFile(file.path, stamp, old))
        }
      }
      var stamp: FileStamp?
      if let staged {
        let own = OutputFolder.folder(of: file.path)
        if part.folder != own { try staged.makeRoom(for: own) }
        part.folder = own
        stamp = try staged.write(file)
      }
      part.files.append(
        RecordedFile(path: file.path, stamp: stamp, digest: ContentDigest(file.bytes)))
      part.written.append(file.path)
    } catch {
      // The staged file is no one's concern.
      part.failure = FileError(
        error.operation, Path.join(folder, file.path), reason: error.reason)
    }
  }

  /// A Swift file that no spec yields is removed if screenc wrote it for this folder: one in a folder
  /// below says that it is of the module that the folder is called after.
  ///
  /// - Returns: The file, if it is removed unless it was edited by hand.
  private func examineStale(
    _ name: String, _ recorded: Set<String>, at time: FileTime,
    into outcome: inout BuildOutcome
  ) -> RecordedFile? {
    let path = Path.join(folder, name)
    guard let (bytes, stamp) = try? FileSystem.readWithStamp(path) else { return nil }
    let file = RecordedFile(name, stamp, bytes)
    guard let header = GeneratedHeader(of: bytes),
      isOurs(header, in: OutputFolder.folder(of: name), isRecorded: recorded.contains(name))
    else {
      outcome.files.append(file.unlessTooNew(seen: time))
      return nil
    }
    outcome.removed.append(name)
    return EditDetection.hasConflictMarks(bytes) ? nil : file
  }

  /// Whether a file may be of this project: another one may have folders here, too.
  private func isOurs(
    _ header: GeneratedHeader, in folder: String?, isRecorded: Bool
  ) -> Bool {
    guard let folder else { return true }
    guard let module = header.module else { return false }
    return module == folder || isRecorded || modules[folder]?.contains(module) == true
  }

  private var recorded: Set<String> { Set(edits.recorded.map(\.path)) }

  private func apply(_ outcome: BuildOutcome, _ staged: StagedOutput) throws(FileError) {
    try staged.putInPlace(outcome.written)
    for path in outcome.removed { try FileSystem.remove(Path.join(folder, path)) }
    for inner in Set(outcome.removed.compactMap(OutputFolder.folder)) {
      // It stays if anything else is in it.
      try? FileSystem.removeDirectory(Path.join(folder, inner))
    }
  }

  /// What stands under the name of a Swift file in the folder, and in those that may be of modules.
  private func existingFiles() throws(FileError) -> [String: FileKind] {
    let before = edits.recorded.compactMap { OutputFolder.folder(of: $0.path) }
    return try OutputFolder(path: folder, with: before + modules.keys).swiftFiles()
  }
}

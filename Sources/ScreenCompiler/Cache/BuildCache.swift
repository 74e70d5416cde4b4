import SourceText
import SpecSemantics

/// Remembers what the last build read and left behind, so that a build which would find and change
/// nothing need not be done.
///
/// The record lies in a folder of its own in the spec root, which version control is told to pass
/// over. It is never needed: without one, or with one that cannot be read, everything is built.
struct BuildCache: Sendable {
  private static let folderName = ".screenc"
  private static let filesAtOnce = 256

  private let specRoot: String
  private let output: String
  private let key: ContentDigest

  /// The cache of a project's builds.
  ///
  /// - Parameter tool: Tells one build of the compiler from another.
  init(project: Project, output: String, tool: String) {
    specRoot = project.specRoot
    self.output = output
    key = ContentDigest(
      Array("\(tool)\n\(project.configurationDigest.map { "\($0.value)" } ?? "none")".utf8))
  }

  /// The last build's record, of whatever tool and configuration it was.
  func lastRecord() -> BuildRecord? {
    (try? FileSystem.read(recordPath)).flatMap(BuildRecord.init(bytes:))
  }

  /// Whether a build was of the same tool and configuration.
  func isAlike(_ record: BuildRecord) -> Bool { record.key == key }

  /// The files that a build left in the output folder, if it was into this one.
  func outputs(of record: BuildRecord) -> [RecordedFile] {
    record.folder == outputFolder ? record.outputs : []
  }

  /// Whether a build found nothing, and all specs, all symbol graphs and all output are as it left them.
  ///
  /// What was only written again, as by a fresh checkout, counts as unchanged and is recorded anew.
  func isCurrent(
    _ record: BuildRecord, specs paths: [String], symbols symbolPaths: [String] = []
  ) -> Bool {
    guard isAlike(record), record.isClean, record.specs.count == paths.count,
      zip(record.specs, paths).allSatisfy({ $0.path == $1 }),
      record.symbols.map(\.path) == symbolPaths,
      (try? outputCount(of: record)) == record.outputs.count,
      let specs = unchanged(record.specs, in: specRoot),
      let references = unchanged(record.references, in: specRoot),
      let symbols = unchanged(record.symbols, in: "."),
      let outputs = unchanged(record.outputs, in: output)
    else { return false }
    let areTouched = [specs, references, symbols, outputs].contains(where: \.areTouched)
    if areTouched {
      var record = record
      record.specs = specs.files
      record.references = references.files
      record.symbols = symbols.files
      record.outputs = outputs.files
      store(record)
    }
    return true
  }

  /// Forgets the last build of a project, whose output one that nobody remembers has changed.
  static func forget(_ project: Project) {
    try? FileSystem.remove(recordPath(below: project.specRoot))
  }

  /// Keeps what a build read and left behind whose specs had no errors.
  func store(_ checked: Compiler.Checked, sharedInputs: ContentDigest, _ outcome: BuildOutcome) {
    store(
      BuildRecord(
        key: key, folder: outputFolder, specs: checked.seen, references: checked.seenReferences,
        symbols: checked.seenSymbols, outputs: outcome.files,
        generatedCount: outcome.written.count + outcome.unchanged,
        isClean: checked.report.diagnostics.isEmpty && outcome.conflicts.isEmpty,
        sharedInputs: sharedInputs,
        emissions: outcome.emissions))
  }

  private var folder: String { Path.join(specRoot, Self.folderName) }
  private var recordPath: String { Self.recordPath(below: specRoot) }
  private var outputFolder: String { FileSystem.realPath(output) ?? output }

  private static func recordPath(below specRoot: String) -> String {
    "\(Path.join(specRoot, folderName))/build"
  }

  private func store(_ record: BuildRecord) {
    // Where nothing can be kept, the next build is done in full.
    try? FileSystem.createDirectory(folder)
    _ = try? FileSystem.create(Array("*\n".utf8), at: "\(folder)/.gitignore")
    let staged = "\(recordPath).\(FileSystem.processSuffix())"
    do throws(FileError) {
      try FileSystem.write(record.bytes, to: staged)
      try FileSystem.rename(staged, to: recordPath)
    } catch {
      try? FileSystem.remove(staged)
    }
  }

  private func outputCount(of record: BuildRecord) throws(FileError) -> Int {
    let folders = record.outputs.compactMap { OutputFolder.folder(of: $0.path) }
    return try OutputFolder(path: output, with: folders).swiftFiles().values
      .count { $0 == .file }
  }

  /// The files as they are now; nil if one of them changed.
  private func unchanged(
    _ files: [RecordedFile], in folder: String
  ) -> (files: [RecordedFile], areTouched: Bool)? {
    let time = FileTime.now
    let parts = files.parallelMap(partsOf: Self.filesAtOnce) { range in
      files[range].map { RecordComparison($0, at: Path.join(folder, $0.path), time: time) }
    }
    var files = files
    var areTouched = false
    for (index, comparison) in parts.joined().enumerated() {
      switch comparison {
      case .same: break
      case .touched(let file):
        files[index] = file
        areTouched = true
      case .changed: return nil
      }
    }
    return (files, areTouched)
  }
}

import SourceText

/// What a build read and left behind.
struct BuildRecord: Equatable, Sendable {
  /// Stands for everything else that the output follows from: the tool and the configuration.
  let key: ContentDigest
  /// The output folder, by its path without symbolic links.
  let folder: String
  /// The specs, with paths below the spec root, in their order.
  var specs: [RecordedFile]
  /// The other files that the specs name, with paths as the specs give them.
  var references: [RecordedFile]
  /// The symbol graphs of the app's code, with paths as the working directory has them.
  var symbols: [RecordedFile] = []
  /// All Swift files in the output folder and those of modules in it, with paths below it.
  var outputs: [RecordedFile]
  /// How many of them come from specs.
  let generatedCount: Int
  /// Whether nothing was found, so that nothing is left to be told while nothing changes.
  var isClean = true
  /// What the Swift of all specs follows from.
  var sharedInputs = ContentDigest(value: 0)
  /// Which Swift file is of which spec, and what it was made from.
  var emissions = EmissionTable()
}

/// A file as it was seen.
struct RecordedFile: Hashable, Sendable {
  let path: String
  /// nil where the file was so new that only its contents tell whether it has changed.
  let stamp: FileStamp?
  let digest: ContentDigest

  init(path: String, stamp: FileStamp?, digest: ContentDigest) {
    self.path = path
    self.stamp = stamp
    self.digest = digest
  }

  init(_ path: String, _ stamp: FileStamp, _ bytes: [UInt8]) {
    self.init(path: path, stamp: stamp, digest: ContentDigest(bytes))
  }

  /// The file without its stamp if it was changed so shortly before it was seen that another change
  /// since then may have left the same time.
  func unlessTooNew(seen time: FileTime) -> RecordedFile {
    RecordedFile(
      path: path, stamp: stamp.flatMap { $0.isSettled(at: time) ? $0 : nil }, digest: digest)
  }
}

/// How a file compares with what was seen of it.
enum RecordComparison: Sendable {
  case same
  /// The contents are the same, but it was written again or too new to tell.
  case touched(RecordedFile)
  case changed

  /// The file as it is now; nil if it changed.
  func file(as recorded: RecordedFile) -> RecordedFile? {
    switch self {
    case .same: recorded
    case .touched(let file): file
    case .changed: nil
    }
  }

  /// Compares a file with what was seen of it, and reads it only if that is needed.
  init(_ file: RecordedFile, at path: String, time: FileTime) {
    if let stamp = file.stamp, stamp == FileSystem.stamp(of: path) {
      self = .same
      return
    }
    guard let (bytes, stamp) = try? FileSystem.readWithStamp(path),
      ContentDigest(bytes) == file.digest
    else {
      self = .changed
      return
    }
    self = .touched(RecordedFile(file.path, stamp, bytes).unlessTooNew(seen: time))
  }
}

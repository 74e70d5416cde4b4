import SwiftEmitter

/// New contents of an output folder, beside the old ones until all are there.
///
/// They lie in a hidden folder of their own, in the folders that they are going to be in, so that those
/// of a module that is new go to their place in one step.
struct StagedOutput: Sendable {
  private static let prefix = ".screenc-"

  private let output: String
  private let staging: String

  /// - Parameter output: The output folder.
  init(for output: String) {
    self.output = output
    staging = Path.join(output, Self.prefix + FileSystem.processSuffix())
  }

  /// Makes the folder for new files, and takes away those of runs that were killed.
  func prepare() throws(FileError) {
    do throws(FileError) {
      try FileSystem.createDirectory(staging)
      for entry in try FileSystem.entries(of: output) where entry.kind == .directory {
        guard entry.name.hasPrefix(Self.prefix),
          !FileSystem.isRunning(processSuffix: entry.name.dropFirst(Self.prefix.count))
        else { continue }
        FileSystem.removeTree(Path.join(output, entry.name))
      }
    } catch {
      throw FileError("write generated code to", output, reason: error.reason)
    }
  }

  /// Makes room for the files of a folder in the output folder or elsewhere; nil for those of none.
  func makeRoom(for folder: String?) throws(FileError) {
    if let folder { try FileSystem.createDirectory(stagedFolder(folder)) }
  }

  /// Where the files of a folder are until all are there: beside each other, wherever they are going to be.
  private func stagedFolder(_ folder: String) -> String {
    guard OutputFolder.isElsewhere(folder) else { return Path.join(staging, folder) }
    return Path.join(staging, "~" + folder.replacing("/", with: "~"))
  }

  private func stagedPath(_ path: String) -> String {
    guard let folder = OutputFolder.folder(of: path) else { return "\(staging)/\(path)" }
    return "\(stagedFolder(folder))/\(Path.name(of: path))"
  }

  /// Writes a file, for which there has to be room.
  ///
  /// - Returns: The stamp that it also has in its place.
  func write(_ file: EmittedFile) throws(FileError) -> FileStamp {
    try FileSystem.writeWithStamp(file.bytes, to: stagedPath(file.path))
  }

  /// Puts files that were written in their places.
  ///
  /// - Parameter paths: All of them, relative to the output folder, sorted.
  func putInPlace(_ paths: [String]) throws(FileError) {
    var rest = paths[...]
    while let first = rest.first {
      let folder = OutputFolder.folder(of: first)
      let group = rest.prefix { OutputFolder.folder(of: $0) == folder }
      rest = rest.dropFirst(group.count)
      try putInPlace(group, of: folder)
    }
  }

  private func putInPlace(_ paths: ArraySlice<String>, of folder: String?) throws(FileError) {
    if let folder {
      if OutputFolder.isElsewhere(folder) {
        try FileSystem.createDirectory(Path.parent(of: Path.join(output, folder)))
      }
      if isInPlaceWhole(folder) { return }
      try FileSystem.createDirectory(Path.join(output, folder))
    }
    for path in paths { try move(path) }
  }

  /// Puts the folder of a module in its place if there is none yet, or an empty one.
  private func isInPlaceWhole(_ folder: String) -> Bool {
    (try? FileSystem.rename(stagedFolder(folder), to: Path.join(output, folder))) != nil
  }

  private func move(_ path: String) throws(FileError) {
    try FileSystem.rename(stagedPath(path), to: Path.join(output, path))
  }

  /// Takes away what is left of the staged files. A failure leaves a hidden folder and does no harm.
  func discard() {
    FileSystem.removeTree(staging)
  }
}

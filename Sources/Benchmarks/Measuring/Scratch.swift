import ScreenCompiler

/// The folder that measurements work in.
struct Scratch: Sendable {
  let folder: String
  /// Whether it lies in memory, as far as is known.
  let isInMemory: Bool
  private let isKept: Bool

  /// A new folder on the memory file system, or the one that is to be kept.
  init(keeping folder: String?) throws(BenchmarkFailure) {
    let memory = "/dev/shm"
    let hasMemory = FileSystem.kind(of: memory) == .directory
    let own = "\(hasMemory ? memory : "/tmp")/screenc-bench-\(FileSystem.processSuffix())"
    self.folder = folder ?? own
    isInMemory = hasMemory && (folder.map { $0.hasPrefix(memory) } ?? true)
    isKept = folder != nil
    let path = self.folder
    let isEmpty = try BenchmarkFailure.wrapping { () throws(FileError) in
      try FileSystem.createDirectory(path)
      return try FileSystem.entries(of: path).isEmpty
    }
    guard isEmpty else { throw BenchmarkFailure("\(path) is not empty") }
  }

  /// Removes the folder, unless it is to be kept.
  func discard() {
    // What cannot be removed stays, which harms no measurement.
    if !isKept { try? Self.remove(folder) }
  }

  /// Removes a folder with all that is in it.
  static func remove(_ folder: String) throws(FileError) {
    for entry in try FileSystem.entries(of: folder) {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .directory {
        try remove(path)
      } else {
        try FileSystem.remove(path)
      }
    }
    try FileSystem.removeDirectory(folder)
  }

  static func forEachFile(
    below folder: String, _ body: (String) throws(FileError) -> Void
  ) throws(FileError) {
    for entry in try FileSystem.entries(of: folder) {
      let path = "\(folder)/\(entry.name)"
      switch entry.kind {
      case .directory: try forEachFile(below: path, body)
      case .file: try body(path)
      case .other: break
      }
    }
  }
}

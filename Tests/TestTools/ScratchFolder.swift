public import Foundation

/// A folder for what a test writes, which is removed when nobody holds it any more.
public final class ScratchFolder: FolderOfFiles, Sendable {
  public let folder: URL

  /// Makes the folder.
  ///
  /// - Parameters:
  ///   - name: What it is for. It is part of the folder's name, which is another each time.
  ///   - files: What is in it, by the paths there.
  public init(_ name: String, _ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(files)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

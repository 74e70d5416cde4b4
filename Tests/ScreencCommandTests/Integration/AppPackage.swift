import Foundation
import TestTools
import Testing

/// A package of an app, for SwiftPM to build and to run plugins in.
final class AppPackage: FolderOfFiles, Sendable {
  let folder: URL
  /// What goes with the package; nothing of one that is kept for the next run.
  private let scratch: ScratchFolder?

  init(in folder: URL, of scratch: ScratchFolder? = nil, manifest: String) throws {
    self.folder = folder
    self.scratch = scratch
    try write(manifest, to: "Package.swift")
  }

  /// Removes a file or folder, if it is there.
  func clear(_ path: String) throws {
    guard isThere(path) else { return }
    try remove(path)
  }

  func run(_ arguments: String...) async throws -> Shell.Answer {
    try await shell.runApart(arguments)
  }

  /// Runs screenc by the plugin, as who is at a terminal and gives the permission does, or where nobody is there who could.
  func screenc(_ arguments: String..., isAllowed: Bool = true) async throws -> Shell.Answer {
    let permission = isAllowed ? ["--allow-writing-to-package-directory"] : []
    return try await shell.runApart(
      ["swift", "package"] + permission + ["screenc"] + arguments)
  }

  /// The files that were generated while targets were built, with what tells whether they were written again.
  func generated() throws -> [String: UInt64] {
    let outputs = folder.appending(path: ".build/plugins/outputs")
    let files = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return try Dictionary(
      uniqueKeysWithValues: swift.map { file in
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let number = try #require(attributes[.systemFileNumber] as? NSNumber)
        return (file.lastPathComponent, number.uint64Value)
      })
  }
}

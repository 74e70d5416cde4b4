public import Foundation

/// What works with the files in a folder, each of which is called by its path there.
public protocol FolderOfFiles {
  var folder: URL { get }
}

/// What was to be replaced is not in the file.
public struct NothingToReplace: Error, CustomStringConvertible {
  public let description: String
}

extension FolderOfFiles {
  public var path: String { folder.path }

  /// Where a file or folder is, or would be.
  public func file(_ path: String) -> URL { folder.appending(path: path) }

  public func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(path).path)
  }

  /// The names of what is in a folder, in order.
  public func names(in path: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(path).path).sorted()
  }

  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  // MARK: - Writing

  /// Writes a file, and makes the folders that it lies in.
  public func write(_ text: String, to path: String) throws {
    try write(text.utf8, to: path)
  }

  /// Writes a file, and makes the folders that it lies in.
  public func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = try place(for: path)
    try Data(bytes).write(to: file)
  }

  /// Writes files, each to its path.
  public func write(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  /// Writes a program of the shell.
  public func writeProgram(_ script: String, to path: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: file(path).path)
  }

  /// Copies a file or folder, and makes the folders that the copy lies in.
  public func copy(_ source: URL, to path: String) throws {
    let file = try place(for: path)
    try FileManager.default.copyItem(at: source, to: file)
  }

  public func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: file(path), withIntermediateDirectories: true)
  }

  private func place(for path: String) throws -> URL {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }

  // MARK: - Changing

  /// Puts a text in the place of another wherever a file has that, which it has to.
  public func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(path)
    guard text.contains(old) else {
      throw NothingToReplace(description: "\(path) has no \(old)")
    }
    try write(text.replacing(old, with: new), to: path)
  }

  public func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: file(path))
  }
}

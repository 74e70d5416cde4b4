import Foundation

/// A repository of Git over a project, all of which is committed.
struct ScratchRepository {
  /// What Git refused.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL

  init(_ project: ScratchProject) throws {
    folder = project.folder
    try run("init", "--quiet", "--initial-branch=main", ".")
    try commit()
  }

  /// Commits whatever there is.
  func commit() throws {
    try run("add", "--all")
    try run("commit", "--quiet", "--allow-empty", "--message", "A change")
  }

  /// - Returns: What Git writes to its standard output.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.com",
        "-c", "core.hooksPath=/dev/null", "-c", "gc.auto=0",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: text) }
    return text
  }
}

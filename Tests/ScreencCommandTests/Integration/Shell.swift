import Foundation
import TestTools

/// Runs programs in a folder, with the built `screenc` on their path.
struct Shell: Sendable {
  struct Answer: Sendable {
    var status: Int32
    /// What was written to both streams.
    var text: String
  }

  let folder: URL
  var environment: [String: String] = [:]

  /// The folder of what was built: the tests' own bundle lies in it.
  static let products: URL = {
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()

  @discardableResult
  func run(_ arguments: String...) throws -> Answer {
    try run(arguments)
  }

  @discardableResult
  func run(_ arguments: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    // Tests may run in a hook or in an action themselves.
    for name in variables.keys where name.hasPrefix("GIT_") || name.hasPrefix("GITHUB_") {
      variables[name] = nil
    }
    variables["PATH"] = "\(Self.products.path):\(variables["PATH"] ?? "")"
    variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    // Not in the folder itself, which may be looked through.
    let output = FileManager.default.temporaryDirectory.appending(path: "screenc-output-\(UUID())")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, text: try String(contentsOf: output, encoding: .utf8))
  }

  /// Runs a program on a thread of its own.
  func runApart(_ arguments: [String]) async throws -> Answer {
    try await OwnThread.run { try run(arguments) }
  }

  /// Makes the folder a repository in which all is committed.
  func commitAll(to branch: String? = nil) throws {
    try run(["git", "init", "--quiet"] + (branch.map { ["--initial-branch", $0] } ?? []) + ["."])
    try run("git", "add", "--all")
    try run(
      "git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet",
      "--no-verify", "--message", "All")
  }
}

extension FolderOfFiles {
  var shell: Shell { Shell(folder: folder) }
}

/// The top of this package.
let packageRoot = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

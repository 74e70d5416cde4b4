import Foundation
import Testing

/// Runs the tools of the Swift toolchain that stand on the path.
enum Toolchain {
  struct Output {
    var status: Int32
    var text: String
  }

  /// Where a tool is, or nil with a note that what needs it is skipped.
  static func find(_ tool: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(tool)"
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    print("skipped: no \(tool) on the path")
    return nil
  }

  /// Runs a tool to its end, on a thread of its own: the threads that tests share are few, and other
  /// tests wait for theirs to go on.
  static func run(_ tool: String, _ arguments: [String]) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try runAndWait(tool, arguments) })
      }
    }
  }

  private static func runAndWait(_ tool: String, _ arguments: [String]) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }

  /// Calls the body with a new folder, and removes it afterwards.
  static func withTemporaryFolder<Result>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swift-code-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}

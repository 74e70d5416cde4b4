import Foundation

/// Runs compilers and their like, which say nothing if all is well.
public enum CompilerProcess {
  /// Runs a command; the result is all that it says, nothing if all is well.
  public static func run(_ command: [String]) async throws -> String {
    try await OwnThread.run { try runAndWait(command) }
  }

  /// The same on the thread of who calls.
  public static func runAndWait(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    // A compiler that falls would spend minutes on finding out where.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return process.terminationStatus != 0 && text.isEmpty ? "failed without a word" : text
  }
}

import Foundation
import TestTools
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

  /// Runs a tool to its end.
  static func run(_ tool: String, _ arguments: [String]) async throws -> Output {
    try await OwnThread.run { try runAndWait(tool, arguments) }
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
}

import Foundation

/// Runs tools beside the tests.
enum CompilerProcess {
  /// Runs a command; the result is all that it says, nothing if all is well.
  ///
  /// It is waited for on a thread of its own: the threads that tests share are few, and other tests wait for
  /// theirs to go on.
  static func run(_ command: [String]) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try runAndWait(command) })
      }
    }
  }

  private static func runAndWait(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
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

  /// Where the compiler's own libraries are; nil if it does not say.
  static let resources: String? = {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    guard let text = try? runAndWait(["swiftc", "-print-target-info"]) else { return nil }
    return try? JSONDecoder().decode(Info.self, from: Data(text.utf8)).paths.runtimeResourcePath
  }()

  /// The macros of the standard library, which the driver would name.
  static let pluginFlags = resources.map { ["-plugin-path", $0 + "/host/plugins"] } ?? []
}

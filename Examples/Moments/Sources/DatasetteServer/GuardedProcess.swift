import Foundation

/// A child process that cannot outlive this one.
///
/// A shell stands between: it kills the program when a line arrives on its input, or when the input
/// ends because this process died. It kills with SIGKILL and does not wait for the child's end, since
/// children inherit blocked signals, SIGTERM and SIGCHLD among them.
final class GuardedProcess: Sendable {
  private static let script = """
    exec 3<&0
    "$@" </dev/null 3<&- &
    read -r _ <&3
    kill -9 $!
    """

  private let lifeline = Pipe()
  private let ended: AsyncStream<Void>

  /// Starts a program; what it prints goes to `log`.
  init(_ executable: URL, _ arguments: [String], log: FileHandle) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.script, "sh", executable.path] + arguments
    process.standardInput = lifeline
    process.standardOutput = log
    process.standardError = log
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    self.ended = ended
    try process.run()
  }

  /// Kills the program and waits until it is gone.
  func stop() async throws {
    try lifeline.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    for await _ in ended {}
  }

  /// Runs a program to its end.
  static func run(_ executable: URL, _ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    guard status == 0 else { throw ProcessFailed(program: executable.path, status: status) }
  }
}

/// A program ended with a failure.
struct ProcessFailed: Error {
  let program: String
  let status: Int32
}

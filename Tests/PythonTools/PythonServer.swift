public import Foundation

/// A server that a script in Python is, for as long as a test needs it.
///
/// The script tells its address in its first line of output. It ends when its input does, so that none
/// outlives the tests.
public final class PythonServer: Sendable {
  /// The script ended before it told its address.
  public struct DidNotStart: Error {}

  /// The script of a GraphQL server with seven notes: Strawberry, from PyPI.
  public static let notes = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "notes_server.py").path

  /// What the script of ``notes`` needs.
  public static let notesPackages = "strawberry, uvicorn"

  public let address: URL
  private let lifeline: Pipe
  private let ended: AsyncStream<Void>

  /// Starts the server at `path`, and waits until it listens.
  public init(path: String) async throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [PythonScript.python, path]
    process.standardInput = input
    process.standardOutput = output
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    // The child's end, without which its death would not be noticed here.
    try output.fileHandleForWriting.close()
    lifeline = input
    self.ended = ended
    guard let address = await Self.firstLine(of: output.fileHandleForReading).flatMap(URL.init)
    else { throw DidNotStart() }
    self.address = address
  }

  @concurrent
  private static func firstLine(of handle: FileHandle) async -> String? {
    var line = Data()
    while let byte = try? handle.read(upToCount: 1), !byte.isEmpty {
      if byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
    return nil
  }

  /// Ends the server, and waits until it is gone.
  public func stop() async throws {
    try lifeline.fileHandleForWriting.close()
    for await _ in ended {}
  }
}

import Foundation

/// A process of this program that does a part of what another one has to do.
final class Worker: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors: FileHandle
  private let errorFile: URL

  init(_ arguments: [String]) throws {
    guard let program = Bundle.main.executableURL else {
      throw PreviewFailure("the program does not know where it is")
    }
    // What is said goes into a file: two pipes could wait for each other.
    errorFile = FileManager.default.temporaryDirectory.appending(
      path: "screenc-\(UUID().uuidString).txt")
    try Data().write(to: errorFile)
    errors = try FileHandle(forUpdating: errorFile)
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      try? FileManager.default.removeItem(at: errorFile)
      throw error
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: errorFile)
  }

  /// Has it end as soon as it can.
  func stop() { process.terminate() }

  /// The lines that it has written, once it has ended.
  @concurrent
  func outcome() async throws -> [Data] {
    let lines = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = (try? Data(contentsOf: errorFile)) ?? Data()
      throw PreviewFailure(
        words.isEmpty
          ? "a process that drew screens has ended early"
          : String(decoding: words, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
    return lines.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}

public import Foundation
import TestTools

/// A real browser: Chromium, driven by scripts that Node.js runs and that talk to it over its DevTools protocol.
public struct Browser: Sendable {
  /// What a script has said in the place of an answer.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// What to do where there is none.
  public static let cure = "Chromium or Node.js is not installed: apt-get install chromium nodejs"

  private let chromium: String
  private let node: String

  /// The browser of this machine; nil where it or Node.js is missing.
  public init?() {
    guard let chromium = Self.program("chromium", "chromium-browser", "google-chrome"),
      let node = Self.program("node")
    else { return nil }
    self.chromium = chromium
    self.node = node
  }

  /// Whether there is one.
  public static let isThere = Browser() != nil

  private static func program(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a script has seen, which is given the browser, a folder for what that keeps, and its own arguments.
  ///
  /// - Parameters:
  ///   - file: That of the test, beside which the script lies.
  ///   - folder: One that the test removes.
  public func answer<Seen: Decodable & Sendable>(
    of script: String, besideFile file: String = #filePath, _ arguments: [String], in folder: URL
  ) async throws -> Visit<Seen> {
    let path = URL(filePath: file).deletingLastPathComponent().appending(path: script).path
    let profile = folder.appending(path: "profile").path
    // Who wants to see the pages says where pictures of them go.
    let pictures = ProcessInfo.processInfo.environment["SCREENC_PICTURES"].map {
      ["\($0)/\(script.dropLast(3))"]
    }
    let (status, output, errors) = try await Self.run(
      node, [path, chromium, profile] + arguments + (pictures ?? []))
    guard status == 0 else { throw Failure(description: errors) }
    return try JSONDecoder().decode(Visit<Seen>.self, from: output)
  }

  /// Runs a program to its end.
  public static func run(
    _ program: String, _ arguments: [String], input: Data = Data()
  ) async throws -> (status: Int32, output: Data, errors: String) {
    try await OwnThread.run { try wait(for: program, arguments, input) }
  }

  private static func wait(
    for program: String, _ arguments: [String], _ input: Data
  ) throws -> (status: Int32, output: Data, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let (source, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = source
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: input)
    try source.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data, String(decoding: words, as: UTF8.self))
  }
}

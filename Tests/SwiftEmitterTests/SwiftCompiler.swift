import Foundation
import Testing

/// The Swift compiler, with the modules that were built along with the tests.
struct SwiftCompiler {
  /// Where the modules of the package lie; nil if the tests don't run out of a build folder.
  static var modules: URL? {
    guard let executable = CommandLine.arguments.first else { return nil }
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(
        atPath: modules.appending(path: "ScreenKit.swiftmodule").path)
      {
        return modules
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// A folder for the products of one test.
  let folder: URL
  private let searchPaths: [URL]

  init(modules: URL) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    searchPaths = [modules, folder]
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// Writes a source file into the folder.
  func write(_ text: String, as name: String) throws -> URL {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Runs the compiler; the result is all that it says, nothing if all is well.
  ///
  /// It runs on a thread of its own: the threads that tests share are few, and other tests wait for
  /// theirs to go on.
  func run(_ arguments: [String], files: [URL]) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try runAndWait(arguments, files: files) })
      }
    }
  }

  private func runAndWait(_ arguments: [String], files: [URL]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-warnings-as-errors"]
      + searchPaths.flatMap { ["-I", $0.path] } + arguments + files.map(\.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty ? text : "failed without a word"
  }
}

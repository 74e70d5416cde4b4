import Foundation
import TestTools

/// The Swift compiler, with the modules that were built along with the tests.
struct SwiftCompiler {
  /// Where the modules of the package lie; nil if the tests don't run out of a build folder.
  static var modules: URL? { BuiltModules.folder(with: "ScreenKit") }

  private let scratch: ScratchFolder
  private let searchPaths: [URL]

  /// A folder for the products of one test.
  var folder: URL { scratch.folder }

  init(modules: URL) throws {
    scratch = try ScratchFolder("goldens")
    searchPaths = [modules, scratch.folder]
  }

  /// Writes a source file into the folder.
  func write(_ text: String, as name: String) throws -> URL {
    try scratch.write(text, to: name)
    return scratch.file(name)
  }

  /// Runs the compiler; the result is all that it says, nothing if all is well.
  func run(_ arguments: [String], files: [URL]) async throws -> String {
    try await CompilerProcess.run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-warnings-as-errors"]
        + searchPaths.flatMap { ["-I", $0.path] } + arguments + files.map(\.path))
  }
}

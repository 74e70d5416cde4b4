import Foundation
import ScreenCompiler

@testable import Benchmarks

/// Calls a function with a new folder that is removed afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "screenc-bench-tests-\(UUID().uuidString)").path
  try FileSystem.createDirectory(folder)
  defer { try? Scratch.remove(folder) }
  try body(folder)
}

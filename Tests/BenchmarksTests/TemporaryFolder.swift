import ScreenCompiler

@testable import Benchmarks

/// Calls a function with a new folder that is removed afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  var generator = SystemRandomNumberGenerator()
  let folder = "/tmp/screenc-bench-tests-\(String(generator.next(), radix: 36))"
  try FileSystem.createDirectory(folder)
  defer { try? Scratch.remove(folder) }
  try body(folder)
}

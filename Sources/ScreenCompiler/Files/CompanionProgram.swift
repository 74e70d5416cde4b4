#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that lies beside the one that runs.
package struct CompanionProgram: Sendable {
  private let path: String

  /// The program with a name; nil where none that can be run lies there.
  package init?(named name: String) {
    guard let own = FileSystem.programFile() else { return nil }
    let path = Path.join(Path.parent(of: own), name)
    guard access(path, X_OK) == 0 else { return nil }
    self.path = path
  }

  /// Runs the program to its end.
  ///
  /// - Returns: Its exit status, and what it wrote to its standard error.
  package func run(
    _ arguments: [String]
  ) throws(FileError) -> (status: Int32, words: String) {
    let outcome = try ChildProcess.run([path] + arguments)
    return (outcome.status, outcome.errors)
  }

  /// Runs the program to its end.
  ///
  /// - Returns: Its exit status, and what it wrote to its standard output and its standard error.
  package func answer(
    _ arguments: [String]
  ) throws(FileError) -> (status: Int32, output: String, words: String) {
    let folder = try FileSystem.createTemporaryDirectory()
    defer { FileSystem.removeTree(folder) }
    let file = Path.join(folder, "output")
    let outcome = try ChildProcess.run([path] + arguments, output: file)
    let output = String(decoding: try FileSystem.read(file), as: UTF8.self)
    return (outcome.status, output, outcome.errors)
  }

  /// Has the program take the place of the one that runs, which ends by that.
  ///
  /// - Returns: Why that was not possible.
  package func takeOver(_ arguments: [String]) -> FileError {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let error = FileError("run", path)
    for word in words { free(word) }
    return error
  }
}

/// What Git has of a folder, laid out in a folder that goes away again.
struct GitSnapshot {
  /// Where the files are.
  let folder: String
  private let name: String
  private let origin: String

  /// - Parameters:
  ///   - name: A commit, tag or branch.
  ///   - folder: A folder of a working tree; what the commit has of it is laid out.
  init(of name: String, in folder: String) throws(EarlierSpecs.Failure) {
    do throws(FileError) {
      self.folder = try FileSystem.createTemporaryDirectory()
    } catch {
      throw .file(error)
    }
    self.name = name
    origin = folder
    let archive = Path.join(self.folder, "specs.tar")
    do throws(EarlierSpecs.Failure) {
      try Self.run(["git", "-C", folder, "rev-parse", "--git-dir"])
      guard try Self.knows("\(name)^{tree}", in: folder) else { throw .noCommit(name) }
      guard try Self.knows("\(name):./", in: folder) else { throw .noSpecsThen(name) }
      try Self.run(["git", "-C", folder, "archive", "--format=tar", "-o", archive, name, "."])
      try Self.run(["tar", "-xf", archive, "-C", self.folder])
    } catch {
      remove()
      throw error
    }
  }

  /// What the commit has at a path relative to the folder, which may lie outside of it.
  func read(_ path: String) throws(EarlierSpecs.Failure) -> [UInt8] {
    let copy = Path.join(folder, "outside")
    try Self.run(["git", "-C", origin, "show", "\(name):./\(path)"], output: copy)
    do throws(FileError) {
      return try FileSystem.read(copy)
    } catch {
      throw .file(error)
    }
  }

  func remove() {
    FileSystem.removeTree(folder)
  }

  /// Whether Git knows an object. What it says of others is in the language of the machine.
  private static func knows(
    _ object: String, in folder: String
  ) throws(EarlierSpecs.Failure) -> Bool {
    do throws(FileError) {
      let arguments = ["git", "-C", folder, "rev-parse", "--verify", "--quiet", object]
      return try ChildProcess.run(arguments).status == 0
    } catch {
      throw .file(error)
    }
  }

  private static func run(
    _ arguments: [String], output: String = "/dev/null"
  ) throws(EarlierSpecs.Failure) {
    let outcome: ChildProcess.Outcome
    do throws(FileError) {
      outcome = try ChildProcess.run(arguments, output: output)
    } catch {
      throw .file(error)
    }
    guard outcome.status != 0 else { return }
    let words = outcome.errors.split(separator: "\n").first.map(String.init)
    throw .git(words ?? "\(arguments[0]) ended with status \(outcome.status)")
  }
}

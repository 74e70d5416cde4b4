/// What Git has of a folder, laid out in a folder that goes away again.
struct GitSnapshot {
  /// Where the files are: as deep in a folder of the snapshot's own as the folder lies in its repository.
  let folder: String
  private let root: String
  private let name: String
  private let origin: String

  /// - Parameters:
  ///   - name: A commit, tag or branch.
  ///   - folder: A folder of a working tree; what the commit has of it is laid out.
  init(of name: String, in folder: String) throws(EarlierSpecs.Failure) {
    let root: String
    do throws(FileError) {
      root = try FileSystem.createTemporaryDirectory()
    } catch {
      throw .file(error)
    }
    do throws(EarlierSpecs.Failure) {
      try Self.run(["git", "-C", folder, "rev-parse", "--git-dir"])
      guard try Self.knows("\(name)^{tree}", in: folder) else { throw .noCommit(name) }
      guard try Self.knows("\(name):./", in: folder) else { throw .noSpecsThen(name) }
      let prefix = try Self.answer(["git", "-C", folder, "rev-parse", "--show-prefix"], in: root)
      self.folder = Path.join(root, "tree/\(prefix)")
      self.root = root
      self.name = name
      origin = folder
      try Self.layOut(["--prefix=\(prefix)", name, "."], of: folder, in: root)
    } catch {
      FileSystem.removeTree(root)
      throw error
    }
  }

  /// Lays out what the commit has at paths that lead out of the folder: of a file in a folder of a language the same in
  /// the other languages, too, and the configurations above the folder. What it does not have is passed over.
  func bring(_ paths: [String]) throws(EarlierSpecs.Failure) {
    let top = try Self.answer(["git", "-C", origin, "rev-parse", "--show-toplevel"], in: root)
    let prefix = try Self.answer(["git", "-C", origin, "rev-parse", "--show-prefix"], in: root)
    let depth = prefix.split(separator: "/").count
    var wanted = paths.map { Path.normalized(prefix + $0) }
    for level in 0..<depth {
      let above = prefix.split(separator: "/").prefix(level) + [Project.configurationName[...]]
      wanted.append(above.joined(separator: "/"))
    }
    var found: Set<String> = []
    // What lies in the folder is there.
    for path in wanted where !prefix.isEmpty && !path.hasPrefix(prefix) {
      for one in try translations(of: path, in: top) where !one.hasPrefix("../") {
        if try Self.knows("\(name):\(one)", in: top) { found.insert(one) }
      }
    }
    guard !found.isEmpty else { return }
    try Self.layOut([name, "--"] + found.sorted().map { ":(literal)\($0)" }, of: top, in: root)
  }

  /// A file in a folder of a language with the same in the other languages; any other file by itself.
  private func translations(
    of path: String, in top: String
  ) throws(EarlierSpecs.Failure) -> [String] {
    let folder = Path.parent(of: path)
    guard folder.hasSuffix(".lproj") else { return [path] }
    let list = ["git", "-C", top, "ls-tree", "--name-only", name]
    let parent = Path.parent(of: folder)
    let names = try Self.answer(list + (parent == "." ? [] : ["\(parent)/"]), in: root)
    return names.split(separator: "\n").filter { $0.hasSuffix(".lproj") }
      .map { "\($0)/\(Path.name(of: path))" }
  }

  /// What the commit has at a path relative to the folder, which may lie outside of it.
  func read(_ path: String) throws(EarlierSpecs.Failure) -> [UInt8] {
    let copy = Path.join(root, "outside")
    try Self.run(["git", "-C", origin, "show", "\(name):./\(path)"], output: copy)
    do throws(FileError) {
      return try FileSystem.read(copy)
    } catch {
      throw .file(error)
    }
  }

  func remove() {
    FileSystem.removeTree(root)
  }

  /// Lays out an archive that Git makes in a folder.
  private static func layOut(
    _ arguments: [String], of folder: String, in root: String
  ) throws(EarlierSpecs.Failure) {
    let archive = Path.join(root, "specs.tar")
    let tree = Path.join(root, "tree")
    do throws(FileError) {
      try FileSystem.createDirectory(tree)
    } catch {
      throw .file(error)
    }
    try run(["git", "-C", folder, "archive", "--format=tar", "-o", archive] + arguments)
    try run(["tar", "-xf", archive, "-C", tree])
  }

  /// What a program writes, without the line's end.
  private static func answer(
    _ arguments: [String], in root: String
  ) throws(EarlierSpecs.Failure) -> String {
    let file = Path.join(root, "answer")
    try run(arguments, output: file)
    do throws(FileError) {
      let text = String(decoding: try FileSystem.read(file), as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    } catch {
      throw .file(error)
    }
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

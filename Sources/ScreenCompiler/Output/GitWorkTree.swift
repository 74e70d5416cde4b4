/// What Git says of the files in a folder.
struct GitWorkTree {
  let folder: String
  /// Other folders that are asked about, relative to the folder.
  var elsewhere: [String] = []

  /// The files whose contents Git doesn't have, by paths below the folder: those that it doesn't track,
  /// and those that were changed since they were checked out, staged or merged.
  ///
  /// - Returns: nil if the folder is in no working tree, or there is no Git.
  func unsavedFiles() -> Set<String>? {
    // Files whose merge is not resolved count as changed, too.
    guard let changed = list(["--modified", "--others"]), let merging = list(["--unmerged"])
    else { return nil }
    let unmerged = merging.compactMap { entry in
      // Before the path, the mode, the object and which side of the merge it is of.
      entry.firstIndex(of: "\t").map { String(entry[entry.index(after: $0)...]) }
    }
    return Set(changed).subtracting(unmerged)
  }

  private func list(_ options: [String]) -> [String]? {
    guard let directory = try? FileSystem.createTemporaryDirectory() else { return nil }
    defer { FileSystem.removeTree(directory) }
    let output = Path.join(directory, "files")
    let arguments =
      ["git", "-C", folder, "ls-files", "-z"] + options
      + (elsewhere.isEmpty ? [] : ["--", "."] + elsewhere)
    guard let outcome = try? ChildProcess.run(arguments, output: output), outcome.status == 0,
      let bytes = try? FileSystem.read(output)
    else { return nil }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

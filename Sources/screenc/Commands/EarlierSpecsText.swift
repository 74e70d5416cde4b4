import ScreenCompiler

extension EarlierSpecs.Failure {
  /// What is said of it, with a cure.
  ///
  /// - Parameter specs: The folder of the specs as they are now.
  func message(specs: String) -> String {
    switch self {
    case .noFolder(let folder):
      return "there is no folder of earlier specs at \(folder): a commit, tag or branch is"
        + " `--against git:\(folder)`"
    case .noCommit(let name):
      let branch = name.contains("/") ? "" : ", and branches of the server are `git:origin/…`"
      return
        "Git has no `\(name)` here: CI often fetches one commit only (`fetch-depth: 0` fetches all)"
        + branch
    case .noSpecsThen(let name):
      return "`\(name)` has no folder \(specs): if it was called otherwise then, check that"
        + " state out and compare with its folder (`--against DIR`)"
    case .git(let words): return "the earlier specs cannot be had: \(words)"
    case .file(let failure): return failure.description
    case .noApp: return "the earlier specs declare no app that this version of screenc can read"
    }
  }
}

extension CommandOption where Values == EarlierSpecs? {
  /// What the specs are compared with.
  static let against = CommandOption(
    "--against", ValueForm("STATE", .folder), "what the specs are compared with"
  ) { earlier, state throws(UsageError) in
    guard let specs = EarlierSpecs(state) else {
      throw UsageError("`\(state)` names no commit: write `git:main`, or a folder of specs")
    }
    earlier = specs
  }
}

import ScreenCompiler

/// `screenc breaking`.
extension Tool {
  func breaking(_ options: BreakingOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    do throws(EarlierSpecs.Failure) {
      let report = try compiler.breakingChanges(since: options.earlier, options.categories)
      return show(report, options.lint, rules: RuleCatalogue.all + RuleCatalogue.breaking)
    } catch {
      switch error {
      case .noFolder(let folder):
        return fail(
          "there is no folder of earlier specs at \(folder): a commit, tag or branch is"
            + " `--against git:\(folder)`")
      case .noCommit(let name):
        let branch = name.contains("/") ? "" : ", and branches of the server are `git:origin/…`"
        return fail(
          "Git has no `\(name)` here: CI often fetches one commit only (`fetch-depth: 0` fetches all)"
            + branch)
      case .noSpecsThen(let name):
        return fail(
          "`\(name)` has no folder \(options.lint.specs): if it was called otherwise then, check that"
            + " state out and compare with its folder (`--against DIR`)")
      case .git(let words): return fail("the earlier specs cannot be had: \(words)")
      case .file(let failure): return fail(failure.description)
      case .noApp:
        return fail("the earlier specs declare no app that this version of screenc can read")
      }
    }
  }
}

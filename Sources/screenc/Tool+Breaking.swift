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
      case .noFolder(let folder): return fail("there is no folder of earlier specs at \(folder)")
      case .git(let words): return fail("the earlier specs cannot be had: \(words)")
      case .file(let failure): return fail(failure.description)
      case .noApp:
        return fail("the earlier specs declare no app that this version of screenc can read")
      }
    }
  }
}

import ScreenCompiler

/// `screenc breaking`.
extension Tool {
  func breaking(_ options: BreakingOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    do throws(EarlierSpecs.Failure) {
      let report = try compiler.breakingChanges(since: options.earlier, options.categories)
      return show(report, options.lint, rules: RuleCatalogue.all + RuleCatalogue.breaking)
    } catch {
      return fail(error.message(specs: options.lint.specs))
    }
  }
}

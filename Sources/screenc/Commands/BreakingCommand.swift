import ScreenCompiler

struct BreakingOptions: Equatable {
  var lint = LintOptions()
  /// What the specs are compared with.
  var earlier: EarlierSpecs
  /// Whom changes are reported for.
  var categories = Set(BreakingCategory.allCases)
}

extension Command {
  /// What is read of a line, in which the earlier specs may be missing.
  private struct BreakingLine: Sendable {
    var lint = LintOptions()
    var earlier: EarlierSpecs?
    var categories: Set<BreakingCategory> = []
  }

  static let breaking = Command(
    .breaking, "compare the specs with an earlier state and report what breaks others",
    details: """
      Compares the specs with an earlier state of them and reports what breaks others: what does not
      compile, is not found or cannot be decoded any more, and for whom. `screenc explain RULE` says
      why a change matters. The specs have to be free of errors.
      """,
    operands: [.specs],
    explanation: """
      STATE is `git:` and a commit, tag or branch (`git:main`), of which the folder SPECS is taken, or
      another folder of specs. SPECS is the folder of the specs (default: Specs).
      """,
    options: [
      CommandOption.against.required.within(\.earlier),
      CommandOption(
        "--category", .word("NAME", of: BreakingCategory.self),
        """
        only changes of this kind (default: all): \
        source, Swift code beside the generated code; route, links and the menu; \
        data, what is sent, decoded, kept and handed to analytics; \
        visual, the theme and the app's strings
        """
      ) { line, name throws(UsageError) in
        line.categories.insert(try choice(name, called: "category"))
      }.repeated,
      CommandOption.format.within(\.lint), CommandOption.report.within(\.lint),
      CommandOption.outputReport.within(\.lint), CommandOption.strict.within(\.lint),
    ],
    initial: BreakingLine()
  ) { line, operands throws(UsageError) in
    guard let earlier = line.earlier else {
      throw UsageError(
        "`breaking` needs `--against`: `git:main`, for instance, or a folder of specs")
    }
    try operands.takeSpecs(into: &line.lint.specs)
    return .breaking(
      BreakingOptions(
        lint: line.lint, earlier: earlier,
        categories: line.categories.isEmpty ? Set(BreakingCategory.allCases) : line.categories))
  }
}

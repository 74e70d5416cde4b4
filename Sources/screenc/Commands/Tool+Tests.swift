import ScreenCompiler

/// Tests of screens, which another program runs: this one stays free of the run-time.
extension Tool {
  func tests(_ options: TestsOptions) -> ExitCode {
    let lint = LintOptions(specs: options.specs)
    guard let compiler = compiler(lint, output: nil) else { return .usage }
    do throws(FileError) {
      let (report, app) = try compiler.checkedApp(for: .errors)
      guard app != nil, report.specCount > 0 else {
        return show(try compiler.checkedApp().report, lint)
      }
      guard let program = CompanionProgram(named: "screenc-preview") else {
        return fail(
          "`tests` needs the program screenc-preview beside screenc, and it is not there: build it"
            + " with `swift build --product screenc-preview` and put it into the same folder")
      }
      // Its status is the one that this command ends with.
      return fail(program.takeOver(options.arguments).description)
    } catch {
      return fail(error.description)
    }
  }
}

extension TestsOptions {
  /// What the program that tests is told.
  fileprivate var arguments: [String] {
    var arguments = scaffold.map { ["--scaffold", $0] } ?? ["--tests", (format ?? .text).rawValue]
    for screen in screens { arguments += ["--only", screen] }
    if let language { arguments += ["--language", language] }
    return arguments + ["--specs", specs]
  }
}

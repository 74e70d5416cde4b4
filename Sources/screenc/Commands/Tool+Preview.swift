import ScreenCompiler

/// Pictures of screens, which another program draws: this one stays free of the run-time.
extension Tool {
  func preview(_ options: PreviewOptions) -> ExitCode {
    let lint = LintOptions(specs: options.specs)
    guard let compiler = compiler(lint, output: nil) else { return .usage }
    do throws(FileError) {
      let (report, app) = try compiler.checkedApp()
      guard app != nil, report.specCount > 0 else { return show(report, lint) }
      guard let program = CompanionProgram(named: "screenc-preview") else {
        return fail(
          "`preview` needs the program screenc-preview beside screenc, and it is not there: build it"
            + " with `swift build --product screenc-preview` and put it into the same folder")
      }
      guard !options.serves else {
        return fail(program.takeOver(options.arguments).description)
      }
      let (status, words) = try program.run(options.arguments)
      guard status == 0 else { return fail(words.isEmpty ? "screenc-preview has failed" : words) }
      console.status(words)
      return .clean
    } catch {
      return fail(error.description)
    }
  }
}

extension PreviewOptions {
  /// What the program that draws is told.
  fileprivate var arguments: [String] {
    var arguments = ["--output", folder]
    if let size { arguments += ["--size", size.text] }
    if let textSize { arguments += ["--text-size", textSize.rawValue] }
    for screen in screens { arguments += ["--only", screen] }
    for state in states { arguments += ["--state", state.rawValue] }
    if let form { arguments += ["--as", form.rawValue] }
    if let language { arguments += ["--language", language] }
    if isDark { arguments.append("--dark") }
    if isRightToLeft { arguments.append("--right-to-left") }
    if hasIncreasedContrast { arguments.append("--high-contrast") }
    if serves { arguments.append("--serve") }
    if let port { arguments += ["--port", String(port)] }
    if let server { arguments += ["--server", server] }
    return arguments + ["--specs", specs]
  }
}

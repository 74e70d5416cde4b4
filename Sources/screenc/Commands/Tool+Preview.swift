import ScreenCompiler

/// Pictures of screens, which another program draws: this one stays free of the run-time.
extension Tool {
  func preview(_ options: PreviewOptions) -> ExitCode {
    let lint = LintOptions(specs: options.specs)
    guard let compiler = compiler(lint, output: nil) else { return .usage }
    do throws(FileError) {
      let program = CompanionProgram(named: "screenc-preview")
      if let program, !options.serves, options.earlier == nil {
        // It checks the specs itself, which is not done twice; only what is wrong with them is told here.
        return try draw(by: program, options.arguments) { () throws(FileError) in
          show(try compiler.checkedApp().report, lint)
        }
      }
      let (report, app) = try compiler.checkedApp(for: .errors)
      guard app != nil, report.specCount > 0 else {
        return show(try compiler.checkedApp().report, lint)
      }
      guard let program else {
        return fail(
          "`preview` needs the program screenc-preview beside screenc, and it is not there: build it"
            + " with `swift build --product screenc-preview` and put it into the same folder")
      }
      guard let earlier = options.earlier else {
        return fail(program.takeOver(options.arguments).description)
      }
      return try compare(with: earlier, by: program, options)
    } catch {
      return fail(error.description)
    }
  }

  /// The status of the program where the specs make no app.
  static let statusOfErrors: Int32 = 4

  /// Has the program draw, and hands on what it finds.
  ///
  /// - Parameter showErrors: Tells what is wrong with the specs.
  private func draw(
    by program: CompanionProgram, _ arguments: [String],
    showErrors: () throws(FileError) -> ExitCode
  ) throws(FileError) -> ExitCode {
    let (status, output, words) = try program.answer(arguments)
    switch status {
    case 0:
      if !output.isEmpty { console.output(output) }
      console.status(words)
    case 1 where !output.isEmpty:
      console.output(output)
      console.status(words)
      return .findings
    case Self.statusOfErrors: return try showErrors()
    default:
      let lines = words.split(separator: "\n").joined(separator: "\n")
      return fail(lines.isEmpty ? "screenc-preview has failed" : lines)
    }
    return .clean
  }

  /// Compares with an earlier state of the specs, which is laid out for that.
  private func compare(
    with earlier: EarlierSpecs, by program: CompanionProgram, _ options: PreviewOptions
  ) throws(FileError) -> ExitCode {
    let before: EarlierFolder
    do throws(EarlierSpecs.Failure) {
      before = try EarlierFolder(earlier, of: options.specs)
    } catch {
      return fail(error.message(specs: options.specs))
    }
    defer { before.remove() }
    guard let compiler = compiler(LintOptions(specs: before.specs), output: nil) else {
      return .usage
    }
    guard try compiler.checkedApp(for: .errors).app != nil else {
      return fail(
        "the specs of `\(earlier.text)` have errors, so none of their screens can be drawn: compare"
          + " with a state that `screenc lint` of this version finds none in")
    }
    return try draw(
      by: program,
      options.arguments + ["--earlier", before.specs, "--earlier-name", earlier.text]
    ) { fail("the specs have changed while they were compared") }
  }
}

extension PreviewOptions {
  /// What the program that draws is told.
  fileprivate var arguments: [String] {
    var arguments: [String] = []
    if let folder { arguments += ["--output", folder] }
    if folder == nil, earlier != nil { arguments += ["--output", "Changes"] }
    if let size { arguments += ["--size", size.text] }
    if let textSize { arguments += ["--text-size", textSize.rawValue] }
    for screen in screens { arguments += ["--only", screen] }
    if let place { arguments += ["--at", place] }
    for state in states { arguments += ["--state", state.rawValue] }
    if let form { arguments += ["--as", form.rawValue] }
    if let language { arguments += ["--language", language] }
    if isDark { arguments.append("--dark") }
    if isRightToLeft { arguments.append("--right-to-left") }
    if hasIncreasedContrast { arguments.append("--high-contrast") }
    if serves { arguments.append("--serve") }
    if let port { arguments += ["--port", String(port)] }
    if let server { arguments += ["--server", server] }
    return arguments + comparison + ["--specs", specs]
  }

  private var comparison: [String] {
    var arguments: [String] = []
    if let checked {
      arguments += checked.isEmpty ? ["--fail-on-changes"] : ["--check", checked]
    }
    if let updated { arguments += ["--update", updated] }
    if let address { arguments += ["--address", address] }
    return arguments
  }
}

import ScreenCompiler

/// `screenc init`.
extension Tool {
  func start(_ given: StartOptions) -> ExitCode {
    guard let options = asking(insteadOf: given) else {
      return fail("nothing was written: the answers end here")
    }
    let dependency = StarterProject.Dependency(
      place: options.screenc ?? StartOptions.placeOfTool, version: Self.version)
    guard
      let starter = StarterProject(
        name: options.name, specs: options.specs, template: options.template,
        in: options.isExisting
          ? .existingApp : options.isPackage ? .package(dependency) : .ownApp)
    else {
      return fail(
        "an app cannot be called `\(options.name)`: take a capital and then letters and digits")
    }
    do throws(FileError) {
      let files = try starter.write()
      for file in files {
        console.output("\(file.path): \(file.isWritten ? "written" : "kept as it is")\n")
      }
      guard options.isPackage else {
        console.status("next: `screenc build \(options.specs)`\n")
        return .clean
      }
      let status = build(BuildOptions(lint: LintOptions(specs: options.specs)))
      if status == .clean { console.status("next: `swift test`\n") }
      return status
    } catch {
      return fail(error.description)
    }
  }

  /// What is answered by somebody at a terminal who has said nothing on the command line; otherwise what was said.
  private func asking(insteadOf given: StartOptions) -> StartOptions? {
    guard given == StartOptions(), !console.isQuiet, let answer = console.answer else {
      return given
    }
    let folder = console.directory.map { Path.name(of: $0) } ?? ""
    let questions = StartQuestions(
      ask: { [console] question in
        console.standardError(question)
        return answer()
      }, name: StarterProject.name(like: folder) ?? given.name)
    guard let options = questions.options() else { return nil }
    console.status("the same without questions: `\(options.command)`\n")
    return options
  }
}

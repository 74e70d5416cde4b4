import ScreenCompiler

/// `screenc init`.
extension Tool {
  func start(_ options: StartOptions) -> ExitCode {
    let dependency = StarterProject.Dependency(
      place: options.screenc ?? "../screenc", version: Self.version)
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
}

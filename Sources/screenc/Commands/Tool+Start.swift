import ScreenCompiler

/// `screenc init`.
extension Tool {
  func start(_ options: StartOptions) -> ExitCode {
    guard let starter = StarterProject(name: options.name, specs: options.specs) else {
      return fail(
        "an app cannot be called `\(options.name)`: take a capital and then letters and digits")
    }
    do throws(FileError) {
      let files = try starter.write()
      for file in files {
        console.output("\(file.path): \(file.isWritten ? "written" : "kept as it is")\n")
      }
      console.status("next: `screenc build \(options.specs)`\n")
      return .clean
    } catch {
      return fail(error.description)
    }
  }
}

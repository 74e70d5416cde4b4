import ScreenCompiler

struct InterfaceOptions: Equatable {
  var lint = LintOptions()
  /// Nil for the app itself.
  var module: String?
  /// Whether it is said what modules see of the app.
  var seesApp = false
  /// The file that the spec goes into, if it is not printed.
  var file: String?
  /// Whether it is only looked whether the file is up to date.
  var checks = false
  /// The file that says what was read.
  var dependencyFile: String?
}

extension Command {
  static let interface = Command(
    .interface, "say what others see of a Swift module",
    details: """
      Prints what others see of a module that is a Swift module by itself, as a spec that stands in the
      place of the module's where these are not at hand: what it exports, with what that is made of. With
      it others are checked and built as with the specs. With `--app` it is what modules see of the app:
      how it is generated and its servers, without what it starts with.
      """,
    operands: [Operand(form: ValueForm("MODULE"), usage: "MODULE|--app"), .specs],
    explanation: specsFolder,
    options: [
      CommandOption("--app", "what modules see of the app; their specs need not be there") {
        $0.seesApp = true
      },
      CommandOption("--output", letter: "o", ValueForm("FILE", .file), "write it to a file") {
        options, file throws(UsageError) in options.file = file
      },
      CommandOption("--check", "with --output, only say whether the file is up to date") {
        $0.checks = true
      },
      CommandOption(
        "--depfile", ValueForm("FILE", .file),
        "write to FILE, in the language of Make, what was read, once no error was found: FILE is what is made"
      ) { options, file throws(UsageError) in options.dependencyFile = file },
    ],
    initial: InterfaceOptions()
  ) { options, operands throws(UsageError) in
    if !options.seesApp {
      guard let module = operands.next() else {
        throw UsageError("`interface` takes the name of a module, and then the spec folder")
      }
      options.module = module
    }
    guard !options.checks || options.file != nil else {
      throw UsageError("`--check` needs the file that is to be looked at: `--output FILE`")
    }
    guard !options.checks || options.dependencyFile == nil else {
      throw UsageError("`--check` writes nothing, so `--depfile` has nothing to be about")
    }
    try operands.takeSpecs(into: &options.lint.specs)
    return .interface(options)
  }
}

/// `screenc interface`.
extension Tool {
  func interface(_ options: InterfaceOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    do throws(InterfaceFailure) {
      let (report, text, inputs) = try self.text(of: options, compiler)
      guard let text else { return report.map { show($0, options.lint) } ?? .findings }
      let status = give(text, options)
      // What is made from an interface waits for it, so that it is there before its dependencies are.
      guard let file = options.dependencyFile, status == .clean else { return status }
      return write(DependencyFile(target: file, inputs: inputs), to: file)
    } catch {
      return fail(error.message)
    }
  }

  private func text(
    of options: InterfaceOptions, _ compiler: Compiler
  ) throws(InterfaceFailure) -> (report: Report?, text: String?, inputs: [String]) {
    guard let module = options.module else { return try compiler.appInterface() }
    let (report, text, inputs) = try compiler.interface(ofModule: module)
    return (report, text, inputs)
  }

  /// Prints the interface, or writes it to the file that is named.
  private func give(_ text: String, _ options: InterfaceOptions) -> ExitCode {
    guard let file = options.file else {
      console.output(text)
      return .clean
    }
    return write(text, to: file, options)
  }

  private func write(_ text: String, to file: String, _ options: InterfaceOptions) -> ExitCode {
    let bytes = Array(text.utf8)
    let isUpToDate = (try? FileSystem.read(file)) == bytes
    guard !options.checks else {
      if !isUpToDate { console.output("\(file) is out of date\n") }
      return isUpToDate ? .clean : .findings
    }
    guard !isUpToDate else { return .clean }
    do throws(FileError) {
      try FileSystem.createDirectory(Path.parent(of: file))
      try FileSystem.write(bytes, to: file)
      console.status("\(file): written\n")
      return .clean
    } catch {
      return fail(error.description)
    }
  }
}

extension InterfaceFailure {
  fileprivate var message: String {
    switch self {
    case .file(let failure): return failure.description
    case .unknownModule(let name, let suggestion):
      let hint = suggestion.map { "did you mean `\($0)`?" } ?? "`screenc dump` lists all of them"
      return "there is no module `\(name)`: \(hint)"
    case .notSwiftModule(let name):
      return "the code of module `\(name)` is part of the app's: `swift:` makes it a Swift module"
    }
  }
}

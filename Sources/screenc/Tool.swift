import Diagnostics
import ScreenCompiler
import SourceText

/// The command line: asks the compiler, shows what it says and chooses the exit status.
final class Tool {
  private(set) var console: Console
  /// The last report, which is not freed before the process ends, when it costs nothing.
  var report: Report?

  init(console: Console) {
    self.console = console
  }

  func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      let parsed = try ParsedArguments(arguments)
      console.isQuiet = parsed.isQuiet
      for notice in parsed.notices { console.status("note: \(notice)\n") }
      let status = perform(parsed.invocation)
      // Half a report must not be taken for the whole.
      guard let problem = console.outputProblem(), status != .internalError else { return status }
      return fail("the standard output cannot be written: \(problem)")
    } catch {
      return fail(error.message)
    }
  }

  private func perform(_ invocation: Invocation) -> ExitCode {
    switch invocation {
    case .start(let options): return start(options)
    case .importing(let options): return importSpecs(options)
    case .lint(let options): return lint(options)
    case .build(let options): return build(options)
    case .format(let options): return format(options)
    case .scaffold(let options): return scaffold(options)
    case .rename(let options): return rename(options)
    case .strings(let options): return strings(options)
    case .record(let options): return record(options)
    case .migrate(let options): return migrate(options)
    case .explain(let rule): return explain(rule)
    case .rules(let format):
      console.output(RuleText.list(RuleCatalogue.all, format: format))
      return .clean
    case .schema(let draft): return schema(draft)
    case .dump(let options): return dump(options)
    case .graph(let options): return graph(options)
    case .preview(let options): return preview(options)
    case .tests(let options): return tests(options)
    case .interface(let options): return interface(options)
    case .complete(let options): return complete(options)
    case .languageServer(let options): return serve(options)
    case .breaking(let options): return breaking(options)
    case .reference(let topic): return showReference(of: topic)
    case .topic(let topic): return help(on: topic)
    case .completions(let shell):
      console.output(shell.script)
      return .clean
    case .manual:
      console.output(ManualPage(version: Self.version).text)
      return .clean
    case .help(let command):
      console.output(HelpText.text(command))
      return .clean
    case .version:
      console.output("screenc \(Self.version)\n")
      return .clean
    }
  }

  private func lint(_ options: LintOptions) -> ExitCode {
    guard let filter = filter(options), let compilers = compilers(options, filter: filter) else {
      return .usage
    }
    for compiler in compilers { tellOfSilentRules(options, compiler.project) }
    do throws(FileError) {
      if let file = options.newBaseline, let compiler = compilers.first {
        return try writeBaseline(file, compiler, options)
      }
      if options.showsDifference { return try showDifference(compilers, options) }
      if let live = options.live { return try lintLive(compilers, live, options) }
      if let path = options.inputPath { return try lintInput(as: path, compilers, options) }
      guard options.fixes != .none else {
        let reports = try compilers.map { compiler throws(FileError) in try compiler.lint() }
        return show(reports, options)
      }
      let outcomes = try compilers.map { compiler throws(FileError) in
        try compiler.fix(unsafe: options.fixes == .all)
      }
      tellOfFixes(outcomes, options)
      return show(outcomes.map(\.report), options)
    } catch {
      return fail(error.description)
    }
  }

  func build(_ options: BuildOptions) -> ExitCode {
    let identity = options.usesCache ? FileSystem.programIdentity() : nil
    guard let filter = filter(options.lint),
      let compilers = compilers(
        options.lint, output: options.output, filter: filter,
        identity: identity.map {
          "\(Self.version) \($0)" + (options.filePerSpec ? " a file for each spec" : "")
        })
    else { return .usage }
    var folders: [String] = []
    for compiler in compilers {
      guard let output = compiler.project.output else {
        return withoutOutput(compiler, options.lint)
      }
      guard !folders.contains(output) else {
        return fail("\(output) cannot have the code of two apps: give each an `output` of its own")
      }
      folders.append(output)
    }
    let mode: BuildMode =
      options.checks ? .check : options.force ? .overwriteEdits : .write
    do throws(CompilerError) {
      let builds = try zip(compilers, folders).map { compiler, output throws(CompilerError) in
        try compiler.build(into: output, mode: mode, filePerSpec: options.filePerSpec)
      }
      let isOutOfDate = options.checks && builds.contains { $0.outcome?.isUpToDate == false }
      let status = show(builds.map(\.report), options.lint, isOutOfDate: isOutOfDate)
      for (build, folder) in zip(builds, folders) {
        if let outcome = build.outcome { show(outcome, folder: folder, options) }
      }
      guard let file = options.dependencyFile, status == .clean else { return status }
      let inputs = builds.flatMap { $0.outcome?.inputs ?? [] }
      return write(DependencyFile(target: file, inputs: inputs), to: file)
    } catch {
      return fail(error)
    }
  }

  func write(_ dependencies: DependencyFile, to path: String) -> ExitCode {
    do throws(FileError) {
      try FileSystem.put(Array(dependencies.text.utf8), at: path)
      return .clean
    } catch {
      return fail(error.description)
    }
  }

  private func scaffold(_ options: ScaffoldOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: options.output) else { return .usage }
    guard let output = compiler.project.output else { return withoutOutput(compiler, options.lint) }
    do throws(CompilerError) {
      let (report, result) = try compiler.scaffold(
        options.screens, gateways: options.gateways, presenter: options.presenter,
        into: options.folder, output: output)
      switch result {
      case nil: return show(report, options.lint)
      case .unknownScreen(let name, let near):
        let hint = near.map { "did you mean `\($0)`?" } ?? "screens are declared by `screen: NAME`"
        return fail("there is no screen `\(name)`: \(hint)")
      case .files(let outcome):
        show(outcome, of: options.screens)
        return .clean
      }
    } catch {
      return fail(error)
    }
  }

  private func show(_ outcome: ScaffoldOutcome, of screens: ScaffoldedScreens) {
    if outcome.files.isEmpty {
      let who =
        switch screens {
        case .all: "no screen leaves anything"
        case .named(let names) where names.count == 1: "the screen `\(names[0])` leaves nothing"
        case .named(let names):
          "the screens " + names.map { "`\($0)`" }.joined(separator: ", ") + " leave nothing"
        }
      console.status("\(who) to hand-written code\n")
    }
    for file in outcome.files {
      switch file.action {
      case .written: console.output("\(file.path): written\n")
      case .kept: console.output("\(file.path): kept as it is\n")
      case .notNeeded(let other): console.output("\(file.path): not needed, \(other) has it\n")
      }
    }
  }

  private func withoutOutput(_ compiler: Compiler, _ options: LintOptions) -> ExitCode {
    // What is wrong with the configuration may be why it names no folder.
    guard !compiler.project.hasConfigurationErrors else { return lint(options) }
    guard options.others.isEmpty else {
      return fail(
        "nothing says where generated code of \(compiler.project.specRoot) goes: set `output:` in its screenc.yaml"
      )
    }
    return fail(
      "nothing says where generated code goes: set `output:` in screenc.yaml or pass --output DIR")
  }

  private func explain(_ name: String) -> ExitCode {
    guard let rule = RuleCatalogue.explained(name) else { return failForUnknownRule(name) }
    console.output(rule.explanation)
    return .clean
  }

  private func dump(_ options: LintOptions) -> ExitCode {
    guard let compiler = compiler(options, output: nil) else { return .usage }
    do throws(FileError) {
      let (report, text) = try compiler.dump()
      guard let text else { return show(report, options) }
      console.output(text)
      return .clean
    } catch {
      return fail(error.description)
    }
  }

  private func schema(_ draft: String) -> ExitCode {
    console.output(SchemaText.text(draft: draft) ?? "")
    return .clean
  }

  func compiler(
    _ options: LintOptions, output: String?, filter: FindingFilter = FindingFilter(),
    identity: String? = nil
  ) -> Compiler? {
    do throws(Project.Failure) {
      return Compiler(
        project: try Project.find(
          specRoot: options.specs, output: output, symbols: options.symbols),
        filter: filter, remembersBuildsOf: identity)
    } catch {
      console.error(error.message)
      return nil
    }
  }

  private func show(_ outcome: BuildOutcome, folder: String, _ options: BuildOptions) {
    guard options.checks else {
      for name in outcome.merged {
        console.status(
          "\(folder)/\(name) had conflict marks of a merge: written anew from the specs\n")
      }
      console.status(
        "\(folder): \(outcome.written.count) written, \(outcome.removed.count) removed, \(outcome.unchanged) unchanged\n"
      )
      return
    }
    // A document for another program must stay one.
    let say: (String) -> Void =
      format(of: options.lint).isDocument ? { self.console.status($0) } : console.output
    for name in outcome.written { say("\(folder)/\(name) is out of date\n") }
    for name in outcome.removed { say("\(folder)/\(name) belongs to no spec\n") }
    guard !outcome.isUpToDate else { return }
    switch outcome.written.count + outcome.removed.count {
    case 0: break  // Files that stand in the way are among the findings.
    case 1: console.status("1 generated file is out of date: run `screenc build`\n")
    case let count:
      console.status("\(count) generated files are out of date: run `screenc build`\n")
    }
  }

  func fail(_ error: CompilerError) -> ExitCode {
    let status = fail(error.description)
    guard case .internal = error else { return status }
    return .internalError
  }

  func fail(_ message: String) -> ExitCode {
    console.error(message)
    return .usage
  }
}

extension Project.Failure {
  fileprivate var message: String {
    switch self {
    case .noSpecFolder(let folder):
      "there is no spec folder at \(folder): pass its path, as in `screenc lint Specs/`"
    case .specFolderIsFile(let path):
      "\(path) is a file: pass the folder of all specs, since they are checked together"
    case .unreadableConfiguration(let failure): "\(failure)"
    case .noSymbolFolder(let folder):
      "there is no folder of symbol graphs at \(folder): let the compiler write them there, as in"
        + " `swift build -Xswiftc -emit-symbol-graph`"
    case .noSymbolGraphs(let folder):
      "there are no symbol graphs of the app in \(folder): their names end in `.symbols.json`"
    }
  }
}

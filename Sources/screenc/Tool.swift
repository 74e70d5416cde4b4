import Diagnostics
import ScreenCompiler

/// The command line: asks the compiler, shows what it says and chooses the exit status.
struct Tool {
  static let version = "0.1.0"

  let console: Console

  func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      return perform(try Invocation.parse(arguments))
    } catch {
      console.status("error: \(error.message)\n")
      return .usage
    }
  }

  private func perform(_ invocation: Invocation) -> ExitStatus {
    switch invocation {
    case .lint(let options): return lint(options)
    case .explain(let rule): return explain(rule)
    case .rules(let format):
      console.output(RuleText.list(RuleCatalogue.all, format: format))
      return .clean
    case .help(let command):
      console.output(HelpText.text(command))
      return .clean
    case .version:
      console.output("screenc \(Self.version)\n")
      return .clean
    }
  }

  private func lint(_ options: LintOptions) -> ExitStatus {
    guard let compiler = compiler(options, output: nil) else { return .usage }
    do throws(FileError) {
      let report = try compiler.lint()
      return show(report, options)
    } catch {
      return fail(error.description)
    }
  }

  private func explain(_ name: String) -> ExitStatus {
    guard let rule = RuleCatalogue.rule(named: name) else {
      let near = RuleCatalogue.suggestion(for: name).map { "did you mean `\($0)`?" }
      return fail("there is no rule `\(name)`: \(near ?? "`screenc rules` lists all rules")")
    }
    console.output(RuleText.explanation(of: rule))
    return .clean
  }

  private func compiler(_ options: LintOptions, output: String?) -> Compiler? {
    do throws(Project.Failure) {
      return Compiler(project: try Project.find(specRoot: options.specs, output: output))
    } catch {
      switch error {
      case .noSpecFolder(let folder):
        console.status("error: there is no spec folder at \(folder)\n")
      case .unreadableConfiguration(let failure):
        console.status("error: \(failure)\n")
      }
      return nil
    }
  }

  private func show(_ report: Report, _ options: LintOptions) -> ExitStatus {
    guard report.specCount > 0 else { return fail("there are no specs in \(options.specs)") }
    switch options.format {
    case .text:
      let renderer = TextRenderer(sources: report.sources, colors: console.hasColors)
      console.output(renderer.render(report.diagnostics))
    case .json:
      console.output(JSONRenderer(sources: report.sources).render(report.diagnostics))
    }
    let counts = DiagnosticCounts(report.diagnostics)
    let specs = report.specCount == 1 ? "1 spec" : "\(report.specCount) specs"
    console.status("\(counts.summary); \(specs) checked\n")
    let fails = counts.errors > 0 || (options.isStrict && counts.warnings > 0)
    return fails ? .findings : .clean
  }

  private func fail(_ message: String) -> ExitStatus {
    console.status("error: \(message)\n")
    return .usage
  }
}

import ScreenCompiler
import ServerSamples

/// What has to do with servers: `screenc record` and `screenc lint --live`.
extension Tool {
  func record(_ options: RecordOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    var choices = SampleRecorder.Choices()
    choices.blanking = options.blanking
    choices.sources = options.sources
    choices.overwrites = options.overwrites
    choices.isDryRun = options.isDryRun
    do throws(UsageError) {
      if let archive = options.archive {
        choices.origin = .archive(archive)
      } else {
        choices.origin = .servers(try options.asking.resolved(console.variable))
      }
    } catch {
      return fail(error.message)
    }
    do throws(FileError) {
      let (report, outcome) = try SampleRecorder(compiler, choices).record()
      guard let outcome else { return show(report, options.lint) }
      return show(outcome, options)
    } catch {
      return fail(error.description)
    }
  }

  private func show(_ outcome: SampleRecorder.Outcome, _ options: RecordOptions) -> ExitCode {
    let verb = options.isDryRun ? "would be written" : "written"
    for sample in outcome.samples {
      let blanked = sample.blanked == 0 ? "" : ", \(sample.blanked) blanked"
      console.output("\(sample.path): \(sample.isUnchanged ? "unchanged" : verb)\(blanked)\n")
    }
    for path in outcome.specs { console.output("\(path): `samples:` \(verb)\n") }
    for remark in outcome.remarks { console.status("\(remark)\n") }
    for failure in outcome.failures { console.error(failure) }
    if outcome.samples.isEmpty, outcome.failures.isEmpty {
      console.status("nothing was recorded\n")
    }
    // Who names sources wants to have them.
    let isInVain = outcome.samples.isEmpty && !options.sources.isEmpty
    return outcome.failures.isEmpty && !isInVain ? .clean : .findings
  }

  /// Checks the specs, and what their servers answer.
  func lintLive(
    _ compilers: [Compiler], _ live: AskingOptions, _ options: LintOptions
  ) throws(FileError) -> ExitCode {
    let choices: AskingChoices
    do throws(UsageError) {
      choices = try live.resolved(console.variable)
    } catch {
      return fail(error.message)
    }
    var reports: [Report] = []
    for compiler in compilers {
      let outcome = try compiler.lint(live: LiveServers(choices))
      reports.append(outcome.report)
      for remark in outcome.remarks { console.status("\(remark)\n") }
      if let count = outcome.asked {
        console.status("\(count) \(count == 1 ? "source" : "sources") asked\n")
      } else {
        console.status("no server was asked, because the specs have errors\n")
      }
    }
    return show(reports, options)
  }
}

import Diagnostics
import ScreenCompiler

/// `screenc migrate`.
extension Tool {
  func migrate(_ options: MigrateOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    do throws(FileError) {
      let (report, outcome) = try compiler.migrate(writes: !options.showsDifference)
      guard let outcome else {
        let status = show(report, options.lint)
        console.status("nothing was migrated\n")
        return status == .clean ? .findings : status
      }
      show(outcome, options)
      return options.showsDifference && !outcome.changes.isEmpty ? .findings : .clean
    } catch {
      return fail(error.description)
    }
  }

  private func show(_ outcome: MigrationOutcome, _ options: MigrateOptions) {
    for change in outcome.changes {
      console.output(
        options.showsDifference
          ? UnifiedDiff(from: change.before, to: change.after).text(path: change.path)
          : "\(change.path): migrated\n")
    }
    for step in outcome.steps {
      console.status("version \(step.version) of the language: \(step.summary)\n")
    }
    if outcome.renamedKeys > 0 {
      let keys = outcome.renamedKeys == 1 ? "1 key has" : "\(outcome.renamedKeys) keys have"
      console.status("\(keys) another name now\n")
    }
    guard outcome.changes.isEmpty else { return }
    console.status(
      "\(options.lint.specs): nothing to migrate: version \(outcome.version) of the language is the newest that this screenc knows\n"
    )
  }
}

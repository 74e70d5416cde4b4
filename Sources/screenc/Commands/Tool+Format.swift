import Diagnostics
import ScreenCompiler
import SourceText

/// `screenc fmt`.
extension Tool {
  func format(_ options: FormatOptions) -> ExitCode {
    guard options.paths != ["-"] else { return formatInput(options) }
    let onlyLooks = options.checks || options.showsDifference
    let files: [String]
    do throws(FileError) {
      files = try SpecFormatting.files(at: options.paths)
    } catch {
      return fail(error.description)
    }
    guard !files.isEmpty else {
      let places = options.paths.joined(separator: ", ")
      return fail("there are no specs in \(places): specs end in `.yaml` or `.yml`")
    }
    let outcome = SpecFormatting(writes: !onlyLooks).format(files)
    let renderer = TextRenderer(sources: outcome.sources, colors: console.hasColors)
    console.output(renderer.render(outcome.diagnostics))
    for change in outcome.changes { show(change, options) }
    show(outcome, onlyLooks: onlyLooks)
    for failure in outcome.failures { console.error("\(failure)") }
    guard outcome.failures.isEmpty else { return .usage }
    let isClean = outcome.diagnostics.isEmpty && (outcome.changes.isEmpty || !onlyLooks)
    return isClean ? .clean : .findings
  }

  private func show(_ change: FormatOutcome.Change, _ options: FormatOptions) {
    if options.showsDifference {
      console.output(UnifiedDiff(from: change.before, to: change.after).text(path: change.path))
    } else {
      console.output("\(change.path)\(options.checks ? " is not formatted" : ": formatted")\n")
    }
  }

  private func show(_ outcome: FormatOutcome, onlyLooks: Bool) {
    let changed = outcome.changes.count
    let specs = outcome.fileCount == 1 ? "1 spec" : "\(outcome.fileCount) specs"
    if onlyLooks, changed > 0 {
      let verb = changed == 1 ? "is" : "are"
      console.status("\(changed) of \(specs) \(verb) not formatted: run `screenc fmt`\n")
    } else if onlyLooks {
      console.status("\(outcome.unchanged) of \(specs) formatted\n")
    } else {
      console.status("\(changed) formatted, \(outcome.unchanged) unchanged\n")
    }
  }

  /// Formats the standard input. What is wrong with it goes to the status, since the output is for
  /// the text.
  private func formatInput(_ options: FormatOptions) -> ExitCode {
    let file = SourceFile(path: "<standard input>", bytes: console.input())
    var sources = SourceTable()
    let id = sources.add(file)
    let (formatted, diagnostics) = SpecFormatting(writes: false).format(file.bytes, id: id)
    guard let formatted else {
      console.standardError(TextRenderer(sources: sources, colors: false).render(diagnostics))
      return .findings
    }
    if options.showsDifference {
      console.output(UnifiedDiff(from: file.bytes, to: formatted).text(path: file.path))
    } else if !options.checks {
      console.output(String(decoding: formatted, as: UTF8.self))
      return .clean
    }
    return formatted == file.bytes ? .clean : .findings
  }
}

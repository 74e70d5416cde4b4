import Diagnostics
import ScreenCompiler

/// `screenc rename`.
extension Tool {
  func rename(_ options: RenameOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    let request = RenameRequest(
      options.name, to: options.newName, changesSamples: options.changesSamples,
      swiftFolders: options.swiftFolders)
    do throws(RenameFailure) {
      let (report, outcome) = try compiler.rename(request, writes: !options.showsDifference)
      guard let outcome else {
        let status = show(report, options.lint)
        console.status("nothing was renamed\n")
        return status == .clean ? .findings : status
      }
      show(outcome, options)
      return options.showsDifference ? .findings : .clean
    } catch {
      return fail(error.message)
    }
  }

  private func show(_ outcome: RenameOutcome, _ options: RenameOptions) {
    for change in outcome.changes {
      console.output(
        options.showsDifference
          ? UnifiedDiff(from: change.before, to: change.after).text(path: change.path)
          : "\(change.path): \(Self.places(change.count)) renamed\n")
    }
    for use in outcome.swiftUses {
      let place = "\(use.path):\(use.position.line):\(use.position.column)"
      console.output("\(place): `\(use.oldName)` is `\(use.newName)` now\n")
    }
    let count = outcome.changes.reduce(0) { $0 + $1.count }
    let files = outcome.changes.count == 1 ? "1 file" : "\(outcome.changes.count) files"
    let verb = options.showsDifference ? "would be renamed" : "renamed"
    let swift = outcome.swiftUses.count
    let rest = swift == 0 ? "" : "; \(Self.places(swift)) in Swift left to look at"
    console.status("\(outcome.symbol.phrase): \(Self.places(count)) in \(files) \(verb)\(rest)\n")
  }

  private static func places(_ count: Int) -> String {
    count == 1 ? "1 place" : "\(count) places"
  }
}

extension RenameFailure {
  fileprivate var message: String {
    switch self {
    case .file(let failure): return failure.description
    case .unknown(let name, let help): return "nothing is called `\(name)`: \(help)"
    case .refused(let message, let help): return "\(message): \(help)"
    case .ambiguous(let name, let meanings):
      let list = meanings.map { "`\($0.name)` for \($0.phrase)" }.joined(separator: ", ")
      return "`\(name)` is more than one thing: write \(list)"
    }
  }
}

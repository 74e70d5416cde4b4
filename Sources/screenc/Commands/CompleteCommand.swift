struct CompletionOptions: Equatable {
  var lint = LintOptions()
  /// The spec in which something is written.
  var file: String
  var line: Int
  var column: Int
  /// Whether the spec's text is on the standard input, since it is not saved yet.
  var readsInput = false
  var format = OutputFormat.text
}

extension Command {
  static let complete = Command(
    .complete, "list what may stand at a place of a spec, for editors",
    details: """
      Lists what may stand at a place of a spec: keys and words with what they mean, and the names of
      the app that fit there, as far as they begin with what is written before the place.
      """,
    operands: [.required(ValueForm("FILE:LINE:COLUMN", .file)), .specs],
    explanation: """
      FILE is a spec below SPECS, the folder of the specs (default: Specs). Lines and columns count
      from 1, columns in characters, as in findings.
      """,
    options: [
      CommandOption(
        "--stdin", "take the text of FILE from the standard input, as it is not saved yet"
      ) { $0.readsInput = true },
      CommandOption(
        "--format", .word("FORMAT", of: OutputFormat.self), "text or json (default: text)"
      ) { options, text throws(UsageError) in options.format = try choice(text) },
    ],
    initial: CompletionOptions(file: "", line: 0, column: 0)
  ) { options, operands throws(UsageError) in
    let parts = operands.next()?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    guard parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0,
      let column = Int(parts[parts.count - 1]), column > 0
    else { throw UsageError("`complete` takes a place, for instance `Specs/Feed.yaml:12:9`") }
    options.file = parts.dropLast(2).joined(separator: ":")
    options.line = line
    options.column = column
    try operands.takeSpecs(into: &options.lint.specs)
    return .complete(options)
  }
}

struct FormatOptions: Equatable {
  /// Files and folders; `-` alone for the standard input.
  var paths: [String] = ["Specs"]
  /// Writes nothing, and fails if a file would be written.
  var checks = false
  /// As `checks`, and shows what would be written.
  var showsDifference = false
}

extension Command {
  static let format = Command(
    .format, "write specs in canonical order and style",
    details: """
      Writes specs with their keys in canonical order and in one style. Comments, anchors and what
      the specs say stay as they are. A file that cannot be read as YAML is reported and left as it
      is, and the others are formatted.
      """,
    operands: [.any(ValueForm("PATH", .file))],
    explanation: """
      PATH is a file, or a folder of specs (default: Specs); `-` formats the standard input to the
      standard output. Files are written only if they change.
      """,
    options: [
      CommandOption(
        "--check", "write nothing; exit 1 and name the files that are not formatted"
      ) { $0.checks = true },
      CommandOption(
        "--diff", "write nothing; exit 1 and show what would change, if anything does"
      ) { $0.showsDifference = true },
    ],
    initial: FormatOptions()
  ) { options, operands throws(UsageError) in
    let paths = Array(operands.rest)
    operands.rest = []
    if paths.contains("-"), paths.count > 1 {
      throw UsageError("`-` is the standard input, which is formatted by itself")
    }
    if !paths.isEmpty { options.paths = paths }
    return .format(options)
  }
}

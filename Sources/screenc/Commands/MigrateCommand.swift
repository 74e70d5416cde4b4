struct MigrateOptions: Equatable {
  var lint = LintOptions()
  /// Shows what would change, and changes nothing.
  var showsDifference = false
}

extension Command {
  static let migrate = Command(
    .migrate, "rewrite specs for the newest version of the language",
    details: """
      Rewrites specs that are written in an older version of the language, one version after the
      other, has the app say the newest under `language:`, and writes old names of keys as they are
      called now. Comments and style stay as they are.

      The specs have to be free of errors, and are checked again before anything is written: with an
      error nothing is. Specs in a version that this screenc does not know are left alone.
      """,
    operands: [.specs], explanation: specsFolder,
    options: [
      CommandOption(
        "--dry-run", "write nothing; exit 1 and show what would change, if anything does"
      ) {
        $0.showsDifference = true
      }
    ],
    initial: MigrateOptions()
  ) { options, operands throws(UsageError) in
    try operands.takeSpecs(into: &options.lint.specs)
    return .migrate(options)
  }
}

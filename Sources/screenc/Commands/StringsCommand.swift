struct StringsOptions: Equatable {
  var lint = LintOptions()
  /// Whether missing keys are written.
  var adds = false
  /// Where texts for translators are written.
  var export: String?
  /// The languages that are exported; empty for all.
  var languages: [String] = []
  /// Where translated texts are read.
  var source: String?
}

extension Command {
  static let strings = Command(
    .strings, "tell what the app's strings lack, add it, and exchange texts with translators",
    details: """
      Without an option, tells the languages of the app's strings with what each lacks, the keys
      that specs name and the strings do not have, and the keys that no spec uses; exit 1 if specs
      name a key that is not there.

      `--add` writes missing keys into the first file that `strings:` names: a catalogue, or a file
      of strings, which keep their order, comments and style. Their text is made of the words of the
      key, with places for what specs give; in a catalogue it is marked as to be reviewed.
      `--export` writes the texts as XLIFF 1.2, with notes on where specs use them, and `--import`
      takes the translated texts from such a file, or from one of Xcode.
      """,
    operands: [.specs], explanation: specsFolder,
    options: [
      CommandOption("--add", "write keys that specs name and the strings lack") { $0.adds = true },
      CommandOption(
        "--export", ValueForm("FILE", .file),
        "write texts for translators as XLIFF (`-`: to the standard output)"
      ) { options, file throws(UsageError) in options.export = file },
      CommandOption(
        "--language", ValueForm("LANGUAGE"),
        "export for this language (default: for all that the strings have)"
      ) { options, language throws(UsageError) in options.languages.append(language) }.repeated,
      CommandOption(
        "--import", ValueForm("FILE", .file),
        "take translated texts from XLIFF (`-`: from the standard input)"
      ) { options, file throws(UsageError) in options.source = file },
    ],
    initial: StringsOptions()
  ) { options, operands throws(UsageError) in
    let count = [options.adds, options.export != nil, options.source != nil].count { $0 }
    guard count <= 1 else {
      throw UsageError("`--add`, `--export` and `--import` are done one after the other")
    }
    guard options.languages.isEmpty || options.export != nil else {
      throw UsageError("`--language` says what `--export` writes")
    }
    try operands.takeSpecs(into: &options.lint.specs)
    return .strings(options)
  }
}

/// What of an app is tested, and how that is told.
struct TestsOptions: Equatable {
  var specs = "Specs"
  var screens: [String] = []
  /// Nil for text.
  var format: TestsFormat?
  var language: String?
  /// The folder in which tests of the app's own are begun, in the place of testing.
  var scaffold: String?
}

/// How the report of tests is written.
enum TestsFormat: String, CaseIterable {
  case text, json, junit
}

extension Command {
  static let tests = Command(
    .tests, "test screens straight from the specs",
    details: """
      Checks the specs and tests the app that they describe, without generated code and without
      building it: that each screen loads, waits, is empty, fails and says so, loads when it is tried
      again and pages to the end; and that each tap, swipe, entry of a menu, button, form and link leads
      where the spec says: the screen is seen, the request is sent by its method to its path, the
      notice can be read. Of an app with `onboarding:` it also tests the ways in and out: the
      walkthrough, logging in and being refused, logging out, and a session that has run out. Sources
      answer with their `samples:`, and where there are none, answers are invented, the same ones each
      time; no request leaves the machine. Prints what has failed, with its place and with what was seen
      instead, and what no test has come to, and why not. With an error in the specs it shows the
      findings instead, as `screenc lint` does.

      With `--scaffold` it tests nothing, but begins tests of the app's own in Swift: a file for each
      screen, which holds the built app to what its spec says of its states, and one for the ways in and
      out of an app with `onboarding:`. A file that is there stays as it is.
      """,
    operands: [.specs], explanation: "SPECS is the folder of the specs (default: Specs).",
    options: [
      CommandOption("--only", ValueForm("SCREEN"), "test this screen") {
        options, screen throws(UsageError) in options.screens.append(screen)
      }.repeated,
      CommandOption(
        "--format", .word("FORMAT", of: TestsFormat.self), "text, json or junit (default: text)"
      ) { options, text throws(UsageError) in options.format = try choice(text) },
      CommandOption(
        "--language", ValueForm("LANGUAGE"),
        "the language of the app's strings, such as de, or pseudo"
      ) { options, language throws(UsageError) in options.language = language },
      CommandOption(
        "--scaffold", ValueForm("DIR", .folder),
        "begin tests of the app's own in this folder of its package"
      ) { options, folder throws(UsageError) in options.scaffold = folder },
    ],
    initial: TestsOptions()
  ) { options, operands throws(UsageError) in
    try operands.takeSpecs(into: &options.specs)
    if options.scaffold != nil, options.format != nil {
      throw UsageError("`--scaffold` tests nothing, so `--format` is not for it")
    }
    if options.scaffold != nil, options.language != nil {
      throw UsageError("`--scaffold` begins tests in the app's first language")
    }
    return .tests(options)
  }
}

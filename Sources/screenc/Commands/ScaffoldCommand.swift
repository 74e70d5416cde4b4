import ScreenCompiler

struct ScaffoldOptions: Equatable {
  var lint = LintOptions()
  var screens: ScaffoldedScreens
  /// Where the files go, if not beside the generated code.
  var folder: String?
  /// Replaces the configured folder of generated code.
  var output: String?
  /// Whether gateways of the app's own are begun, too.
  var gateways = false
  /// Whether a presenter of the app's own is begun, too.
  var presenter = false
}

extension Command {
  static let scaffold = Command(
    .scaffold, "begin the hand-written code of screens",
    details: """
      Writes the beginnings of what screens leave to hand-written code: what their effects call, what
      takes the events that they track, the `computed:` values of their models, the subclass of a screen
      that is `open`, and adapters, sources and screens of the app's own, each in the shape of the
      screen's system; and, beside the generated code, the class that supplies what is needed to the
      app. Each beginning has a `#warning` until it is filled in. A file that is there stays as it is,
      and what the app's code has already is not written again.
      """,
    operands: [.required(ValueForm("SCREEN,…|--all")), .specs],
    explanation: """
      SCREEN,… are the names of one or more screens, with commas between them.
      \(specsFolder)
      """,
    options: [
      CommandOption("--all", "begin the code of all screens, in the place of names") {
        $0.screens = .all
      },
      CommandOption(
        "--into", ValueForm("DIR", .folder),
        "the folder for the files (default: one of each screen's name beside the generated code, and"
          + " `Shared` for what several screens use)"
      ) { options, folder throws(UsageError) in options.folder = folder },
      CommandOption(
        "--gateways",
        "also begin gateways of the app's own, which a viper scene can be given in the place of"
          + " those to the network"
      ) { $0.gateways = true },
      CommandOption(
        "--presenter",
        "also begin a presenter of the app's own over the generated one, which a screen of the mvp"
          + " system can be given"
      ) { $0.presenter = true },
      CommandOption(
        "--output", letter: "o", ValueForm("DIR", .folder),
        "the folder of generated code (default: `output` of screenc.yaml)"
      ) { options, folder throws(UsageError) in options.output = folder },
    ],
    initial: ScaffoldOptions(screens: .named([]))
  ) { options, operands throws(UsageError) in
    if options.screens != .all {
      let names = operands.next()?.split(separator: ",").map(String.init) ?? []
      guard !names.isEmpty else {
        throw UsageError(
          "`scaffold` takes the name of a screen, several with commas between them, or `--all`,"
            + " and then the spec folder")
      }
      options.screens = .named(names)
    }
    try operands.takeSpecs(into: &options.lint.specs)
    return .scaffold(options)
  }
}

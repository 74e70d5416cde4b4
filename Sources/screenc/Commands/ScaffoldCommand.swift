struct ScaffoldOptions: Equatable {
  var lint = LintOptions()
  var screen: String
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
    .scaffold, "begin the hand-written code of a screen",
    details: """
      Writes the beginnings of what a screen leaves to hand-written code: what its effects call, what
      takes the events that it tracks, the `computed:` values of its models, and adapters, sources
      and screens of the app's own, each in the shape of the screen's system; and, beside the generated
      code, the class that supplies all of it to the app. A file that is there stays as it is, and what
      the app's code has already is not written again.
      """,
    operands: [.required(ValueForm("SCREEN")), .specs], explanation: specsFolder,
    options: [
      CommandOption(
        "--into", ValueForm("DIR", .folder),
        "the folder for the files (default: one of the screen's name beside the generated code)"
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
    initial: ScaffoldOptions(screen: "")
  ) { options, operands throws(UsageError) in
    guard let screen = operands.next() else {
      throw UsageError("`scaffold` takes the name of a screen, and then the spec folder")
    }
    options.screen = screen
    try operands.takeSpecs(into: &options.lint.specs)
    return .scaffold(options)
  }
}

import ScreenCompiler

struct StartOptions: Equatable {
  var specs = "Specs"
  /// The app's name.
  var name = "MyApp"
  /// What kind of app it is.
  var template = StarterTemplate.hello
  /// Whether a Swift package is written around the specs.
  var isPackage = false
  /// Whether the screens come into an app that is there.
  var isExisting = false
  /// Where that package finds screenc: a path from it, or an address.
  var screenc: String?
}

extension Command {
  static let start = Command(
    .start, "write the first specs of an app",
    details: """
      Writes the first files of a project: specs of an app with its first screens, `screenc.yaml`,
      `.yamllint` beside the folder, with which yamllint has nothing against what `screenc fmt`
      writes, and `Generated/.gitattributes`, with which hosts fold generated code in reviews.
      What is there already stays as it is. Without any words, at a terminal, it asks what is to
      be written, and says the command that writes the same.

      With --package it writes a Swift package around the folder for the specs, and generates its
      code: a library with the app, a program that prints its screens, and a test that drives them,
      which run where UIKit is absent, too.

      With --existing the app is one that is there: it has no root of screenc's, and a file beside
      the specs makes the first screen, for the app to show.
      """,
    operands: [.specs], explanation: "SPECS is the folder for the specs (default: Specs).",
    options: [
      CommandOption(
        "--name", ValueForm("NAME"),
        "the app's name, a capital and then letters and digits (default: MyApp)"
      ) { options, name throws(UsageError) in options.name = name },
      CommandOption(
        "--template", .word("KIND", of: StarterTemplate.self),
        "what kind of app: "
          + StarterTemplate.allCases.map { "\($0.rawValue), \($0.summary)" }
          .joined(separator: "; ") + " (default: hello)"
      ) { options, kind throws(UsageError) in
        options.template = try choice(kind, called: "template")
      },
      CommandOption("--existing", "write what an app that is there needs for a first screen") {
        $0.isExisting = true
      },
      CommandOption("--package", "write a Swift package that builds, runs and passes a test") {
        $0.isPackage = true
      },
      CommandOption(
        "--screenc", ValueForm("PLACE", .folder),
        "with --package, where screenc is: a path from the package, or an address (default: ../screenc)"
      ) { options, place throws(UsageError) in options.screenc = place },
    ],
    initial: StartOptions()
  ) { options, operands throws(UsageError) in
    guard operands.rest.count <= 1 else {
      throw UsageError("`init` takes one folder, and here are \(operands.rest.count)")
    }
    if let specs = operands.next() { options.specs = specs }
    if options.screenc != nil, !options.isPackage {
      throw UsageError("`--screenc` is about the package that `--package` writes")
    }
    guard !options.isPackage || !options.isExisting else {
      throw UsageError("`--package` begins an app of its own, and `--existing` stands in another")
    }
    guard !options.isExisting || options.template.fitsExistingApps else {
      throw UsageError(
        "an app that is there has its own log-in, which requests use by `auth: app`: take another template"
      )
    }
    return .start(options)
  }
}

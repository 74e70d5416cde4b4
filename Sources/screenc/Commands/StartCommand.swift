struct StartOptions: Equatable {
  var specs = "Specs"
  /// The app's name.
  var name = "MyApp"
}

extension Command {
  static let start = Command(
    .start, "write the first specs of an app",
    details: """
      Writes the first files of a project: specs of an app with one screen, `screenc.yaml`,
      `.yamllint` beside the folder, with which yamllint has nothing against what `screenc fmt`
      writes, and `Generated/.gitattributes`, with which hosts fold generated code in reviews.
      What is there already stays as it is.
      """,
    operands: [.specs], explanation: "SPECS is the folder for the specs (default: Specs).",
    options: [
      CommandOption(
        "--name", ValueForm("NAME"),
        "the app's name, a capital and then letters and digits (default: MyApp)"
      ) { options, name throws(UsageError) in options.name = name }
    ],
    initial: StartOptions()
  ) { options, operands throws(UsageError) in
    guard operands.rest.count <= 1 else {
      throw UsageError("`init` takes one folder, and here are \(operands.rest.count)")
    }
    if let specs = operands.next() { options.specs = specs }
    return .start(options)
  }
}

struct LanguageServerOptions: Equatable {
  var specs = "Specs"
}

extension Command {
  static let languageServer = Command(
    .languageServer, "answer an editor, as a language server",
    details: """
      Answers an editor in the Language Server Protocol, on the standard input and output: findings
      while specs are written, what may stand at a place, what it means, where it is declared and
      named, other names, fixes, the form of specs, and pictures of screens. Editors start it.
      """,
    operands: [.specs],
    explanation: """
      SPECS is the folder of the specs (default: Specs), from the folder that the editor has open.
      """,
    options: [
      CommandOption("--stdio", "taken and passed over: there is no other way to be spoken to") {
        _ in
      }
    ],
    initial: LanguageServerOptions()
  ) { options, operands throws(UsageError) in
    try operands.takeSpecs(into: &options.specs)
    return .languageServer(options)
  }
}

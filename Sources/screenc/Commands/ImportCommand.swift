import ScreenCompiler

struct ImportOptions: Equatable {
  /// The documents, answers and catalogues.
  var inputs: [String] = []
  var lint = LintOptions()
  var choices = SpecImporter.Choices()

  static func == (left: ImportOptions, right: ImportOptions) -> Bool {
    left.inputs == right.inputs && left.lint == right.lint && left.choices == right.choices
  }
}

extension Command {
  static let importing = Command(
    .importing, "begin specs from a description of a server, its answers or catalogues",
    details: """
      Writes a beginning of specs from what a team has. Of a description by OpenAPI 3.0 or 3.1, in
      YAML or JSON, it takes the server with its authentication, a source for each GET that answers
      with objects, a request for each other call, and models, enums and unions of schemas. Of
      answers in JSON it makes models: several answers of one kind show what may be missing. Of the
      colours of an `.xcassets` it makes a theme, and `.xcstrings`, `.strings` and `.stringsdict`
      become the app's strings. Of the symbol graphs of the app's own code it makes models and
      adapters with `swift:`, for records with an identity or of payloads, and for cells.

      What has no counterpart in specs is left out and told with its place. Where
      there is no app yet, `App.yaml` and `screenc.yaml` are written, too. Files that are there are
      never written over, unless `--force` says so.
      """,
    operands: [
      Operand(form: ValueForm("FILE", .file), usage: "FILE [FILE …]")
    ],
    explanation:
      "FILE is a document, an answer, a catalogue, a symbol graph or a folder of symbol graphs.",
    options: [
      CommandOption(
        "--specs", ValueForm("SPECS", .folder), "the folder of the specs (default: Specs)"
      ) { options, folder throws(UsageError) in options.lint.specs = folder },
      CommandOption(
        "--into", ValueForm("FOLDER"),
        "the folder within that of the specs (default: the name of the API; `.` for none)"
      ) { options, folder throws(UsageError) in
        options.choices.folder = try folderName(folder)
      },
      CommandOption(
        "--name", ValueForm("NAME"),
        "what the API, the model or the theme is called, or the app's own module (default: from FILE)"
      ) { options, name throws(UsageError) in options.choices.name = name },
      CommandOption(
        "--server", ValueForm("URL"), "the server's address (default: the first of the document)"
      ) { options, url throws(UsageError) in options.choices.server = try address(url) },
      CommandOption(
        "--only", ValueForm("WHAT"),
        "take over this tag, operation, path or type, and the models that it needs"
      ) { options, what throws(UsageError) in options.choices.wanted.append(what) }.repeated,
      CommandOption("--force", "write over files that are there") { $0.choices.overwrites = true },
      CommandOption("--dry-run", "write nothing, and show what would be written") {
        $0.choices.isDryRun = true
      },
      CommandOption<LintOptions>.format.within(\.lint),
      CommandOption<LintOptions>.report.within(\.lint),
      CommandOption<LintOptions>.strict.within(\.lint),
      CommandOption<LintOptions>.limit.within(\.lint),
      CommandOption<LintOptions>.color.within(\.lint),
    ],
    initial: ImportOptions()
  ) { options, operands throws(UsageError) in
    options.inputs = Array(operands.rest)
    operands.rest = []
    guard !options.inputs.isEmpty else {
      throw UsageError("`import` needs a file: `screenc import openapi.yaml`, for instance")
    }
    return .importing(options)
  }

  private static func folderName(_ text: String) throws(UsageError) -> String {
    if text == "." { return "" }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else {
      throw UsageError(
        "`--into \(text)` is no folder within that of the specs: `--into Shop`, for instance")
    }
    return text
  }

  private static func address(_ text: String) throws(UsageError) -> String {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else {
      throw UsageError("`--server \(text)` is no address: it begins with `https://`")
    }
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    return text
  }
}

import Diagnostics
import ScreenCompiler
import SourceText

extension Invocation {
  /// Reads the arguments after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return .help(nil) }
    switch first {
    case "--help", "-h": return .help(nil)
    case "--version": return .version
    case "help":
      guard let name = arguments.dropFirst().first else { return .help(nil) }
      guard let command = Subcommand(rawValue: name) else { throw unknownCommand(name) }
      return .help(command)
    default: break
    }
    guard let command = Subcommand(rawValue: first) else { throw unknownCommand(first) }
    var reader = ArgumentReader(command: command, arguments: arguments.dropFirst())
    if reader.asksForHelp { return .help(command) }
    switch command {
    case .start: return .start(try reader.startOptions())
    case .lint: return .lint(try reader.lintOptions())
    case .build: return .build(try reader.buildOptions())
    case .format: return .format(try reader.formatOptions())
    case .scaffold: return .scaffold(try reader.scaffoldOptions())
    case .explain: return .explain(rule: try reader.ruleName())
    case .rules: return .rules(try reader.rulesFormat())
    case .schema: return .schema(draft: try reader.schemaDraft())
    case .dump: return .dump(try reader.dumpOptions())
    case .complete: return .complete(try reader.completionOptions())
    case .breaking: return .breaking(try reader.breakingOptions())
    case .reference:
      try reader.expectNothing()
      return .reference
    }
  }

  private static func unknownCommand(_ name: String) -> UsageError {
    let names = Subcommand.allCases.map(\.rawValue) + ["--help", "--version"]
    let near = NearMiss.suggestion(for: name, among: names)
    let what = name.hasPrefix("-") ? "option" : "command"
    let hint = near.map { "did you mean `\($0)`?" } ?? "see `screenc --help`"
    return UsageError(message: "there is no \(what) `\(name)`: \(hint)", command: nil)
  }
}

/// Takes the arguments of one command apart.
private struct ArgumentReader {
  let command: Subcommand
  var rest: ArraySlice<String>
  private var positional: [String] = []
  /// What stands behind the `=` of the last option, as long as nobody has taken it.
  private var attached: (option: String, value: String)?

  init(command: Subcommand, arguments: ArraySlice<String>) {
    self.command = command
    rest = arguments
  }

  var asksForHelp: Bool {
    rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  mutating func startOptions() throws(UsageError) -> StartOptions {
    var options = StartOptions()
    while let option = try nextOption() {
      guard option == "--name" else { throw unknown(option) }
      options.name = try value(of: option)
    }
    guard positional.count <= 1 else {
      throw error("`init` takes one folder, and here are \(positional.count)")
    }
    if let specs = positional.first { options.specs = specs }
    return options
  }

  mutating func lintOptions() throws(UsageError) -> LintOptions {
    var options = LintOptions()
    while let option = try nextOption() {
      switch option {
      case "--fix": if options.fixes == .none { options.fixes = .safe }
      case "--unsafe-fixes": options.fixes = .all
      case "--diff": options.showsDifference = true
      case "--only": options.only.append(try value(of: option))
      case "--write-baseline":
        let file = try value(of: option)
        guard file != "-" else { throw error("`--write-baseline -` writes a file, so name one") }
        options.newBaseline = file
      case "--output":
        try add(try reportFile(of: option), to: &options)
      default: guard try read(option, into: &options) else { throw unknown(option) }
      }
    }
    try expectSense(of: options)
    try setSpecs(of: &options)
    return options
  }

  /// Refuses options that cannot be obeyed together.
  private func expectSense(of options: LintOptions) throws(UsageError) {
    if options.showsDifference, options.format != nil || !options.reports.isEmpty {
      throw error("`--diff` shows changes and no findings, so no format can be chosen")
    }
    guard options.newBaseline != nil else { return }
    if options.baseline != nil {
      throw error("`--write-baseline` writes all findings anew, so `--baseline` cannot hide any")
    }
    if !options.only.isEmpty {
      throw error(
        "`--write-baseline` keeps the findings of all rules, so `--only` cannot choose any")
    }
    if options.fixes != .none || options.showsDifference {
      throw error("make fixes first, and then write the baseline of what is left")
    }
  }

  mutating func buildOptions() throws(UsageError) -> BuildOptions {
    var options = BuildOptions()
    while let option = try nextOption() {
      switch option {
      case "--output":
        let value = try value(of: option)
        if let file = reportFile(value) {
          try add(file, to: &options.lint)
        } else {
          options.output = value
        }
      case "--check": options.checks = true
      case "--force": options.force = true
      case "--no-cache": options.usesCache = false
      default:
        guard try read(option, into: &options.lint) else { throw unknown(option) }
      }
    }
    if options.checks, options.force {
      throw error("`--check` writes nothing, so `--force` has nothing to do")
    }
    try setSpecs(of: &options.lint)
    return options
  }

  mutating func formatOptions() throws(UsageError) -> FormatOptions {
    var options = FormatOptions()
    while let option = try nextOption() {
      switch option {
      case "--check": options.checks = true
      case "--diff": options.showsDifference = true
      default: throw unknown(option)
      }
    }
    if positional.contains("-"), positional.count > 1 {
      throw error("`-` is the standard input, which is formatted by itself")
    }
    if !positional.isEmpty { options.paths = positional }
    return options
  }

  mutating func scaffoldOptions() throws(UsageError) -> ScaffoldOptions {
    var options = ScaffoldOptions(screen: "")
    while let option = try nextOption() {
      switch option {
      case "--output": options.output = try value(of: option)
      case "--into": options.folder = try value(of: option)
      case "--gateways": options.gateways = true
      case "--presenter": options.presenter = true
      default: throw unknown(option)
      }
    }
    guard let screen = positional.first else {
      throw error("`scaffold` takes the name of a screen, and then the spec folder")
    }
    options.screen = screen
    positional.removeFirst()
    try setSpecs(of: &options.lint)
    return options
  }

  mutating func ruleName() throws(UsageError) -> String {
    if let option = try nextOption() { throw unknown(option) }
    guard positional.count == 1, let name = positional.first else {
      throw error("`explain` takes the name of one rule, for instance `missing-adapter`")
    }
    return name
  }

  mutating func rulesFormat() throws(UsageError) -> OutputFormat {
    var format = OutputFormat.text
    while let option = try nextOption() {
      guard option == "--format" else { throw unknown(option) }
      format = try choice(of: option)
    }
    guard positional.isEmpty else { throw error("`rules` takes no path") }
    return format
  }

  mutating func dumpOptions() throws(UsageError) -> LintOptions {
    var options = LintOptions()
    while let option = try nextOption() {
      guard option == "--format" else { throw unknown(option) }
      let format = try value(of: option)
      guard format == OutputFormat.json.rawValue else {
        throw error("there is no format `\(format)` of dumps: the one there is is `json`")
      }
    }
    try setSpecs(of: &options)
    return options
  }

  mutating func breakingOptions() throws(UsageError) -> BreakingOptions {
    var lint = LintOptions()
    var earlier: EarlierSpecs?
    var categories: Set<BreakingCategory> = []
    while let option = try nextOption() {
      switch option {
      case "--against":
        let name = try value(of: option)
        guard let specs = EarlierSpecs(name) else {
          throw error("`\(name)` names no commit: write `git:main`, or a folder of specs")
        }
        earlier = specs
      case "--category": categories.insert(try choice(of: option, called: "category"))
      case "--output": try add(try reportFile(of: option), to: &lint)
      default:
        guard option != "--baseline", option != "--symbols", try read(option, into: &lint) else {
          throw unknown(option)
        }
      }
    }
    guard let earlier else {
      throw error("`breaking` needs `--against`: `git:main`, for instance, or a folder of specs")
    }
    try setSpecs(of: &lint)
    return BreakingOptions(
      lint: lint, earlier: earlier,
      categories: categories.isEmpty ? Set(BreakingCategory.allCases) : categories)
  }

  mutating func completionOptions() throws(UsageError) -> CompletionOptions {
    var options = CompletionOptions(file: "", line: 0, column: 0)
    while let option = try nextOption() {
      if option == "--stdin" {
        options.readsInput = true
      } else {
        guard option == "--format" else { throw unknown(option) }
        options.format = try choice(of: option)
      }
    }
    let parts = positional.first?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    guard parts.count > 2, let line = Int(parts[parts.count - 2]), line > 0,
      let column = Int(parts[parts.count - 1]), column > 0
    else { throw error("`complete` takes a place, for instance `Specs/Feed.yaml:12:9`") }
    options.file = parts.dropLast(2).joined(separator: ":")
    options.line = line
    options.column = column
    positional.removeFirst()
    try setSpecs(of: &options.lint)
    return options
  }

  mutating func schemaDraft() throws(UsageError) -> String {
    var draft = SchemaText.drafts[0]
    while let option = try nextOption() {
      guard option == "--draft" else { throw unknown(option) }
      draft = try value(of: option)
      guard SchemaText.drafts.contains(draft) else {
        let drafts = SchemaText.drafts.map { "`\($0)`" }.joined(separator: " and ")
        throw error("there is no draft `\(draft)`: drafts are \(drafts)")
      }
    }
    guard positional.isEmpty else { throw error("`schema` takes no path") }
    return draft
  }

  mutating func expectNothing() throws(UsageError) {
    if let option = try nextOption() { throw unknown(option) }
    guard positional.isEmpty else { throw error("`\(command.rawValue)` takes no path") }
  }

  private mutating func read(
    _ option: String, into options: inout LintOptions
  ) throws(UsageError) -> Bool {
    switch option {
    case "--strict": options.isStrict = true
    case "--symbols": options.symbols.append(try value(of: option))
    case "--baseline": options.baseline = try value(of: option)
    case "--format": options.format = try choice(of: option) as ReportFormat
    default: return false
    }
    return true
  }

  /// Which of some things an option names.
  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of option: String, called kind: String = "format"
  ) throws(UsageError) -> Choice {
    let name = try value(of: option)
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map { "`\($0.rawValue)`" }
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      throw error("there is no \(kind) `\(name)`: there are \(list)")
    }
    return choice
  }

  /// The format and the file that an option names.
  private mutating func reportFile(of option: String) throws(UsageError) -> ReportFile {
    let value = try value(of: option)
    guard let file = reportFile(value) else {
      throw error(
        "`--output \(value)` names no format and file, as `--output sarif=screenc.sarif` does")
    }
    return file
  }

  /// A format and a file, as `sarif=screenc.sarif`; nil if no format stands before an equals sign.
  private func reportFile(_ text: String) -> ReportFile? {
    guard let equals = text.firstIndex(of: "="),
      let format = ReportFormat(rawValue: String(text[..<equals]))
    else { return nil }
    return ReportFile(format: format, path: String(text[text.index(after: equals)...]))
  }

  private func add(_ file: ReportFile, to options: inout LintOptions) throws(UsageError) {
    let option = "`--output \(file.format.rawValue)=\(file.path)`"
    guard !file.path.isEmpty else { throw error("\(option) names no file") }
    guard file.path != "-" else {
      throw error("\(option) writes a file: `--format` says what the standard output gets")
    }
    guard !options.reports.contains(where: { $0.path == file.path }) else {
      throw error("two reports cannot be written to \(file.path)")
    }
    options.reports.append(file)
  }

  private func setSpecs(of options: inout LintOptions) throws(UsageError) {
    guard positional.count <= 1 else {
      throw error("`\(command.rawValue)` takes one spec folder, and here are \(positional.count)")
    }
    if let specs = positional.first { options.specs = specs }
  }

  /// The next option; positional arguments before it are set aside.
  private mutating func nextOption() throws(UsageError) -> String? {
    if let (option, _) = attached { throw error("`\(option)` takes no value") }
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        guard let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") else {
          return argument
        }
        let option = String(argument[..<equals])
        attached = (option, String(argument[argument.index(after: equals)...]))
        return option
      } else if argument.isEmpty {
        throw error("an argument is empty")
      } else {
        positional.append(argument)
      }
    }
    return nil
  }

  private mutating func value(of option: String) throws(UsageError) -> String {
    let value = attached?.value ?? rest.popFirst() ?? ""
    attached = nil
    guard !value.isEmpty else { throw error("`\(option)` needs a value") }
    return value
  }

  private func unknown(_ option: String) -> UsageError {
    let known = [
      "--format", "--strict", "--output", "--check", "--force", "--no-cache", "--into", "--draft",
      "--stdin", "--help", "--fix", "--unsafe-fixes", "--diff", "--only", "--baseline",
      "--write-baseline", "--against", "--category", "--name", "--symbols",
    ]
    let near = NearMiss.suggestion(for: option, among: known)
    let hint =
      near.map { "did you mean `\($0)`?" } ?? "see `screenc \(command.rawValue) --help`"
    return error("`\(command.rawValue)` has no option `\(option)`: \(hint)")
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: command)
  }
}

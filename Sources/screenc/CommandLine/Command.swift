import SourceText

/// A command: from this one value follow how its line is read, its help, what is suggested for a slip,
/// and what shells complete.
struct Command: Sendable {
  /// Something that a command takes beside its options.
  struct Operand: Sendable {
    let form: ValueForm
    /// How it stands in the line of usage, such as `[SPECS]`.
    let usage: String

    static func required(_ form: ValueForm) -> Operand {
      Operand(form: form, usage: form.placeholder)
    }

    static func optional(_ form: ValueForm) -> Operand {
      Operand(form: form, usage: "[\(form.placeholder)]")
    }

    static func any(_ form: ValueForm) -> Operand {
      Operand(form: form, usage: "[\(form.placeholder) …]")
    }

    /// The folder of specs, which every command that reads an app takes.
    static let specs = Operand.optional(ValueForm("SPECS", .folder))
    /// The folders of specs, where a command can do the same for several apps.
    static let severalSpecs = Operand.any(ValueForm("SPECS", .folder))
  }

  typealias Option = CommandOption<Void>.Description

  let name: Subcommand
  /// What it does, in the overview of all commands.
  let summary: String
  /// What it does, in paragraphs.
  let details: String
  let operands: [Operand]
  /// What operands and further words of the usage stand for.
  let explanation: String
  let options: [Option]
  /// What stands below the options.
  let epilogue: String
  /// Reads what stands behind the command's name.
  let read: @Sendable (ArraySlice<String>) throws(UsageError) -> ParsedArguments

  /// - Parameters:
  ///   - initial: The values of a line without options.
  ///   - finish: Makes the invocation of the values and the operands.
  init<Values: Sendable>(
    _ name: Subcommand, _ summary: String, details: String, operands: [Operand] = [],
    explanation: String = "", options: [CommandOption<Values>], epilogue: String = "",
    initial: Values,
    finish: @escaping @Sendable (inout Values, inout Operands) throws(UsageError) -> Invocation
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.explanation = explanation
    self.options = options.map(\.description).filter { !$0.help.isEmpty }
    self.epilogue = epilogue
    read = { arguments throws(UsageError) in
      var reader = ArgumentReader(arguments)
      guard !reader.asksForHelp else { return ParsedArguments(.help(name)) }
      do throws(UsageError) {
        var values = initial
        try reader.read(options, of: name, into: &values)
        var operands = Operands(command: name, rest: reader.operands[...])
        let invocation = try finish(&values, &operands)
        try operands.expectNoMore()
        return ParsedArguments(invocation, isQuiet: reader.isQuiet, notices: reader.notices)
      } catch {
        throw UsageError(message: error.message, command: name)
      }
    }
  }

  /// The names of all options of the command.
  var optionNames: [String] { (options + Self.everywhere).map(\.name) }

  /// The options that every command takes.
  static let everywhere = [
    Option(name: "--quiet", letter: "q", help: "say nothing but what was asked for, and errors"),
    Option(name: "--help", letter: "h", help: "show this"),
  ]
}

/// What a command takes beside its options, one after the other.
struct Operands {
  let command: Subcommand
  var rest: ArraySlice<String>

  mutating func next() -> String? { rest.popFirst() }

  /// Takes the folder of specs, if one is there.
  mutating func takeSpecs(into folder: inout String) throws(UsageError) {
    guard rest.count <= 1 else {
      throw UsageError(
        "`\(command.rawValue)` takes one spec folder, and here are \(rest.count)")
    }
    if let specs = next() { folder = specs }
  }

  /// Takes the folders of specs, if any are there.
  mutating func takeSpecs(into folder: inout String, _ others: inout [String]) {
    if let specs = next() { folder = specs }
    others = Array(rest)
    rest = []
  }

  fileprivate func expectNoMore() throws(UsageError) {
    guard rest.isEmpty else { throw UsageError("`\(command.rawValue)` takes no path") }
  }
}

/// A command line as it was understood.
struct ParsedArguments: Equatable {
  var invocation: Invocation
  /// Whether nothing is said beside what was asked for, and errors.
  var isQuiet = false
  /// What is said of old spellings.
  var notices: [String] = []

  init(_ invocation: Invocation, isQuiet: Bool = false, notices: [String] = []) {
    self.invocation = invocation
    self.isQuiet = isQuiet
    self.notices = notices
  }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      self.init(.help(nil))
      return
    }
    switch first {
    case "--help", "-h": self.init(.help(nil))
    case "--version", "-V": self.init(.version)
    case "help":
      let words = arguments.dropFirst()
      if let name = words.first, words.count > 1 || Subcommand(rawValue: name) == nil {
        self.init(.topic(words.joined(separator: " ")))
      } else {
        self.init(.help(words.first.flatMap(Subcommand.init)))
      }
    default: self = try Command.of(try Self.command(first)).read(arguments.dropFirst())
    }
  }

  private static func command(_ name: String) throws(UsageError) -> Subcommand {
    if let command = Subcommand(rawValue: name) { return command }
    throw unknown(name)
  }

  /// What is said of a command that there is not.
  static func unknown(_ name: String) -> UsageError {
    let names = Subcommand.allCases.map(\.rawValue) + ["--help", "--version"]
    let near = NearMiss.suggestion(for: name, among: names)
    let what = name.hasPrefix("-") ? "option" : "command"
    let hint = near.map { "did you mean `\($0)`?" } ?? "see `screenc --help`"
    return UsageError("there is no \(what) `\(name)`: \(hint)")
  }
}

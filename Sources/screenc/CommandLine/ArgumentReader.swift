import SourceText

/// Takes the arguments of one command apart.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private(set) var operands: [String] = []
  private(set) var isQuiet = false
  private(set) var notices: [String] = []
  /// What stands behind the `=` of the last option, as long as nothing has taken it.
  private var attached: (option: String, value: String)?

  init(_ arguments: ArraySlice<String>) {
    rest = arguments
  }

  var asksForHelp: Bool {
    rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Reads all arguments: what options say goes into the values, the others are operands.
  mutating func read<Values>(
    _ options: [CommandOption<Values>], of command: Subcommand, into values: inout Values
  ) throws(UsageError) {
    while let spelling = try nextOption() {
      if spelling == "--quiet" || spelling == "-q" {
        isQuiet = true
        continue
      }
      guard let option = options.first(where: { $0.description.spellings.contains(spelling) })
      else { throw unknown(spelling, of: command) }
      let value = try value(of: option.description, spelling)
      try option.read(&values, value)
      if let notice = option.notice(value) { notices.append(notice) }
    }
  }

  /// The next option; operands before it are set aside.
  private mutating func nextOption() throws(UsageError) -> String? {
    if let (option, _) = attached { throw UsageError("`\(option)` takes no value") }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        guard let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") else {
          return argument
        }
        let option = String(argument[..<equals])
        attached = (option, String(argument[argument.index(after: equals)...]))
        return option
      } else if argument.isEmpty {
        throw UsageError("an argument is empty")
      } else {
        operands.append(argument)
      }
    }
    return nil
  }

  private mutating func value(
    of option: Command.Option, _ spelling: String
  ) throws(UsageError) -> String {
    guard option.value != nil else { return "" }
    if option.hasOptionalValue, attached == nil, rest.first?.hasPrefix("-") ?? true { return "" }
    return try value(of: spelling)
  }

  private mutating func value(of option: String) throws(UsageError) -> String {
    let value = attached?.value ?? rest.popFirst() ?? ""
    attached = nil
    guard !value.isEmpty else { throw UsageError("`\(option)` needs a value") }
    return value
  }

  private func unknown(_ option: String, of command: Subcommand) -> UsageError {
    let near = NearMiss.suggestion(for: option, among: Command.of(command).optionNames)
    let hint =
      near.map { "did you mean `\($0)`?" } ?? "see `screenc \(command.rawValue) --help`"
    return UsageError("`\(command.rawValue)` has no option `\(option)`: \(hint)")
  }
}

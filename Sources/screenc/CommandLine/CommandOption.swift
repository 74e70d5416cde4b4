/// What stands where a value is due: what help calls it, and what shells complete it with.
struct ValueForm: Sendable {
  enum Completion: Sendable {
    case file
    case folder
    /// The name of a rule.
    case rule
    /// One of these words.
    case words([String])
    /// Nothing that a shell could know.
    case nothing
  }

  /// What it is called in help, such as `DIR`.
  let placeholder: String
  let completion: Completion

  init(_ placeholder: String, _ completion: Completion = .nothing) {
    self.placeholder = placeholder
    self.completion = completion
  }
}

/// An option of a command, with what it does to the values that the command takes from its line.
struct CommandOption<Values>: Sendable {
  typealias Reading = @Sendable (inout Values, String) throws(UsageError) -> Void

  /// What help, suggestions and shells know of an option.
  struct Description: Sendable {
    /// With its two dashes.
    let name: String
    var letter: Character?
    /// Nil for an option without a value.
    var value: ValueForm?
    /// Whether the value may be missing.
    var hasOptionalValue = false
    /// What it does, in a phrase; empty for an old spelling, which is read and not shown.
    var help = ""
    /// Whether each of several says something more.
    var isRepeated = false
    /// Whether the command cannot do without it.
    var isRequired = false

    /// All that can be written for the option.
    var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [name] }
  }

  private(set) var description: CommandOption<Void>.Description
  let read: Reading
  /// What is said of a value that is written the old way; nil where it is right.
  var notice: @Sendable (String) -> String? = { _ in nil }

  /// An option with a value.
  init(
    _ name: String, letter: Character? = nil, _ value: ValueForm, _ help: String,
    read: @escaping Reading
  ) {
    description = .init(name: name, letter: letter, value: value, help: help)
    self.read = read
  }

  /// An option without a value.
  init(
    _ name: String, letter: Character? = nil, _ help: String,
    set: @escaping @Sendable (inout Values) -> Void
  ) {
    description = .init(name: name, letter: letter, help: help)
    read = { values, _ throws(UsageError) in set(&values) }
  }

  private init(
    _ description: CommandOption<Void>.Description,
    notice: @escaping @Sendable (String) -> String?, read: @escaping Reading
  ) {
    self.description = description
    self.notice = notice
    self.read = read
  }

  /// The option of a command whose values contain those of this one.
  func within<Whole>(
    _ path: WritableKeyPath<Whole, Values> & Sendable
  ) -> CommandOption<Whole> {
    CommandOption<Whole>(description, notice: notice) { values, text throws(UsageError) in
      try read(&values[keyPath: path], text)
    }
  }

  /// The option, where each of several says something more.
  var repeated: CommandOption {
    var option = self
    option.description.isRepeated = true
    return option
  }

  /// The option, whose value may be left out; then it is read as an empty one.
  var withOptionalValue: CommandOption {
    var option = self
    option.description.hasOptionalValue = true
    return option
  }

  /// The option, without which the command cannot run.
  var required: CommandOption {
    var option = self
    option.description.isRequired = true
    return option
  }

  /// The option, with something said of values that are written the old way.
  func noting(_ notice: @escaping @Sendable (String) -> String?) -> CommandOption {
    CommandOption(description, notice: notice, read: read)
  }
}

/// The value of an option that is one of some words.
func choice<Choice: RawRepresentable<String> & CaseIterable>(
  _ text: String, called kind: String = "format"
) throws(UsageError) -> Choice {
  guard let choice = Choice(rawValue: text) else {
    let names = Choice.allCases.map { "`\($0.rawValue)`" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    throw UsageError("there is no \(kind) `\(text)`: there are \(list)")
  }
  return choice
}

extension ValueForm {
  /// One of the words of a type.
  static func word<Choice: RawRepresentable<String> & CaseIterable>(
    _ placeholder: String, of type: Choice.Type
  ) -> ValueForm {
    ValueForm(placeholder, .words(Choice.allCases.map(\.rawValue)))
  }
}

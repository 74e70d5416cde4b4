/// One string of a table: plain, or varying with a number.
indirect enum StringEntry: Hashable, Sendable {
  /// A text with format specifiers, and what stands for its named substitutions.
  case text(String, substitutions: [String: Substitution])
  /// A text per plural category of the first number among the arguments.
  case plural([PluralCategory: StringEntry])

  /// A part of a text that varies with one argument.
  struct Substitution: Hashable, Sendable {
    /// The argument's place, from 1; nil for the place among the substitutions.
    var argument: Int?
    var forms: [PluralCategory: String]
  }

  static func plain(_ text: String) -> StringEntry { .text(text, substitutions: [:]) }
}

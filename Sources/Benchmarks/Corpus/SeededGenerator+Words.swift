import SeededRandom

extension SeededGenerator {
  /// One of `choices`; nothing without any.
  mutating func pick(_ choices: [String]) -> String {
    choices.isEmpty ? "" : choices[below(choices.count)]
  }
}

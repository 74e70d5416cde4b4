import SpecModel

/// A condition as tests of values, with nothing left of where it is written.
indirect enum Formula: Hashable {
  case constant(Bool)
  case test(variable: Int, Test)
  case not(Formula)
  case and(Formula, Formula)
  case or(Formula, Formula)

  /// What is asked of one value.
  enum Test: Hashable {
    /// Whether it is `true`; also whatever is known to be only either true or false.
    case isTrue
    case equals(SampleValue)
    case isLess(than: Double)
    case isAtMost(Double)
  }

  /// - Parameter values: A value for each variable.
  func holds(for values: [SampleValue]) -> Bool {
    switch self {
    case .constant(let value): value
    case .test(let variable, let test): test.holds(for: values[variable])
    case .not(let operand): !operand.holds(for: values)
    case .and(let left, let right): left.holds(for: values) && right.holds(for: values)
    case .or(let left, let right): left.holds(for: values) || right.holds(for: values)
    }
  }
}

/// A value that stands for all that a condition treats alike.
enum SampleValue: Hashable {
  case missing
  case boolean(Bool)
  case number(Double)
  /// The name of a case, a text, an identifier or an address.
  case word(String)
  /// Any word that no condition names.
  case otherWord
}

extension Formula.Test {
  func holds(for value: SampleValue) -> Bool {
    switch (self, value) {
    case (.isTrue, .boolean(let value)): value
    case (.equals(let other), _): value == other
    case (.isLess(let limit), .number(let number)): number < limit
    case (.isAtMost(let limit), .number(let number)): number <= limit
    case (.isTrue, _), (.isLess, _), (.isAtMost, _): false
    }
  }
}

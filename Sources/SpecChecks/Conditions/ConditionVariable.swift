import SpecModel
import SpecSemantics

/// A value that conditions ask for, with what it can be as far as they tell the difference.
struct ConditionVariable {
  /// What kinds of values there are.
  enum Domain {
    case boolean
    /// Cases by their names.
    case cases([String])
    case integers(from: Double)
    case numbers
    case words
  }

  /// The path as it is written; nil for what is no path but only true or false.
  let path: String?
  let domain: Domain
  private(set) var canBeMissing: Bool
  /// The values that it is compared with.
  private var constants: Set<SampleValue> = []

  init(path: String?, domain: Domain, canBeMissing: Bool) {
    self.path = path
    self.domain = domain
    self.canBeMissing = canBeMissing
  }

  mutating func note(_ constant: SampleValue, canBeMissing: Bool) {
    constants.insert(constant)
    self.canBeMissing = self.canBeMissing || canBeMissing
  }

  /// A value for each way in which the tests of it can turn out.
  var samples: [SampleValue] {
    let values: [SampleValue] =
      switch domain {
      case .boolean: [.boolean(false), .boolean(true)]
      case .cases(let names): names.map { .word($0) }
      case .words: constants.filter { $0 != .missing } + [.otherWord]
      case .integers(let least):
        Set(numbers.flatMap { [$0 - 1, $0, $0 + 1] } + [max(least, 0)])
          .filter { $0 >= least }.map { .number($0) }
      case .numbers: numbersAndBetween.map { .number($0) }
      }
    return canBeMissing ? values + [.missing] : values
  }

  private var numbers: [Double] {
    constants.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  private var numbersAndBetween: [Double] {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return [0] }
    let between = zip(sorted, sorted.dropFirst()).map { ($0 + $1) / 2 }
    return sorted + between + [first - 1, last + 1]
  }
}

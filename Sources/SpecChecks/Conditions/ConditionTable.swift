import SpecModel
import SpecSemantics

/// Tells whether conditions can hold, by trying all values that make a difference to them.
///
/// What is not compared with a constant is taken to be independent of everything else, so a condition
/// is found to be always or never true only if it is.
struct ConditionTable {
  enum Truth {
    case always, never, depends
  }

  /// More combinations than this are not tried. A condition that a person writes has a few dozen.
  private static let mostCombinations = 4096

  private let index: AppIndex
  private var variables: [ConditionVariable] = []
  private var positions: [String: Int] = [:]

  init(index: AppIndex) {
    self.index = index
  }

  /// The paths that conditions ask for, as they are written.
  var paths: [String] { variables.compactMap(\.path) }

  /// Whether conditions ask for anything that can be one way or another.
  var asksForValues: Bool { !variables.isEmpty }

  func truth(of formula: Formula) -> Truth {
    var outcomes: Set<Bool> = []
    let wereTried = tryAll { values in
      outcomes.insert(formula.holds(for: values))
      return outcomes.count < 2
    }
    guard wereTried, outcomes.count == 1 else { return .depends }
    return outcomes.contains(true) ? .always : .never
  }

  /// Whether a condition can hold where none of others does.
  func canHold(_ formula: Formula, unless others: [Formula]) -> Bool {
    var isPossible = false
    let wereTried = tryAll { values in
      isPossible =
        formula.holds(for: values) && !others.contains { $0.holds(for: values) }
      return !isPossible
    }
    return isPossible || !wereTried
  }

  /// Hands over each combination of values until nothing more is wanted.
  ///
  /// - Returns: Whether they are few enough to be tried.
  private func tryAll(_ body: ([SampleValue]) -> Bool) -> Bool {
    let samples = variables.map(\.samples)
    var count = 1
    for values in samples {
      count *= values.count
      guard count <= Self.mostCombinations else { return false }
    }
    for number in 0..<count {
      var rest = number
      let values = samples.map { values in
        defer { rest /= values.count }
        return values[rest % values.count]
      }
      guard body(values) else { break }
    }
    return true
  }
}

/// Conditions as formulas.
extension ConditionTable {
  mutating func formula(of condition: TypedExpression) -> Formula {
    switch condition.kind {
    case .boolean(let value): return .constant(value)
    case .not(let operand): return .not(formula(of: operand))
    case .path: return test(of: condition, .isTrue, noting: nil)
    case .binary(.and, let left, let right):
      return .and(formula(of: left), formula(of: right))
    case .binary(.or, let left, let right): return .or(formula(of: left), formula(of: right))
    case .binary(let operation, let left, let right): return comparison(operation, left, right)
    default: return unknown()
    }
  }

  private mutating func comparison(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> Formula {
    if let path = left.pathText, path == right.pathText { return .constant(operation.isReflexive) }
    if let constant = right.constant { return comparison(operation, left, with: constant) }
    if let constant = left.constant { return comparison(operation.swapped, right, with: constant) }
    return comparison(operation, ofPaths: left, right)
  }

  /// Whether two values are the same is either so or not, wherever it is asked.
  private mutating func comparison(
    _ operation: BinaryOperator, ofPaths left: TypedExpression, _ right: TypedExpression
  ) -> Formula {
    guard let first = left.pathText, let second = right.pathText,
      operation == .equal || operation == .notEqual
    else { return unknown() }
    let key = first < second ? "\(first) == \(second)" : "\(second) == \(first)"
    let position =
      positions[key]
      ?? add(ConditionVariable(path: nil, domain: .boolean, canBeMissing: false))
    positions[key] = position
    let test = Formula.test(variable: position, .isTrue)
    return operation == .equal ? test : .not(test)
  }

  private mutating func comparison(
    _ operation: BinaryOperator, _ value: TypedExpression, with constant: SampleValue
  ) -> Formula {
    guard value.pathText != nil else { return unknown() }
    if case .number(let number) = constant {
      switch operation {
      case .less: return test(of: value, .isLess(than: number), noting: constant)
      case .lessOrEqual: return test(of: value, .isAtMost(number), noting: constant)
      case .greater: return .not(test(of: value, .isAtMost(number), noting: constant))
      case .greaterOrEqual: return .not(test(of: value, .isLess(than: number), noting: constant))
      default: break
      }
    }
    switch operation {
    case .equal: return test(of: value, .equals(constant), noting: constant)
    case .notEqual: return .not(test(of: value, .equals(constant), noting: constant))
    default: return unknown()
    }
  }

  private mutating func test(
    of value: TypedExpression, _ test: Formula.Test, noting constant: SampleValue?
  ) -> Formula {
    guard let path = value.pathText, let domain = domain(of: value) else { return unknown() }
    let position =
      positions[path]
      ?? add(ConditionVariable(path: path, domain: domain, canBeMissing: value.type.isOptional))
    positions[path] = position
    if let constant {
      variables[position].note(constant, canBeMissing: value.type.isOptional)
    }
    return .test(variable: position, test)
  }

  /// Something of which no more is known than that it is true or not.
  private mutating func unknown() -> Formula {
    let variable = ConditionVariable(path: nil, domain: .boolean, canBeMissing: false)
    return .test(variable: add(variable), .isTrue)
  }

  private mutating func add(_ variable: ConditionVariable) -> Int {
    variables.append(variable)
    return variables.count - 1
  }

  private func domain(of value: TypedExpression) -> ConditionVariable.Domain? {
    if case .path(_, let steps) = value.kind, steps.last?.isCount == true {
      return .integers(from: 0)
    }
    switch value.type.unwrapped {
    case .builtin(.boolean): return .boolean
    case .builtin(.integer): return .integers(from: -.infinity)
    case .builtin(.number), .builtin(.decimal): return .numbers
    case .builtin(.string), .builtin(.identifier), .builtin(.url): return .words
    case .enumeration(let name):
      // One that could not be read whole may have more cases.
      guard !index.isBroken(.enumeration, name) else { return .words }
      return index.enumeration(name).map { .cases($0.cases.map(\.name.text)) }
    // Of others it can be asked whether they are there.
    default: return value.type.isOptional ? .words : nil
    }
  }
}

extension TypedExpression {
  /// A path as it is written.
  var pathText: String? {
    guard case .path(let scope, let steps) = kind else { return nil }
    return (["$\(scope.rawValue)"] + steps.written.map(\.name)).joined(separator: ".")
  }

  fileprivate var constant: SampleValue? {
    switch kind {
    case .null: .missing
    case .boolean(let value): .boolean(value)
    case .integer(let number): .number(Double(number))
    case .number(let number): .number(number)
    case .string(let text), .identifier(let text), .url(let text): .word(text)
    case .enumCase(_, let name): .word(name)
    default: nil
    }
  }
}

extension BinaryOperator {
  /// What it says of a value and the same value.
  fileprivate var isReflexive: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual, .and, .or: true
    case .notEqual, .less, .greater: false
    }
  }

  /// The operator that says the same with its operands swapped.
  fileprivate var swapped: BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .and, .or: self
    }
  }
}

import Foundation

/// Finds values that satisfy linear equations and inequalities, the more important ones first.
///
/// Equations are taken in the order of their priorities and each is solved for a value that is still free; one for
/// which none is left holds or is given up. An inequality that does not hold then becomes an equation of its priority.
struct LayoutEquations {
  /// A sum of values, each times a factor, and a number.
  struct Expression {
    var factors: [Int: CGFloat] = [:]
    var constant: CGFloat = 0

    static func value(_ index: Int) -> Expression { Expression(factors: [index: 1]) }

    static func + (first: Expression, second: Expression) -> Expression {
      Expression(
        factors: first.factors.merging(second.factors, uniquingKeysWith: +),
        constant: first.constant + second.constant)
    }

    static func + (first: Expression, number: CGFloat) -> Expression {
      Expression(factors: first.factors, constant: first.constant + number)
    }

    static func * (first: Expression, number: CGFloat) -> Expression {
      Expression(
        factors: first.factors.mapValues { $0 * number }, constant: first.constant * number)
    }

    static func - (first: Expression, second: Expression) -> Expression { first + second * -1 }

    func evaluated(_ values: [CGFloat]) -> CGFloat {
      factors.reduce(constant) { $0 + values[$1.key] * $1.value }
    }
  }

  /// `difference relation 0`.
  struct Row {
    let difference: Expression
    let relation: NSLayoutConstraint.Relation
    let priority: Float
  }

  private static let tolerance: CGFloat = 1e-6
  private let rows: [Row]
  private let count: Int

  /// - Parameter count: How many values there are.
  init(_ rows: [Row], count: Int) {
    // The order among equals is that in which they were made.
    self.rows = rows.enumerated().sorted { first, second in
      (first.element.priority, second.offset) > (second.element.priority, first.offset)
    }.map(\.element)
    self.count = count
  }

  /// The values, and whether everything that is required holds.
  func solution() -> (values: [CGFloat], isSatisfied: Bool) {
    var active: Set<Int> = []
    var values = solve(active)
    // Limits that keep each other from being held are tried often enough for each to be taken back.
    var patience = 4 * rows.count + 8
    while true {
      let broken =
        patience == 0
        ? nil
        : rows.indices.first { index in
          rows[index].relation != .equal && !active.contains(index) && !holds(rows[index], values)
        }
      guard let broken else {
        return (values, rows.allSatisfy { $0.priority < 1000 || holds($0, values) })
      }
      patience -= 1
      active.insert(broken)
      values = solve(active)
      if !holds(rows[broken], values) { makeRoom(for: broken, among: &active, &values) }
    }
  }

  /// Lets go of a limit that keeps another one from being held, if both hold without the one: of several limits the
  /// tightest counts.
  private func makeRoom(for row: Int, among active: inout Set<Int>, _ values: inout [CGFloat]) {
    let others = active.filter { $0 != row && rows[$0].priority <= rows[row].priority }
    for other in others.sorted() {
      let rest = active.subtracting([other])
      let freed = solve(rest)
      guard holds(rows[row], freed), holds(rows[other], freed) else { continue }
      (active, values) = (rest, freed)
      return
    }
  }

  private func holds(_ row: Row, _ values: [CGFloat]) -> Bool {
    let difference = row.difference.evaluated(values)
    return switch row.relation {
    case .equal: abs(difference) < 0.001
    case .lessThanOrEqual: difference < 0.001
    case .greaterThanOrEqual: difference > -0.001
    }
  }

  private func solve(_ active: Set<Int>) -> [CGFloat] {
    var solved: [(pivot: Int, factors: [CGFloat], number: CGFloat)] = []
    for (index, row) in rows.enumerated() where row.relation == .equal || active.contains(index) {
      var factors = [CGFloat](repeating: 0, count: count)
      for (value, factor) in row.difference.factors { factors[value] = factor }
      var number = -row.difference.constant
      for earlier in solved {
        let factor = factors[earlier.pivot]
        guard factor != 0 else { continue }
        for value in 0..<count { factors[value] -= factor * earlier.factors[value] }
        number -= factor * earlier.number
      }
      let pivot = factors.indices.max { abs(factors[$0]) < abs(factors[$1]) }
      guard let pivot, abs(factors[pivot]) > Self.tolerance else { continue }
      let scale = factors[pivot]
      for value in 0..<count { factors[value] /= scale }
      solved.append((pivot, factors, number / scale))
    }
    // What nothing is said of is zero.
    var values = [CGFloat](repeating: 0, count: count)
    for row in solved.reversed() {
      var value = row.number
      for other in 0..<count where other != row.pivot && row.factors[other] != 0 {
        value -= row.factors[other] * values[other]
      }
      values[row.pivot] = value
    }
    return values
  }
}

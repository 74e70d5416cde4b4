import SpecModel

/// What is known of conditions where something of a cell is seen: what one condition chooses is not seen with what the
/// same condition would have chosen otherwise.
struct Assumptions: Sendable {
  /// Hardly anything has one, and then it costs no more than a pointer where it is handed on.
  private final class Assumption: Sendable {
    let condition: Expression
    let isHolding: Bool
    let before: Assumption?

    init(_ condition: Expression, _ isHolding: Bool, before: Assumption?) {
      self.condition = condition
      self.isHolding = isHolding
      self.before = before
    }
  }

  private var last: Assumption?

  /// The same where it is known of a condition, too, whether it holds.
  func assuming(_ condition: Expression, _ isHolding: Bool) -> Assumptions {
    switch condition.kind {
    case .not(let operand): return assuming(operand, !isHolding)
    case .binary(.and, let left, let right) where isHolding:
      return assuming(left, true).assuming(right, true)
    case .binary(.or, let left, let right) where !isHolding:
      return assuming(left, false).assuming(right, false)
    case .binary(.notEqual, let left, let right):
      let same = Expression(.binary(.equal, left, right), span: condition.span)
      return assuming(same, !isHolding)
    default:
      var known = self
      known.last = Assumption(condition, isHolding, before: last)
      return known
    }
  }

  /// Whether a condition can hold, or fail, with all that is known.
  func allow(_ condition: Expression, toHold isHolding: Bool) -> Bool {
    guard last != nil else { return true }
    switch condition.kind {
    case .not(let operand): return allow(operand, toHold: !isHolding)
    case .binary(.and, let left, let right):
      return isHolding
        ? allow(left, toHold: true) && allow(right, toHold: true)
        : allow(left, toHold: false) || allow(right, toHold: false)
    case .binary(.or, let left, let right):
      return isHolding
        ? allow(left, toHold: true) || allow(right, toHold: true)
        : allow(left, toHold: false) && allow(right, toHold: false)
    case .binary(.notEqual, let left, let right):
      let same = Expression(.binary(.equal, left, right), span: condition.span)
      return allow(same, toHold: !isHolding)
    default:
      return !contains { known in
        known.isHolding == isHolding
          ? isHolding && condition.isExcluded(by: known.condition)
          : condition.isSame(as: known.condition)
      }
    }
  }

  private func contains(where isMeant: (Assumption) -> Bool) -> Bool {
    var next = last
    while let known = next {
      if isMeant(known) { return true }
      next = known.before
    }
    return false
  }
}

extension Expression {
  /// Whether it never holds where another condition does, as one value is never two.
  fileprivate func isExcluded(by other: Expression) -> Bool {
    guard case .binary(.equal, let own, let ownValue) = kind,
      case .binary(.equal, let path, let value) = other.kind, case .path = own.kind
    else { return false }
    return own.isSame(as: path) && ownValue.isLiteral && value.isLiteral
      && !ownValue.isSame(as: value)
  }

  private var isLiteral: Bool {
    switch kind {
    case .caseName, .string, .integer, .number, .boolean, .null: true
    default: false
    }
  }
}

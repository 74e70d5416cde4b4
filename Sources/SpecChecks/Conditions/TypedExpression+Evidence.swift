import SpecModel
import SpecSemantics

/// Conditions of which it is plain that they can hold or not, as nearly all are: there is no need to try values.
extension TypedExpression {
  /// More tests than these are looked at by trying values.
  private static let mostTests = 8

  /// Whether it tests no value twice, and each in a way that can turn out either way.
  func isEvidentlyEither(in index: AppIndex) -> Bool {
    switch kind {
    case .binary(.and, _, _), .binary(.or, _, _), .not:
      var tested: [TypedExpression] = []
      return areEvidentlyEither(index, &tested)
    case .binary(let comparison, let left, let right):
      return left.canTurnOutEitherWay(comparison, right, index)
    default: return false
    }
  }

  /// Whether some conditions test no value twice, so that each can hold where none of the others does.
  static func areEvidentlyIndependent(
    _ conditions: some Sequence<TypedExpression>, in index: AppIndex
  ) -> Bool {
    var tested: [TypedExpression] = []
    return conditions.allSatisfy { $0.areEvidentlyEither(index, &tested) }
  }

  private func areEvidentlyEither(_ index: AppIndex, _ tested: inout [TypedExpression]) -> Bool {
    switch kind {
    case .not(let operand): operand.areEvidentlyEither(index, &tested)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      left.areEvidentlyEither(index, &tested) && right.areEvidentlyEither(index, &tested)
    case .binary(let comparison, let left, let right):
      left.canTurnOutEitherWay(comparison, right, index) && left.isFirst(among: &tested)
    case .path: type == .builtin(.boolean) && isFirst(among: &tested)
    default: false
    }
  }

  /// Whether a comparison of a value at a path with a constant can hold, and can fail.
  private func canTurnOutEitherWay(
    _ comparison: BinaryOperator, _ constant: TypedExpression, _ index: AppIndex
  ) -> Bool {
    guard case .path(_, let steps) = kind else { return false }
    switch constant.kind {
    case .null: return type.isOptional
    case .boolean, .string, .identifier, .url: return true
    // Nothing is counted below 0.
    case .integer(let number):
      let isOfNothing = comparison == .less || comparison == .greaterOrEqual
      return steps.last?.isCount != true || number > 0 || (number == 0 && !isOfNothing)
    case .number: return steps.last?.isCount != true
    case .enumCase(let name, _): return (index.enumeration(name)?.cases.count ?? 0) > 1
    default: return false
    }
  }

  /// Whether none of those that were tested before is at the same path; it is one of them then.
  private func isFirst(among tested: inout [TypedExpression]) -> Bool {
    guard case .path(let scope, let steps) = kind, tested.count < Self.mostTests else {
      return false
    }
    let isKnown = tested.contains { other in
      guard case .path(scope, let others) = other.kind, steps.count == others.count else {
        return false
      }
      return zip(steps, others).allSatisfy { $0.name == $1.name }
    }
    guard !isKnown else { return false }
    tested.append(self)
    return true
  }
}

import SpecModel
import SpecSemantics
import SwiftCode

/// Values between which a condition chooses.
extension EmissionContext {
  /// One of two values. What the condition has found to be there is handed to the one that it is known in.
  func oneOf(
    _ value: TypedExpression, _ otherwise: TypedExpression, by condition: TypedExpression,
    bare: Bool
  ) -> SwiftExpression {
    let found = condition.findsOnlyWhereItFails ? otherwise : value
    return oneOf(by: condition) {
      write(value, bare: bare)
    } otherwise: {
      write(otherwise, bare: bare)
    } coalescing: {
      // A value behind the one that was found, and otherwise another one: Swift has a sign for that.
      guard case .path(let root, let steps) = found.kind, !found.type.isOptional else { return nil }
      return optional(root, steps)
    }
  }

  /// A font of the theme, or one of several by conditions.
  func font(_ plan: ChosenPlan<Name>) -> SwiftExpression {
    chosen(plan) { .enumCase(Naming.member($0.text), of: "FontToken") }
  }

  /// A greatest number of things, or one of several by conditions.
  func count(_ plan: ChosenPlan<Int?>) -> SwiftExpression {
    chosen(plan) { count in count.map { .integer($0) } ?? .nil }
  }

  /// A distance, or one of several by conditions.
  func measure(_ plan: ChosenPlan<Measure>) -> SwiftExpression {
    chosen(plan, write: measure)
  }

  /// A number of points, or one of several by conditions.
  func points(_ plan: ChosenPlan<Double?>) -> SwiftExpression {
    chosen(plan) { $0.map(number) ?? .nil }
  }

  /// Where nodes or lines stand, or one of several places by conditions.
  func alignment(_ plan: ChosenPlan<CellAlignment>) -> SwiftExpression {
    chosen(plan) { .implicit($0.rawValue) }
  }

  /// What conditions choose from, each written where it is known what they have found to be there.
  func chosen<Value>(
    _ plan: ChosenPlan<Value>, write: (Value) -> SwiftExpression
  ) -> SwiftExpression {
    switch plan {
    case .one(let value): write(value)
    case .chosen(let condition, let value, let otherwise):
      oneOf(by: condition) {
        chosen(value, write: write)
      } otherwise: {
        chosen(otherwise, write: write)
      }
    }
  }

  /// One of two things that are written where it is known what the condition has found to be there.
  ///
  /// - Parameter coalescing: What is nil exactly where the one value is missing that the condition asks for, and is
  ///   meant otherwise; nil where that is nothing of this kind.
  func oneOf(
    by condition: TypedExpression, _ value: () -> SwiftExpression,
    otherwise: () -> SwiftExpression, coalescing: () -> SwiftExpression? = { nil }
  ) -> SwiftExpression {
    let isKnownOutside = condition.findsOnlyWhereItFails
    let (found, other) = isKnownOutside ? (otherwise, value) : (value, otherwise)
    let asked = asked(condition, joinedBy: isKnownOutside ? .or : .and, found)
    let rest = other()
    let chosen = asked.rest.map { condition in
      isKnownOutside
        ? SwiftExpression.ternary(condition, then: rest, else: asked.body)
        : .ternary(condition, then: asked.body, else: rest)
    }
    if asked.rest == nil, asked.found.count == 1, let short = coalescing() {
      return .binary(short, .coalescing, rest)
    }
    return asked.found.reversed().reduce(chosen ?? asked.body) { chosen, value in
      let mapped = optional(value).call(
        "map", trailing: Closure([constant(for: value)], chosen))
      return .binary(mapped, .coalescing, rest)
    }
  }
}

import SpecSemantics
import SwiftCode

/// Values between which a condition chooses.
extension EmissionContext {
  /// One of two values. What the condition has found to be there is handed to the one that it is known in.
  func oneOf(
    _ value: TypedExpression, _ otherwise: TypedExpression, by condition: TypedExpression,
    bare: Bool
  ) -> SwiftExpression {
    let isKnownOutside = condition.findsOnlyWhereItFails
    let (found, other) = isKnownOutside ? (otherwise, value) : (value, otherwise)
    let asked = asked(condition, joinedBy: isKnownOutside ? .or : .and) { write(found, bare: bare) }
    let rest = write(other, bare: bare)
    let chosen = asked.rest.map { condition in
      isKnownOutside
        ? SwiftExpression.ternary(condition, then: rest, else: asked.body)
        : .ternary(condition, then: asked.body, else: rest)
    }
    if asked.rest == nil, asked.found.count == 1, case .path(let root, let steps) = found.kind,
      !found.type.isOptional
    {
      // A value behind the one that was found, and otherwise another one: Swift has a sign for that.
      return .binary(optional(root, steps), .coalescing, rest)
    }
    return asked.found.reversed().reduce(chosen ?? asked.body) { chosen, value in
      let mapped = optional(value).call(
        "map", trailing: Closure([constant(for: value)], chosen))
      return .binary(mapped, .coalescing, rest)
    }
  }
}

import SpecModel

/// Values between which a condition chooses.
extension TypeChecker {
  package func conditional(
    _ values: ConditionalValue, expecting expected: SpecType?, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    let condition = try self.condition(values.condition, in: scope)
    let (inside, outside) = scope.sides(of: condition)
    let value: TypedExpression
    let otherwise: TypedExpression
    // Where no type is due, the value that has one of its own gives it to the other.
    if expected != nil || values.value.kind.hasOwnType || !values.otherwise.kind.hasOwnType {
      value = try type(values.value, expecting: expected, in: inside)
      otherwise = try type(
        values.otherwise, expecting: expected ?? value.type.optional, in: outside)
    } else {
      otherwise = try type(values.otherwise, expecting: nil, in: outside)
      value = try type(values.value, expecting: otherwise.type.optional, in: inside)
    }
    return TypedExpression(
      .conditional(condition, then: value, otherwise: otherwise),
      value.type.isOptional ? value.type : otherwise.type)
  }
}

extension ValueScope {
  /// The scopes of what stands where a condition holds, and where it does not: with what it finds to be there.
  package func sides(of condition: TypedExpression) -> (inside: ValueScope, outside: ValueScope) {
    condition.findsOnlyWhereItFails
      ? (self, knowing(condition.narrowedValues(where: false)))
      : (knowing(condition.narrowedValues(where: true)), self)
  }
}

extension TypedExpression {
  /// Whether values are known to be there where the condition does not hold, and none where it does.
  package var findsOnlyWhereItFails: Bool {
    narrowedValues(where: true).isEmpty && !narrowedValues(where: false).isEmpty
  }
}

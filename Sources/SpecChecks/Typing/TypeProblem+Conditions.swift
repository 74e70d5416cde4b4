import SourceText
import SpecModel

/// Problems of conditions and comparisons.
extension TypeProblem {
  static func constantCondition(at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .constantCondition, "this condition does not depend on anything", at: span,
      help: ["compare a value such as `$item.…` or `$state.…`, or leave the condition out"])
  }

  static func notACondition(
    _ path: ValuePath, of type: SpecType, at span: ByteSpan
  ) -> TypeProblem {
    let help: String
    switch type {
    case .optional(.builtin(.boolean)): help = "write `\(path.text) == true`"
    case .optional: help = "write `\(path.text) != nil`"
    case .list, .builtin(.string): help = "write `\(path.text).count > 0`"
    default: help = "compare the value with another one"
    }
    return TypeProblem(
      .bindingTypeMismatch, "expected a condition, found `\(type)`", at: span,
      label: "this is `\(type)`", help: ["only a Bool is true by itself: \(help)"])
  }

  static func neverNil(_ value: TypedExpression, at span: ByteSpan) -> TypeProblem {
    var help = "leave the comparison out, or declare the value as `\(value.type.optional)`"
    if case .list = value.type { help = "lists are never missing: compare `.count` with 0" }
    return TypeProblem(
      .bindingTypeMismatch, "a value of type `\(value.type)` is never `nil`", at: span, help: [help]
    )
  }

  static func incomparable(_ type: SpecType, at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "values of type `\(type)` cannot be compared", at: span,
      help: ["they are shown and not computed with: compare a value that they derive from"])
  }

  static func noOrder(_ type: SpecType, at span: ByteSpan) -> TypeProblem {
    let help =
      type.isOptional
      ? "the value can be missing, and nothing is less than a missing value: give it a default"
      : "`Int`, `Double` and `Date` have an order"
    return TypeProblem(
      .bindingTypeMismatch, "values of type `\(type)` have no order", at: span, help: [help])
  }
}

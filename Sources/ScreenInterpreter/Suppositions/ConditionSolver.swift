import ScreenKit
import SpecModel
import SpecSemantics

/// Finds what has to be supposed for a condition to hold. What sources answer is not supposed: whether a condition on
/// that holds is seen when they have answered.
@MainActor
struct ConditionSolver {
  private let app: InterpretedApp
  private let standards: StandardValues
  private var constants: Evaluation { Evaluation(constantsOf: app.schema) }

  init(_ app: InterpretedApp, _ answers: SourceAnswers) {
    self.app = app
    standards = StandardValues(app, answers)
  }

  /// Nil where nothing that can be supposed decides it.
  func supposition(for condition: TypedExpression, _ holds: Bool) -> Supposition? {
    switch condition.kind {
    case .boolean(let value): return value == holds ? Supposition() : nil
    case .path(let root, let steps): return supposition(.boolean(holds), at: steps, of: root)
    case .not(let inner): return supposition(for: inner, !holds)
    case .binary(.and, let left, let right): return joined(left, right, holds, all: holds)
    case .binary(.or, let left, let right): return joined(left, right, holds, all: !holds)
    case .binary(let sign, let left, let right): return compared(sign, left, right, holds)
    case .null, .integer, .number, .string, .identifier, .url, .moment, .enumCase, .text, .symbol,
      .asset, .color, .template, .list, .model, .unionCase, .conditional:
      return nil
    }
  }

  /// - Parameter all: Whether both have to be so, or one of them is enough.
  private func joined(
    _ left: TypedExpression, _ right: TypedExpression, _ holds: Bool, all: Bool
  ) -> Supposition? {
    let first = supposition(for: left, holds)
    let second = supposition(for: right, holds)
    guard all else { return first ?? second }
    guard let first, let second else { return nil }
    return first.and(second)
  }

  private func supposition(
    _ value: DynamicValue, at steps: [PathStep], of root: Scope
  ) -> Supposition? {
    guard !steps.contains(where: \.isDerived), let first = steps.first else { return nil }
    switch root {
    case .window:
      guard case .boolean(let isSo) = value else { return nil }
      return Supposition(isWide: (first.name == "regular") == isSo)
    case .parameters, .state, .form, .flags, .session:
      return Supposition(value, at: steps, of: root)
    case .item, .result, .value, .data, .group, .selected, .moved: return nil
    }
  }

  // MARK: - Comparing

  private func compared(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, _ holds: Bool
  ) -> Supposition? {
    if case .path(let root, let steps) = left.kind, right.isConstant {
      return value(of: left.type, holds ? sign : sign.opposite, constants.value(right))
        .flatMap { supposition($0, at: steps, of: root) }
    }
    guard case .path(let root, let steps) = right.kind, left.isConstant else { return nil }
    let turned = sign.turned
    return value(of: right.type, holds ? turned : turned.opposite, constants.value(left))
      .flatMap { supposition($0, at: steps, of: root) }
  }

  /// A value that stands so to another one.
  private func value(
    of type: SpecType, _ sign: BinaryOperator, _ other: DynamicValue
  ) -> DynamicValue? {
    switch sign {
    case .equal: return other
    case .notEqual: return other.isMissing ? standards.some(type.unwrapped) : different(from: other)
    case .less: return moved(other, by: -1)
    case .lessOrEqual, .greaterOrEqual: return other
    case .greater: return moved(other, by: 1)
    case .and, .or: return nil
    }
  }

  private func different(from value: DynamicValue) -> DynamicValue? {
    switch value {
    case .boolean(let flag): .boolean(!flag)
    case .integer, .number, .decimal: moved(value, by: 1)
    case .string(let text): .string(text + "…")
    case .identifier(let identifier): .identifier(Identifier(identifier.rawValue + "…"))
    case .choice(let choice):
      app.schema.choices[choice.enumeration]?.cases.first { $0 != choice }.map { .choice($0) }
    case .missing, .url, .date, .data, .text, .image, .color, .model, .list: nil
    }
  }

  private func moved(_ value: DynamicValue, by distance: Int) -> DynamicValue? {
    switch value {
    case .integer(let number):
      let (sum, isTooFar) = number.addingReportingOverflow(distance)
      return isTooFar ? nil : .integer(sum)
    case .number(let number): return .number(number + Double(distance))
    case .decimal(let number): return .decimal(number + Decimal(distance))
    default: return nil
    }
  }
}

extension TypedExpression {
  /// Whether it is the same wherever it stands.
  fileprivate var isConstant: Bool {
    switch kind {
    case .null, .boolean, .integer, .number, .string, .identifier, .url, .enumCase: true
    case .moment, .text, .symbol, .asset, .color, .path, .not, .binary, .template, .list, .model,
      .unionCase, .conditional:
      false
    }
  }
}

extension BinaryOperator {
  /// What holds where this does not.
  fileprivate var opposite: BinaryOperator {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .and: .or
    case .or: .and
    }
  }

  /// What says the same with both sides exchanged.
  fileprivate var turned: BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .and, .or: self
    }
  }
}

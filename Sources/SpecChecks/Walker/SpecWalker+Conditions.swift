import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Conditions, by themselves and as alternatives of which the first that holds is taken.
extension SpecWalker {
  /// Types a condition and reports what is wrong with it.
  ///
  /// - Returns: The values that are there where it holds.
  @discardableResult
  mutating func condition(_ expression: Expression?, in scope: ValueScope) -> [NarrowedValue] {
    expression.flatMap { typedCondition($0, in: scope) }?.narrowedValues(where: true) ?? []
  }

  /// Types a condition of something that is seen, which may ask how wide the window is.
  mutating func condition(
    _ expression: Expression?, in scope: ValueScope, seesWindow: Bool
  ) -> [NarrowedValue] {
    guard let expression else { return [] }
    return condition(expression, in: scope.seen(by: expression, if: seesWindow))
  }

  mutating func typedCondition(
    _ expression: Expression, in scope: ValueScope
  ) -> TypedExpression? {
    note(reading: expression)
    let typed = reportingProblems { walk throws(TypeProblem) in
      try walk.types.condition(expression, in: scope)
    }
    if let typed { checkTruth(of: typed, expression) }
    return typed
  }

  /// Looks at the conditions that choose between two values.
  mutating func checkConditions(in expression: Expression, _ typed: TypedExpression) {
    guard case .conditional(let written) = expression.kind,
      case .conditional(let condition, let value, let otherwise) = typed.kind
    else { return }
    if written.value.isSame(as: written.otherwise) { reportSame(chosenBy: written.condition) }
    checkTruth(of: condition, written.condition)
    checkConditions(in: written.value, value)
    checkConditions(in: written.otherwise, otherwise)
  }

  /// Reports a condition that always or never holds, whatever it asks for is.
  private mutating func checkTruth(of condition: TypedExpression, _ written: Expression) {
    let span = written.span
    // One value by itself, or whether it is missing, can be either.
    guard case .binary = condition.kind else { return }
    checkInequality(of: condition, at: span)
    guard !condition.isEvidentlyEither(in: index) else { return }
    var table = ConditionTable(index: index)
    let formula = table.formula(of: condition)
    let truth = table.truth(of: formula)
    guard truth != .depends else {
      guard !checkOperands(of: condition, written) else { return }
      return checkRepetition(in: condition, at: span, &table)
    }
    let paths = table.paths.map { "`\($0)`" }
    let what = paths.isEmpty ? "" : ", whatever \(paths.joined(separator: " and ")) is"
    findings.report(
      .redundantCondition,
      "this condition \(truth == .always ? "always" : "never") holds\(what)",
      at: location(span),
      help: [
        !table.asksForValues
          ? "both sides are the same value: compare it with another"
          : condition.cure(for: truth, &table)
      ])
  }

  /// Reports an operand of `and` or `or` that always or never holds by itself; says whether there is one.
  private mutating func checkOperands(
    of condition: TypedExpression, _ written: Expression
  ) -> Bool {
    guard case .binary(let junction, _, _) = condition.kind, junction == .and || junction == .or
    else { return false }
    for (operand, expression) in zip(
      condition.operands(of: junction), written.operands(of: junction))
    {
      guard case .binary = operand.kind, !operand.isEvidentlyEither(in: index) else { continue }
      var table = ConditionTable(index: index)
      let formula = table.formula(of: operand)
      let truth = table.truth(of: formula)
      guard truth != .depends else { continue }
      findings.report(
        .redundantCondition,
        "this part of the condition \(truth == .always ? "always" : "never") holds",
        at: location(expression.span),
        help: [operand.cure(for: truth, &table, isPart: true)])
      return true
    }
    return false
  }

  /// Reports a condition that asks for the same twice.
  private mutating func checkRepetition(
    in condition: TypedExpression, at span: ByteSpan, _ table: inout ConditionTable
  ) {
    guard case .binary(let junction, _, _) = condition.kind, junction == .and || junction == .or
    else { return }
    var seen: Set<Formula> = []
    for operand in condition.operands(of: junction) {
      guard !seen.insert(table.formula(of: operand)).inserted else { continue }
      findings.report(
        .redundantCondition, "this condition asks for the same twice", at: location(span),
        help: ["leave one of the two out, or ask for something else"])
      return
    }
  }

  /// An alternative with its condition; one without is always taken.
  struct Alternative {
    let condition: TypedExpression
    let span: ByteSpan
  }

  /// Finds alternatives that are never taken because of the conditions before them.
  ///
  /// - Parameter report: Takes the place of such an alternative's condition, and of the one before it.
  mutating func checkReach(
    of alternatives: [Alternative],
    report: (inout SpecWalker, _ unreached: ByteSpan, _ taken: ByteSpan) -> Void
  ) {
    guard alternatives.count > 1,
      !TypedExpression.areEvidentlyIndependent(alternatives.lazy.map(\.condition), in: index)
    else { return }
    var table = ConditionTable(index: index)
    let formulas = alternatives.map { table.formula(of: $0.condition) }
    for position in alternatives.indices.dropFirst() {
      let before = Array(formulas[..<position])
      // What never holds by itself has been reported as that.
      guard table.canHold(formulas[position], unless: []),
        !table.canHold(formulas[position], unless: before)
      else { continue }
      report(&self, alternatives[position].span, alternatives[position - 1].span)
    }
  }
}

extension ValueScope {
  /// The scope of a condition that may ask how wide the window is. Hardly one does, and there would be a scope more for
  /// each.
  func seen(by condition: Expression, if seesWindow: Bool) -> ValueScope {
    guard seesWindow else { return self }
    var asksForWindow = false
    condition.visitPaths { if $0.scope == .window { asksForWindow = true } }
    return asksForWindow ? seeingWindow : self
  }
}

extension TypedExpression {
  /// What most likely was meant by a condition that always or never holds.
  ///
  /// - Parameter isPart: Whether it is one of several conditions, to which it makes no difference.
  fileprivate func cure(
    for truth: ConditionTable.Truth, _ table: inout ConditionTable, isPart: Bool = false
  ) -> String {
    switch kind {
    case .binary(.and, _, _)
    where truth == .never && asksOneValueTwice(.and, by: .equal)
      && becomesAll(joinedBy: .or, insteadOf: .and, &table):
      "a value is never two things at once, and these are all that it can be: leave one of them out, or the whole condition"
    case .binary(.or, _, _)
    where truth == .always && asksOneValueTwice(.or, by: .notEqual)
      && becomesAll(joinedBy: .and, insteadOf: .or, &table):
      "a value is always other than one of two, and these are all that it can be: leave one of them out, or the whole condition"
    case .binary(.and, _, _) where truth == .never && asksOneValueTwice(.and, by: .equal):
      "a value is never two things at once: write `or` between them"
    case .binary(.or, _, _) where truth == .always && asksOneValueTwice(.or, by: .notEqual):
      "a value is always other than one of two: write `and` between them"
    case .binary(.greaterOrEqual, _, _) where truth == .always,
      .binary(.less, _, _) where truth == .never:
      "nothing is counted below 0; `> 0` asks whether there is something"
    default:
      isPart
        ? "mend it, or leave it out"
        : truth == .always
          ? "leave the condition out" : "mend the condition, or leave out what it guards"
    }
  }

  /// Whether it would depend on nothing with the other word between its operands, either.
  private func becomesAll(
    joinedBy other: BinaryOperator, insteadOf junction: BinaryOperator,
    _ table: inout ConditionTable
  ) -> Bool {
    let formulas = operands(of: junction).map { table.formula(of: $0) }
    guard let first = formulas.first else { return false }
    let joined = formulas.dropFirst().reduce(first) { other == .or ? .or($0, $1) : .and($0, $1) }
    return table.truth(of: joined) != .depends
  }

  private func asksOneValueTwice(
    _ junction: BinaryOperator, by comparison: BinaryOperator
  ) -> Bool {
    var seen: [[PathStep]] = []
    for case .binary(comparison, let left, let right) in operands(of: junction).map(\.kind) {
      for case .path(_, let steps) in [left.kind, right.kind] {
        if seen.contains(steps) { return true }
        seen.append(steps)
      }
    }
    return false
  }
}

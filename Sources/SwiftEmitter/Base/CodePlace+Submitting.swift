import SpecModel
import SpecSemantics
import SwiftCode

/// The fields of a form that are there only while something holds.
struct ConditionalFields {
  /// What has to hold, by the names of the fields.
  let conditions: [String: SpecExpression]
  /// What their conditions can ask for.
  let scope: ValueScope

  init(of form: FormDeclaration, in scope: ValueScope) {
    conditions = Dictionary(
      form.fields.compactMap { field in field.condition.map { (field.field.name.text, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.scope = scope
  }
}

/// What is done with a form's values, which have been found valid: what is required is there.
extension CodePlace {
  /// Writes the body of a function that sends a form. Values that could have been missing, or belong to
  /// fields that may not be there, are constants in it.
  func submitting(
    _ form: FormDeclaration, _ body: () -> [Statement]
  ) -> [Statement] {
    let outer = (scope: scope, entered: entered, conditional: conditionalFields)
    let conditional = ConditionalFields(of: form, in: outer.scope)
    conditionalFields = conditional
    scope = outer.scope.submitting(form, index: index)
    entered = Set(
      zip(scope.form, outer.scope.form).filter { $0.type.shape != $1.type.shape }.map(\.0.name.text)
    ).union(conditional.conditions.keys)
    defer { (scope, entered, conditionalFields) = outer }
    return findingEntered(body)
  }

  /// Writes a function's body that begins by finding the entered values that it uses.
  func findingEntered(_ body: () -> [Statement]) -> [Statement] {
    let statements = findingKnown(body)
    let names = used.entered
    used.entered = []
    let found = names.filter { conditionalFields?.conditions[$0] == nil }.map { name in
      SwiftCode.Condition.let(Naming.enteredConstant(name), formValue(name))
    }
    let guarding: [Statement] = found.isEmpty ? [] : [.guard(found, else: [.return])]
    return guarding + names.compactMap(conditionalConstant) + statements
  }

  /// The constant for the value of a field that is not always there: without the field it is missing.
  private func conditionalConstant(_ name: String) -> Statement? {
    guard let fields = conditionalFields, let condition = fields.conditions[name] else {
      return nil
    }
    let outer = (scope: scope, entered: entered)
    (scope, entered) = (fields.scope, [])
    defer { (scope, entered) = outer }
    let value = SwiftExpression.ternary(
      self.condition(condition), then: formValue(name), else: .nil)
    return .let(Naming.enteredConstant(name), nil, value)
  }

  private func formValue(_ name: String) -> SwiftExpression {
    own("form").member("value").member(Naming.member(name))
  }
}

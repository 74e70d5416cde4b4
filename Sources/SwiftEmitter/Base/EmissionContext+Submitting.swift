import SpecModel
import SpecSemantics
import SwiftCode

/// What is done with a form's values, which have been found valid: what is required is there.
extension EmissionContext {
  /// Writes the body of a function that sends a form. Values that could have been missing, or belong to
  /// fields that may not be there, are constants in it.
  func submitting(_ form: FormPlan, _ body: () -> [Statement]) -> [Statement] {
    let outer = (entered: entered, conditions: fieldConditions)
    fieldConditions = Dictionary(
      form.fields.compactMap { field in
        field.condition.map { (field.declaration.field.name.text, $0) }
      }, uniquingKeysWith: { first, _ in first })
    entered = form.entered
    defer { (entered, fieldConditions) = outer }
    return within(form.submit.scope) { findingEntered(body) }
  }

  /// Writes a function's body that begins by finding the entered values that it uses.
  func findingEntered(_ body: () -> [Statement]) -> [Statement] {
    let statements = findingKnown(body)
    let names = used.entered
    used.entered = []
    let found = names.filter { fieldConditions[$0] == nil }.map(enteredValue)
    let guarding: [Statement] = found.isEmpty ? [] : [.guard(found, else: [.return])]
    return guarding + names.compactMap(conditionalConstant) + statements
  }

  /// Finds an entered value that could have been missing.
  func enteredValue(_ name: String) -> SwiftCode.Condition {
    .let(Naming.enteredConstant(name), formValue(name))
  }

  /// The constant for the value of a field that is not always there: without the field it is missing, or an empty list.
  private func conditionalConstant(_ name: String) -> Statement? {
    guard let condition = fieldConditions[name] else { return nil }
    let outer = entered
    entered = []
    defer { entered = outer }
    let isList = scope.form.contains { $0.name.text == name && $0.type.isList }
    let value = SwiftExpression.ternary(
      self.condition(condition), then: formValue(name), else: isList ? .array([]) : .nil)
    return .let(Naming.enteredConstant(name), nil, value)
  }

  private func formValue(_ name: String) -> SwiftExpression {
    own("form").member("value").member(Naming.member(name))
  }
}

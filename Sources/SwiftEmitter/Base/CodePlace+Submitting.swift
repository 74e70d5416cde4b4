import SpecChecks
import SpecModel
import SwiftCode

/// What is done with a form's values, which have been found valid: what is required is there.
extension CodePlace {
  /// Writes the body of a function that sends a form. Values that could have been missing are
  /// constants in it.
  func submitting(
    _ form: FormDeclaration, _ body: () -> [Statement]
  ) -> [Statement] {
    let outer = (scope: scope, entered: entered)
    scope = outer.scope.submitting(form, index: index)
    entered = Set(
      zip(scope.form, outer.scope.form).filter { $0.type.shape != $1.type.shape }.map(\.0.name.text)
    )
    defer { (scope, entered) = outer }
    return findingEntered(body)
  }

  /// Writes a function's body that begins by finding the entered values that it uses.
  func findingEntered(_ body: () -> [Statement]) -> [Statement] {
    let statements = findingKnown(body)
    let found = used.entered.map { name in
      SwiftCode.Condition.let(
        Naming.enteredConstant(name),
        own("form").member("value").member(Naming.member(name)))
    }
    used.entered = []
    return found.isEmpty ? statements : [.guard(found, else: [.return])] + statements
  }
}

import SpecModel
import SpecSemantics
import SwiftCode

/// What there is to choose from in the fields of forms, where that comes from sources.
extension EmissionContext {
  func choices(_ plan: FormPlan.ChoicesPlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg("of", .member(.type(file.type(plan.item, exposed: false)), "self"))
    ]
    arguments.add("reloadKey", reloadKey(of: plan.followed))
    arguments.append(.arg("source", .closure(asking(plan))))
    within(plan.itemScope) {
      arguments.append(
        .arg("title", .closure(closure(.provider, ["item"]) { [.expression(text(plan.title))] })))
      arguments.append(
        .arg("value", .closure(closure(.provider, ["item"]) { [.expression(write(plan.value))] })))
    }
    return .call("ChoiceSource", arguments)
  }

  /// What the choices are asked by: when it changes, they are loaded anew.
  private func reloadKey(of followed: [TypedExpression]) -> SwiftExpression? {
    guard !followed.isEmpty else { return nil }
    return provider {
      let values = followed.map { write($0) }
      if values.count == 1, let value = values.first { return value }
      return .cast(.array(values), .coerce, .array("AnyHashable"))
    }
  }

  /// A closure that makes the source. What it is asked by and may be missing is found first, and without it there is
  /// none.
  private func asking(_ plan: FormPlan.ChoicesPlan) -> Closure {
    let outer = entered
    entered = plan.needed
    defer { entered = outer }
    return closure(.provider) {
      let source = within(plan.scope) { dataSource(plan.source) }
      let names = used.entered
      used.entered = []
      guard !names.isEmpty else { return [.expression(source)] }
      used.form = true
      return [.guard(names.map(enteredValue), else: [.return(.nil)]), .return(source)]
    }
  }
}

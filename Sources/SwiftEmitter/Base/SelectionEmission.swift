import SpecModel
import SpecSemantics
import SwiftCode

/// Rows that are selected together, and what can be done with them.
extension ScreenParts {
  /// `makeSelection()`; nil where nothing is selected.
  var selection: SwiftDeclaration? {
    guard let selection = plan.selection else { return nil }
    return context.within(selection.scope) {
      var arguments: [SwiftArgument] = [
        .arg("of", .member(.type(file.named(selection.model.name.text, exposed: false)), "self"))
      ]
      arguments.add("title", selection.title.map { title in provider { context.text(title) } })
      arguments.add("actions", .array(selection.actions.map(action)))
      return override(
        "makeSelection", returning: .optional(types.type(types.selection)),
        body: [.expression(.call(.identifier(types.selection), arguments))])
    }
  }

  private func action(_ action: SelectionPlan.Action) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("title", context.text(action.title))]
    arguments.add("icon", action.declaration.icon.map(context.image))
    if action.declaration.role == .destructive { arguments.add("role", .implicit("destructive")) }
    arguments.add(
      "when", action.condition.map { condition in provider { context.condition(condition) } })
    return .call(
      .identifier(types.selectionAction), arguments,
      trailing: context.selectionAction(action.effect))
  }

  /// A closure that is asked for a value of the selection.
  private func provider(_ value: () -> SwiftExpression) -> SwiftExpression {
    .closure(context.closure(.provider, ["selected"]) { [.expression(value())] })
  }
}

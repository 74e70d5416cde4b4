import SpecModel
import SpecSemantics
import SwiftCode

/// Rows that are selected together, and what can be done with them.
extension ScreenParts {
  /// `makeSelection()`; nil where nothing is selected.
  var selection: SwiftDeclaration? {
    guard let selection = screen.selection,
      let model = file.app.index.model(selection.model.text)
    else { return nil }
    return place.with(selected: model) {
      var arguments: [SwiftArgument] = [
        .arg("of", .member(.type(file.named(model.name.text, exposed: false)), "self"))
      ]
      arguments.add("title", selection.title.map { title in provider { place.text(title) } })
      arguments.add("actions", .array(selection.actions.map(action)))
      return override(
        "makeSelection", returning: .optional(types.type(types.selection)),
        body: [.expression(.call(.identifier(types.selection), arguments))])
    }
  }

  private func action(_ action: SelectionActionDeclaration) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("title", place.text(action.title))]
    arguments.add("icon", action.icon.map(place.image))
    if action.role == .destructive { arguments.add("role", .implicit("destructive")) }
    arguments.add(
      "when", action.condition.map { condition in provider { place.condition(condition) } })
    let known = place.knownValues(where: action.condition)
    return .call(
      .identifier(types.selectionAction), arguments,
      trailing: place.knowing(known) { place.selectionAction(action.effect) })
  }

  /// A closure that is asked for a value of the selection.
  private func provider(_ value: () -> SwiftExpression) -> SwiftExpression {
    .closure(place.closure(.provider, ["selected"]) { [.expression(value())] })
  }
}

extension CodePlace {
  /// What is done with the selected rows; the selection ends when it has succeeded.
  fileprivate func selectionAction(_ effect: Effect) -> Closure {
    closure(.action, ["screen", "selected"]) {
      endsSelection = true
      defer { endsSelection = false }
      return statements([effect], on: .screen)
    }
  }
}

import Diagnostics
import SpecModel
import SpecSemantics

/// Rows that are selected together.
extension SpecWalker {
  mutating func visit(
    _ selection: SelectionDeclaration, of screen: ScreenDeclaration, in shown: ValueScope
  ) {
    if selection.actions.isEmpty, !types.isInBrokenDeclaration {
      findings.report(
        .invalidSelection, "nothing can be done with the selected rows",
        at: location(selection.model), help: ["add one of its `actions:`"])
    }
    let isKnown = resolveModel(selection.model, ofRowsOf: screen)
    let model = isKnown ? index.model(selection.model.text) : nil
    let scope = model.flatMap(shown.with(selected:)) ?? shown.with(unknown: .selected)
    text(selection.title, in: scope)
    for action in selection.actions {
      text(action.title, in: scope)
      let known = condition(action.condition, in: scope)
      visit(
        action.effect,
        EffectContext(scope: scope.knowing(known), owner: .screen(returns: screen.returns)))
    }
    guard selection.actions.count > 1 else { return }
    let siblings = selection.actions.map {
      SiblingAction(title: $0.title, condition: $0.condition, effect: $0.effect)
    }
    checkForRepetition(among: siblings, each: "action")
  }
}

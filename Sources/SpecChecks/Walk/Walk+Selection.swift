import Diagnostics
import SpecModel

/// Rows that are selected together.
extension Walk {
  mutating func visit(
    _ selection: SelectionDeclaration, of screen: ScreenDeclaration, in shown: ValueScope
  ) {
    if selection.actions.isEmpty {
      findings.report(
        Diagnostic(
          .invalidSelection, "nothing can be done with the selected rows",
          at: location(selection.model), help: ["add one of its `actions:`"]))
    }
    // Without a known model its actions could only yield findings that follow from that.
    guard resolve(.model, selection.model) != nil, let model = index.model(selection.model.text),
      let scope = shown.with(selected: model)
    else { return }
    text(selection.title, in: scope)
    for action in selection.actions {
      text(action.title, in: scope)
      condition(action.condition, in: scope)
      visit(
        action.effect,
        EffectContext(scope: scope, owner: .screen(returns: screen.returns)))
    }
  }
}

import SpecModel
import SpecSemantics
import SwiftCode

/// What a presenter has its view do: hand something on, and let the reader choose.
extension SceneEffects {
  func show(_ method: String, _ value: SpecExpression) -> Statement {
    let value = place.value(value, as: nil as SpecType?)
    return .expression(place.own("view").call(method, [.arg(value)]))
  }

  /// A menu; what its choices do is done by the presenter, as long as it is there.
  func menu(_ items: [MenuItemDeclaration]) -> Statement {
    .expression(place.own("view").call("showMenu", [.arg(.array(items.map(choice)))]))
  }

  private func choice(_ item: MenuItemDeclaration) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("title", place.text(item.title))]
    if item.role == .destructive { arguments.add("isDestructive", true) }
    // Menus ask anew for what can change, and so do the checks.
    arguments.add(
      "when",
      item.effect.condition.map { condition in
        place.with(result: place.scope.result) { place.condition(condition) }
      })
    let action = place.with(result: place.scope.result) {
      step(["presenter"]) {
        place.holding(item.effect.condition) { confirmed(item.effect) }
      }
    }
    arguments.add("action", .call(place.own("callback"), trailing: action))
    return .call("MenuChoice", arguments)
  }
}

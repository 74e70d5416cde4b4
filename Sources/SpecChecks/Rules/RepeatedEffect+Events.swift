import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Events of one adapter on which the same follows.
extension SpecWalker {
  /// Reports the event of two that are told by buttons with texts of their own, and on which the same is done.
  ///
  /// Of what only leads somewhere nothing is said: several buttons may well lead to one screen.
  mutating func reportRepetition(
    of first: ActionDeclaration, byEventOf again: ActionDeclaration
  ) -> Bool {
    guard case .event(let adapter, let event) = again.trigger,
      case .event(let other, let earlier) = first.trigger, adapter.text == other.text,
      event.text != earlier.text, again.effect.changesSomething,
      first.effect.isSame(as: again.effect),
      case .cell(let cell)? = index.adapter(adapter.text)?.body,
      let button = cell.button(telling: event.text),
      let before = cell.button(telling: earlier.text),
      // Of buttons that take turns one may undo what the other does.
      button.condition == nil || before.condition == nil,
      !before.title.isSame(as: button.title)
    else { return false }
    findings.report(
      .repeatedEffect, "`\(earlier.text)` of `\(adapter.text)` does the same",
      at: location(again.effect.span), related: related(first.effect.span),
      help: ["let it do what its button says, or let that tell `\(earlier.text)`"])
    return true
  }
}

extension Effect {
  /// Whether it does more than to lead somewhere, or to say something.
  fileprivate var changesSomething: Bool {
    switch action {
    case .call, .request, .set: true
    default: false
    }
  }
}

extension CellNode {
  /// The button that tells an event, by its title and its condition; nil where it has no title, where other things tell
  /// the event too, and where parts of the cell are there only sometimes.
  fileprivate func button(
    telling event: String
  ) -> (title: TextValue, condition: Expression?)? {
    var told: (title: TextValue, condition: Expression?)?
    var isSplit = false
    forEachNode { node in
      switch node.content {
      case .container: isSplit = isSplit || node.condition != nil
      case .button(let button):
        if case .event(let name) = button.effect.action, name.text == event {
          told = button.title.map { ($0, node.condition) }
        }
      default: break
      }
    }
    var count = 0
    forEachEffect { effect in
      effect.forEachStep { step in
        if case .event(let name) = step.action, name.text == event { count += 1 }
      }
    }
    return isSplit || count != 1 ? nil : told
  }
}

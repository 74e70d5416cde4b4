import SpecModel
import SpecSemantics
import SwiftCode

/// Effects as statements, in all systems.
struct EffectEmitter {
  let target: any EffectTarget

  private var place: CodePlace { target.place }
  private var afterwards: EffectEmitter { EffectEmitter(target: target.afterwards) }

  func statements(_ effects: [EffectPlan]) -> [Statement] {
    effects.flatMap { statements($0) }
  }

  /// An effect with its condition and its question.
  ///
  /// - Parameter again: What does the whole thing once more, where a notice can offer that.
  func statements(_ effect: EffectPlan, again: AnotherTry? = nil) -> [Statement] {
    once(effect) { target.repeatable(effect, again: again) }
  }

  /// What of an effect happens once, however often it is tried: its condition, its question and what is
  /// tracked. `attempt` comes after that.
  func once(_ effect: EffectPlan, attempt: () -> [Statement]) -> [Statement] {
    let agreed = place.within(effect.scope) {
      place.conditional(on: effect.condition) { self.agreed(effect, attempt: attempt) }
    }
    return agreed.conditions.isEmpty ? agreed.body : [.if(agreed.conditions, then: agreed.body)]
  }

  /// An effect whose condition is known to hold.
  func agreed(_ effect: EffectPlan) -> [Statement] {
    agreed(effect) { target.repeatable(effect, again: nil) }
  }

  private func agreed(_ effect: EffectPlan, attempt: () -> [Statement]) -> [Statement] {
    place.within(effect.inside) {
      // Another try is not tracked again.
      let tracked = { effect.tracked.map { [track($0)] } ?? [] }
      guard let question = effect.confirmation else { return tracked() + attempt() }
      return [target.confirm(place.text(question), before: effect) { tracked() + attempt() }]
    }
  }

  /// Tells the analytics of an event.
  func track(_ event: TrackedEventPlan) -> Statement {
    target.track(place.event(event), of: event.catalogue)
  }

  /// What an effect does.
  func done(_ effect: EffectPlan, again: AnotherTry?) -> [Statement] {
    place.within(effect.inside) {
      guard place.endsSelection else { return happening(effect, again: again) }
      switch effect.action {
      // What takes its time ends the selection when it has succeeded, with what follows on that.
      case .call, .request: return happening(effect, again: again)
      default:
        place.endsSelection = false
        return happening(effect, again: again) + target.perform(.endSelection, [])
      }
    }
  }

  private func happening(_ effect: EffectPlan, again: AnotherTry?) -> [Statement] {
    switch effect.action {
    case .show(let use, let way): return [target.show(use, way, by: effect)]
    case .open(let address): return target.perform(.open, [.arg(place.write(address))])
    case .call(let method, let values):
      return run(effect, target.operation(calling: method, with: values), again: again)
    case .request(let request, let values):
      return run(effect, target.operation(sending: request, with: values), again: again)
    case .set(let assignments): return assignments.map(assign)
    case .event(let name):
      place.used.item = true
      return [
        .call(
          "onEvent", [.arg(.implicit(Naming.member(name.text))), .arg(.identifier(place.item))])
      ]
    case .tab(let position): return target.perform(.selectTab, [.arg(.integer(position))])
    case .return(let value):
      let result = place.write(value)
      place.used.onReturn = true
      return target.perform(.close, []) + [.call(place.own("onReturn"), [.arg(result)])]
    case .simple(let simple): return target.perform(EffectDeed(simple), [])
    case .share(let value):
      return target.perform(.share, [.arg(place.write(value, bare: false))])
    case .copy(let value):
      return target.perform(.copyToPasteboard, [.arg(place.write(value, bare: false))])
    case .menu(let items):
      return target.perform(.showMenu, [.arg(.array(items.map(choice)))])
    case .track(let event): return [track(event)]
    case .notice(let message, let retry):
      var arguments: [SwiftArgument] = [.arg(place.text(message))]
      if retry { arguments.add("retry", again?()) }
      return target.perform(.notice, arguments)
    }
  }

  /// What can be chosen from a menu; it is done where that opens.
  private func choice(_ item: MenuItemPlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("title", place.text(item.title))]
    if item.role == .destructive { arguments.add("isDestructive", true) }
    return place.within(item.effect.scope) {
      // Menus ask anew for what can change, and so do the checks.
      arguments.add("when", item.effect.condition.map(place.condition))
      return target.choice(arguments) {
        place.holding(item.effect.condition) { agreed(item.effect) }
      }
    }
  }

  private func assign(_ assignment: AssignmentPlan) -> Statement {
    place.within(assignment.scope) {
      .assign(place.optional(assignment.root, assignment.steps), place.write(assignment.value))
    }
  }

  /// What runs for a while, and what follows.
  private func run(
    _ effect: EffectPlan, _ operation: EffectOperation, again: AnotherTry?
  ) -> [Statement] {
    let endsSelection = place.endsSelection
    place.endsSelection = false
    var before = operation.before
    var arguments: [SwiftArgument] = []
    if !effect.optimistic.isEmpty {
      let shown = target.optimistic { changes(effect.optimistic, of: $0) }
      before += shown.before
      arguments += shown.arguments
    }
    arguments.add("operation", operation.closure())
    if endsSelection || effect.then != nil {
      let next = place.within(effect.then?.scope ?? place.scope) {
        target.next("result") {
          (endsSelection ? afterwards.target.perform(.endSelection, []) : [])
            + (effect.then.map { afterwards.statements($0) } ?? [])
        }
      }
      arguments.add("then", next)
    }
    if let failed = effect.failed {
      let next = place.within(failed.scope) {
        target.next("_") { afterwards.statements(failed, again: again) }
      }
      arguments.add("failed", next)
    }
    return before + [target.run(arguments)]
  }

  /// Changes of the item where it has another name.
  private func changes(_ assignments: [AssignmentPlan], of name: String) -> [Statement] {
    assignments.map { assignment in
      let value = place.write(assignment.value)
      let item = place.item
      place.item = name
      defer { place.item = item }
      return .assign(place.optional(assignment.root, assignment.steps), value)
    }
  }
}

import SpecModel
import SpecSemantics
import SwiftCode

/// Effects as statements, in all systems.
struct EffectEmitter {
  let target: any EffectTarget

  private var context: EmissionContext { target.context }
  private var afterwards: EffectEmitter { EffectEmitter(target: target.afterwards) }

  /// The first of several effects whose condition holds: each is asked where those before it don't.
  func statements(_ effects: [EffectPlan]) -> [Statement] {
    guard let effect = effects.first else { return [] }
    guard effects.count > 1 else { return statements(effect) }
    let first = agreedWhereHolding(effect) { target.repeatable(effect, again: nil) }
    guard !first.conditions.isEmpty else { return first.body }
    return [
      .if(first.conditions, then: first.body, else: statements(Array(effects.dropFirst())))
    ]
  }

  /// An effect with its condition and its question.
  ///
  /// - Parameter again: What does the whole thing once more, where a notice can offer that.
  func statements(_ effect: EffectPlan, again: Retry? = nil) -> [Statement] {
    once(effect) { target.repeatable(effect, again: again) }
  }

  /// What of an effect happens once, however often it is tried: its condition, its question and what is
  /// tracked. `attempt` comes after that.
  func once(_ effect: EffectPlan, attempt: () -> [Statement]) -> [Statement] {
    let agreed = agreedWhereHolding(effect, attempt: attempt)
    return agreed.conditions.isEmpty ? agreed.body : [.if(agreed.conditions, then: agreed.body)]
  }

  private func agreedWhereHolding(
    _ effect: EffectPlan, attempt: () -> [Statement]
  ) -> EmissionContext.Conditional<[Statement]> {
    context.within(effect.scope) {
      context.conditional(on: effect.condition) { self.agreed(effect, attempt: attempt) }
    }
  }

  /// An effect whose condition is known to hold.
  func agreed(_ effect: EffectPlan) -> [Statement] {
    agreed(effect) { target.repeatable(effect, again: nil) }
  }

  private func agreed(_ effect: EffectPlan, attempt: () -> [Statement]) -> [Statement] {
    context.within(effect.inside) {
      // Another try is not tracked again.
      let tracked = { effect.tracked.map { [track($0)] } ?? [] }
      guard let question = effect.confirmation else { return tracked() + attempt() }
      return [target.confirm(context.text(question), before: effect) { tracked() + attempt() }]
    }
  }

  /// Tells the analytics of an event.
  func track(_ event: TrackedEventPlan) -> Statement {
    target.track(context.event(event), of: event.catalogue)
  }

  /// What an effect does.
  func done(_ effect: EffectPlan, again: Retry?) -> [Statement] {
    context.within(effect.inside) {
      guard context.endsSelection else { return happening(effect, again: again) }
      switch effect.action {
      // What takes its time ends the selection when it has succeeded, with what follows on that.
      case .call, .request: return happening(effect, again: again)
      default:
        context.endsSelection = false
        return happening(effect, again: again) + target.perform(.endSelection, [])
      }
    }
  }

  private func happening(_ effect: EffectPlan, again: Retry?) -> [Statement] {
    switch effect.action {
    case .show(let use, let way): return [target.show(use, way, by: effect)]
    case .open(let address): return target.perform(.open, [.arg(context.write(address))])
    case .call(let method, let values):
      return run(effect, target.operation(calling: method, with: values), again: again)
    case .request(let request, let values):
      return run(effect, target.operation(sending: request, with: values), again: again)
    case .set(let assignments): return assignments.map(assign)
    case .event(let name):
      context.used.item = true
      return [
        .call(
          "onEvent", [.arg(.implicit(Naming.member(name.text))), .arg(.identifier(context.item))])
      ]
    case .tab(let position): return target.perform(.selectTab, [.arg(.integer(position))])
    case .return(let value):
      let result = context.write(value)
      context.used.onReturn = true
      return target.perform(.close, []) + [.call(context.own("onReturn"), [.arg(result)])]
    case .simple(let simple): return target.perform(EffectCommand(simple), [])
    case .share(let value):
      return target.perform(.share, [.arg(context.write(value, bare: false))])
    case .copy(let value):
      return target.perform(.copyToPasteboard, [.arg(context.write(value, bare: false))])
    case .wear(let theme):
      let member = SwiftExpression.enumCase(Naming.member(theme.name.text), of: "Theme")
      return target.perform(.setTheme, [.arg(member)])
    case .menu(let items):
      return target.perform(.showMenu, [.arg(.array(items.map(choice)))])
    case .track(let event): return [track(event)]
    case .notice(let message, let retry):
      var arguments: [SwiftArgument] = [.arg(context.text(message))]
      if retry { arguments.add("retry", again?()) }
      return target.perform(.notice, arguments)
    }
  }

  /// What can be chosen from a menu; it is done where that opens.
  private func choice(_ item: MenuItemPlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("title", context.text(item.title))]
    arguments.add("icon", item.icon.map { context.write($0) })
    if item.role == .destructive { arguments.add("isDestructive", true) }
    arguments.add("isChecked", item.checked.map(context.condition))
    arguments.add("isEnabled", item.enabled.map(context.condition))
    return context.within(item.effect.scope) {
      // Menus ask anew for what can change, and so do the checks.
      arguments.add("when", item.effect.condition.map(context.condition))
      if let items = item.items {
        arguments.add("choices", .array(items.map(choice)))
        return .call("MenuChoice", arguments)
      }
      return target.choice(arguments) {
        context.holding(item.effect.condition) { agreed(item.effect) }
      }
    }
  }

  private func assign(_ assignment: AssignmentPlan) -> Statement {
    context.within(assignment.scope) {
      .assign(context.optional(assignment.root, assignment.steps), context.write(assignment.value))
    }
  }

  /// What runs for a while, and what follows.
  private func run(
    _ effect: EffectPlan, _ operation: EffectOperation, again: Retry?
  ) -> [Statement] {
    let endsSelection = context.endsSelection
    context.endsSelection = false
    var before = operation.before
    var arguments: [SwiftArgument] = []
    if !effect.optimistic.isEmpty {
      let shown = target.optimistic { changes(effect.optimistic, of: $0) }
      before += shown.before
      arguments += shown.arguments
    }
    arguments.add("operation", operation.closure())
    if endsSelection || effect.then != nil {
      let next = context.within(effect.then?.scope ?? context.scope) {
        target.next("result") {
          (endsSelection ? afterwards.target.perform(.endSelection, []) : [])
            + (effect.then.map { afterwards.statements($0) } ?? [])
        }
      }
      arguments.add("then", next)
    }
    if let failed = effect.failed {
      let next = context.within(failed.scope) {
        target.next("_") { afterwards.statements(failed, again: again) }
      }
      arguments.add("failed", next)
    }
    return before + [target.run(arguments)]
  }

  /// Changes of the item where it has another name.
  private func changes(_ assignments: [AssignmentPlan], of name: String) -> [Statement] {
    assignments.map { assignment in
      let value = context.write(assignment.value)
      let item = context.item
      context.item = name
      defer { context.item = item }
      return .assign(context.optional(assignment.root, assignment.steps), value)
    }
  }
}

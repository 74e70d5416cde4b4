import SourceText
import SpecModel

extension Lowering {
  func effect(_ effect: Effect, in scope: ValueScope) throws(PlanError) -> EffectPlan {
    let condition = try condition(effect.condition, in: scope)
    let inside = condition.inside(scope)
    let action = try action(of: effect, in: inside)
    return EffectPlan(
      effect, in: scope, condition: condition,
      confirmation: try text(effect.confirmation, in: inside),
      tracked: try effect.tracked.planned { event throws(PlanError) in
        try tracked(event, beside: effect.arguments, in: inside)
      },
      action: action,
      optimistic: try effect.optimistic.planned { change throws(PlanError) in
        try assignment(change, in: inside)
      },
      then: try following(effect.then, of: try result(of: action), in: inside),
      failed: try following(effect.failed, of: nil, in: inside),
      returned: try following(effect.returned, of: try returned(by: action), in: inside),
      cancelled: try following(effect.cancelled, of: nil, in: inside))
  }

  func effect(_ effect: Effect?, in scope: ValueScope) throws(PlanError) -> EffectPlan? {
    guard let effect else { return nil }
    let plan: EffectPlan = try self.effect(effect, in: scope)
    return plan
  }

  /// What follows on an effect, by when what can change may have changed.
  private func following(
    _ effect: Effect?, of result: SpecType?, in scope: ValueScope
  ) throws(PlanError) -> EffectPlan? {
    guard let effect else { return nil }
    let plan: EffectPlan = try self.effect(effect, in: scope.with(result: result))
    return plan
  }

  /// What a request yields.
  private func result(of action: EffectPlan.Action) throws(PlanError) -> SpecType? {
    guard case .request(let request, _) = action else { return nil }
    return try type(request.yields)
  }

  /// What a screen gives back.
  private func returned(by action: EffectPlan.Action) throws(PlanError) -> SpecType? {
    guard case .show(let use, _) = action else { return nil }
    return try type(use.screen.returns)
  }

  private func action(
    of effect: Effect, in scope: ValueScope
  ) throws(PlanError) -> EffectPlan.Action {
    switch effect.action {
    case .push(let name): return .show(try use(of: name, with: effect.arguments, in: scope), .push)
    case .present(let name, let style):
      return .show(try use(of: name, with: effect.arguments, in: scope), .present(style))
    case .show(let name):
      return .show(try use(of: name, with: effect.arguments, in: scope), .fitting)
    case .open(let address):
      return .open(try value(address, as: .optional(.builtin(.url)), in: scope))
    case .call(let method):
      let arguments = try effect.arguments.planned { argument throws(PlanError) in
        ArgumentPlan(
          name: argument.name.text, value: try value(argument.value, as: nil, in: scope))
      }
      return .call(method, arguments)
    case .request(let name):
      let request = try found(index.request(name.text), as: name)
      return .request(
        request, try arguments(effect.arguments, for: request.parameters, in: scope))
    case .set(let assignments): return .set(try self.assignments(assignments, in: scope))
    case .event(let name): return .event(name)
    case .tab(let name):
      return .tab(
        try found(index.app?.tabs.firstIndex(of: name.text), as: name))
    case .return(let value):
      return .return(try self.value(value, as: returns, in: scope))
    case .simple(let simple): return .simple(simple)
    case .notice(let text, let retry): return .notice(try self.text(text, in: scope), retry: retry)
    case .share(let value): return .share(try self.value(value, as: nil, in: scope))
    case .copy(let value): return .copy(try self.value(value, as: nil, in: scope))
    case .wear(let name):
      let theme = index.themes.first { $0.name.text == name.text }
      return .wear(try found(theme, as: name))
    case .menu(let items): return .menu(try menu(items, in: scope))
    case .track(let event):
      return .track(try tracked(event, beside: effect.arguments, in: scope))
    }
  }

  /// A screen with what it is shown with.
  func use(
    of name: Name, with given: [Argument], in scope: ValueScope
  ) throws(PlanError) -> ScreenUsePlan {
    let screen = try found(index.screen(name.text), as: name)
    var given = given
    if screen.isMadeByApp {
      for parameter in screen.parameters {
        guard let value = parameter.defaultValue, parameter.momentOfDefault == nil,
          !given.contains(where: { $0.name.text == parameter.name.text })
        else { continue }
        given.append(Argument(name: parameter.name, value: value))
      }
    }
    return ScreenUsePlan(
      screen, with: try arguments(given, for: screen.parameters, in: scope))
  }

  /// The choices are made when what can change may have changed.
  private func menu(
    _ items: [MenuItemDeclaration], in scope: ValueScope
  ) throws(PlanError) -> [MenuItemPlan] {
    let later = scope.with(result: scope.result)
    return try items.planned { item throws(PlanError) in
      MenuItemPlan(
        title: try text(item.title, in: scope), icon: try image(item.icon, in: scope),
        role: item.role,
        checked: try condition(item.checked, in: scope),
        enabled: try condition(item.enabled, in: scope), effect: try effect(item.effect, in: later))
    }
  }

  /// Assignments one after the other: each sees what those before it have set.
  private func assignments(
    _ assignments: [Assignment], in outer: ValueScope
  ) throws(PlanError) -> [AssignmentPlan] {
    var scope = outer
    return try assignments.planned { change throws(PlanError) in
      defer { scope = scope.setting(change.target) }
      return try assignment(change, in: scope)
    }
  }

  private func assignment(
    _ assignment: Assignment, in scope: ValueScope
  ) throws(PlanError) -> AssignmentPlan {
    let target = Expression(.path(assignment.target), span: assignment.targetSpan)
    guard case .path(let root, let steps) = try value(target, as: nil, in: scope).kind,
      let type = steps.last?.type
    else { throw PlanError("nothing can be assigned here", at: assignment.targetSpan) }
    return AssignmentPlan(
      root: root, steps: steps, value: try value(assignment.value, as: type, in: scope),
      scope: scope)
  }

  /// An event of a catalogue.
  ///
  /// - Parameter others: The values that stand beside the event's name.
  func tracked(
    _ tracked: TrackedEvent, beside others: [Argument] = [], in scope: ValueScope
  ) throws(PlanError) -> TrackedEventPlan {
    let found = try found(index.trackedEvent(tracked.event.text), as: tracked.event)
    return TrackedEventPlan(
      catalogue: found.catalogue.name.text, event: found.event,
      arguments: try arguments(
        tracked.values(beside: others, for: found.event), for: found.event.parameters, in: scope))
  }
}

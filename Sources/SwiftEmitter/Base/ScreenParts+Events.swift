import SpecModel
import SpecSemantics
import SwiftCode

/// What a screen does when rows are tapped, swiped or report an event.
extension ScreenParts {
  /// The effects of selecting a row of a model.
  func selections(of model: String) -> [EffectPlan] {
    plan.actions.compactMap { action in
      if case .select(let name) = action.trigger, name.text == model { action.effect } else { nil }
    }
  }

  /// The swipe actions of rows of a model, and what is in their menu alone; nil if there is neither.
  func swipes(of model: String) -> SwiftExpression? {
    let actions = plan.actions.compactMap { action -> SwiftExpression? in
      let trailing = { self.context.action(ofShown: action.effect) }
      switch action.trigger {
      case .swipe(let swipe) where swipe.model.text == model:
        return .call(
          .identifier(types.swipe), context.arguments(of: swipe, in: action), trailing: trailing())
      case .hold(let name) where name.text == model:
        return .call(
          .member(.identifier(types.swipe), "menu"), context.arguments(ofMenu: action),
          trailing: trailing())
      default: return nil
      }
    }
    return actions.isEmpty ? nil : .array(actions)
  }

  /// What keeps the order of rows of a model; nil where they can't be moved.
  func reorder(of model: String) -> SwiftExpression? {
    guard let action = plan.reorder(of: model)?.action else { return nil }
    return .call(
      .identifier(types.reorder), context.arguments(ofReorder: model, in: action),
      trailing: context.reorderAction(action.effect))
  }

  /// Whether the screen does anything at events of an adapter.
  func handlesEvents(of adapter: String) -> Bool {
    screen.actions.contains { action in
      if case .event(let name, _) = action.trigger { name.text == adapter } else { false }
    }
  }

  /// The closure that takes the events of an adapter for the screen; nil if it has none.
  func eventHandler(for adapter: AdapterDeclaration) -> Closure? {
    guard !adapter.events.isEmpty else { return nil }
    guard handlesEvents(of: adapter.name.text) else { return Closure(["_", "_"], body: []) }
    let call = SwiftExpression.identifier("self").optionalChained.call(
      "handle", [.arg("event"), .arg("of", "item")])
    return Closure(["event", "item"], captures: ["weak self"], call)
  }

  /// The methods that handle events, one for each adapter.
  var eventHandlers: [SwiftDeclaration] {
    screen.adaptersHeard(in: file.app.index).map(eventHandler)
  }

  private func eventHandler(of adapter: AdapterDeclaration) -> SwiftDeclaration {
    let cases = adapter.events.map { event in
      let body = context.effects.statements(plan.effects(of: event, from: adapter.name))
      return SwitchCase(
        .implicit(Naming.member(event.text)), body: body.isEmpty ? [.break] : body)
    }
    return .function(
      FunctionDeclaration(
        "handle",
        [
          Parameter("_", "event", .member(adapterType(adapter), "Event")),
          Parameter("of", "item", file.named(adapter.model.text, exposed: false)),
        ], access: .private, body: [.switch("event", cases)]))
  }

  private func adapterType(_ adapter: AdapterDeclaration) -> SwiftType {
    if case .swift(let own) = adapter.body { return file.type(own, exposed: false) }
    return .named(
      types.parameter == nil
        ? Naming.type(adapter.name.text) : Naming.presenter(adapter.name.text))
  }
}

extension ScreenDeclaration {
  /// The adapters whose events the screen does something at.
  func adaptersHeard(in index: AppIndex) -> [AdapterDeclaration] {
    var seen: Set<String> = []
    return actions.compactMap { action in
      guard case .event(let name, _) = action.trigger, seen.insert(name.text).inserted else {
        return nil
      }
      return index.adapter(name.text)
    }
  }
}

extension ScreenPlan {
  /// What keeps the order of a model's rows, with its position among the actions.
  func reorder(of model: String) -> (position: Int, action: ActionPlan)? {
    let found = actions.enumerated().first { _, action in
      if case .reorder(let name) = action.trigger { name.text == model } else { false }
    }
    return found.map { ($0.offset, $0.element) }
  }

  /// Whether a finger that rests on a row of a model is shown where a tap leads.
  func opensPreview(of model: String) -> Bool {
    actions.contains { action in
      if case .select(let name) = action.trigger {
        name.text == model && action.opensPreview
      } else {
        false
      }
    }
  }

  /// What follows from an event of an adapter.
  func effects(of event: Name, from adapter: Name) -> [EffectPlan] {
    actions.compactMap { action in
      guard case .event(let name, let own) = action.trigger, name.text == adapter.text,
        own.text == event.text
      else { return nil }
      return action.effect
    }
  }
}

extension EmissionContext {
  /// What a button in a bar is made of, without its condition and what it does.
  func arguments(of item: BarItemPlan) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    arguments.add("title", item.title.map { text($0) })
    arguments.add("icon", item.icon.map { write($0) })
    arguments.add("label", item.label.map { text($0) })
    arguments.add("badge", item.badge.map { text($0) })
    arguments.add("shortcut", item.shortcut.map(Self.shortcut))
    return arguments
  }

  private static func shortcut(_ shortcut: SpecShortcut) -> SwiftExpression {
    let held = shortcut.modifiers.map { modifier -> SwiftExpression in
      switch modifier {
      case .cmd: .implicit("command")
      case .shift: .implicit("shift")
      case .alt: .implicit("option")
      case .ctrl: .implicit("control")
      }
    }
    let key: SwiftExpression =
      switch shortcut.key {
      case .character(let character): .string(String(character))
      case .named(let named): .implicit(named.rawValue)
      }
    var arguments: [SwiftArgument] = [.arg(key)]
    if !held.isEmpty { arguments.append(.arg(held.count == 1 ? held[0] : .array(held))) }
    return .call("KeyShortcut", arguments)
  }

  /// What the button of a state is made of, without what it does.
  func arguments(of button: EmptyStatePlan.Button) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = [.arg("title", text(button.title))]
    arguments.add("when", button.effect.condition.map { condition($0) })
    return arguments
  }

  /// What the order of a model's rows is kept by, without what that does.
  func arguments(ofReorder model: String, in action: ActionPlan) -> [SwiftArgument] {
    within(action.effect.scope) {
      var arguments: [SwiftArgument] = [
        .arg("of", .member(.type(file.named(model, exposed: false)), "self"))
      ]
      arguments.add("when", action.effect.condition.map { condition($0) })
      return arguments
    }
  }

  /// What the menu of a row is made of, without what it offers.
  func arguments(ofMenu action: ActionPlan) -> [SwiftArgument] {
    within(action.effect.scope) {
      var arguments: [SwiftArgument] = []
      arguments.add("when", action.effect.condition.map { condition($0) })
      return arguments
    }
  }

  /// What a swipe action of the run-time is made of, without what it does.
  func arguments(of swipe: SwipeDeclaration, in action: ActionPlan) -> [SwiftArgument] {
    within(action.effect.scope) { shownArguments(of: swipe, in: action) }
  }

  private func shownArguments(of swipe: SwipeDeclaration, in action: ActionPlan) -> [SwiftArgument]
  {
    var arguments: [SwiftArgument] = [.arg("edge", .implicit(swipe.edge.rawValue))]
    arguments.add("title", action.title.map { text($0) })
    arguments.add("icon", action.icon.map { write($0) })
    if swipe.role != .normal { arguments.add("role", .implicit(swipe.role.rawValue)) }
    if swipe.isFull { arguments.add("isFullSwipe", true) }
    arguments.add("when", action.effect.condition.map { condition($0) })
    if action.effect.opensMenu { arguments.add("opensMenu", true) }
    return arguments
  }
}

import SpecModel
import SpecSemantics
import SwiftCode

/// Who does what an effect says.
enum Receiver {
  /// The screen that an action is handed.
  case screen
  /// The controller whose method the code stands in.
  case controller
}

/// Effects as statements.
extension CodePlace {
  /// What is done when something is tapped.
  func action(_ effects: [Effect]) -> Closure {
    closure(.action, ["screen"]) { statements(effects, on: .screen) }
  }

  /// What is done when something is tapped that is there only while the effect's condition holds.
  func action(ofShown effect: Effect) -> Closure {
    let known = knownValues(where: effect.condition)
    return closure(.action, ["screen"]) { knowing(known) { agreed(effect, on: .screen) } }
  }

  func statements(_ effects: [Effect], on receiver: Receiver) -> [Statement] {
    effects.flatMap { statements($0, on: receiver) }
  }

  /// An effect with its condition and its question.
  ///
  /// - Parameter again: What does the whole thing once more, where a notice can offer that.
  func statements(
    _ effect: Effect, on receiver: Receiver, again: SwiftExpression? = nil
  ) -> [Statement] {
    once(effect, on: receiver) { repeatable(effect, on: receiver, again: again) }
  }

  /// What of an effect happens once, however often it is tried: its condition, its question and what is
  /// told of it. `attempt` comes after that.
  func once(
    _ effect: Effect, on receiver: Receiver, attempt: () -> [Statement]
  ) -> [Statement] {
    let agreed = conditional(on: effect.condition) {
      self.agreed(effect, on: receiver, attempt: attempt)
    }
    return agreed.conditions.isEmpty ? agreed.body : [.if(agreed.conditions, then: agreed.body)]
  }

  /// An effect whose condition is known to hold.
  private func agreed(_ effect: Effect, on receiver: Receiver) -> [Statement] {
    agreed(effect, on: receiver) { repeatable(effect, on: receiver, again: nil) }
  }

  private func agreed(
    _ effect: Effect, on receiver: Receiver, attempt: () -> [Statement]
  ) -> [Statement] {
    guard let question = effect.confirmation else { return tracking(effect) + attempt() }
    let text = self.text(question)
    let kind: ClosureKind = receiver == .controller ? .action : .step
    let then = closure(kind) { tracking(effect) + attempt() }
    return [perform("confirm", [.arg(text)], trailing: then, on: receiver)]
  }

  /// What is told beside an effect; another try is not told again.
  private func tracking(_ effect: Effect) -> [Statement] {
    effect.tracked.map { track($0, beside: effect.arguments) } ?? []
  }

  /// An effect whose failure can offer another try is a function that calls itself, unless `again` does
  /// that.
  func repeatable(
    _ effect: Effect, on receiver: Receiver, again: SwiftExpression?
  ) -> [Statement] {
    guard again == nil, effect.offersAnotherTry else {
      return done(effect, on: receiver, again: again)
    }
    let attempt = FunctionDeclaration(
      "attempt", attributes: [.mainActor], body: done(effect, on: receiver, again: "attempt"))
    return [.declaration(.function(attempt)), .call("attempt")]
  }

  private func done(
    _ effect: Effect, on receiver: Receiver, again: SwiftExpression?
  ) -> [Statement] {
    guard endsSelection else { return happening(effect, on: receiver, again: again) }
    // What takes its time ends the selection when it has succeeded, with what follows on that.
    if case .call = effect.action { return happening(effect, on: receiver, again: again) }
    if case .request = effect.action { return happening(effect, on: receiver, again: again) }
    endsSelection = false
    return happening(effect, on: receiver, again: again)
      + [perform("endSelection", [], on: receiver)]
  }

  private func happening(
    _ effect: Effect, on receiver: Receiver, again: SwiftExpression?
  ) -> [Statement] {
    switch effect.action {
    case .push(let name): return [show(name, .push, by: effect, on: receiver)]
    case .present(let name, let style):
      return [show(name, .present(style), by: effect, on: receiver)]
    case .show(let name): return [show(name, .fitting, by: effect, on: receiver)]
    case .open(let address):
      return [
        perform("open", [.arg(value(address, as: .optional(.builtin(.url))))], on: receiver)
      ]
    case .call(let method):
      return [
        run(effect, { call(method, with: effect.arguments) }, on: receiver, again: again)
      ]
    case .request(let name):
      guard let request = index.request(name.text) else { return [] }
      return [
        run(
          effect, result: request.yields.flatMap(index.type),
          { send(request, with: effect.arguments) }, on: receiver, again: again)
      ]
    case .set(let assignments): return assign(assignments)
    case .event(let name):
      used.item = true
      return [
        .call("onEvent", [.arg(.implicit(Naming.member(name.text))), .arg(.identifier(item))])
      ]
    case .tab(let name):
      return [
        perform("selectTab", [.arg(.integer(file.app.tab(of: name.text) ?? 0))], on: receiver)
      ]
    case .return(let value): return returning(value, on: receiver)
    case .simple(let simple): return [perform(simple.method, [], on: receiver)]
    case .share(let value):
      return [perform("share", [.arg(self.value(value, as: nil as SpecType?))], on: receiver)]
    case .copy(let value):
      return [
        perform("copyToPasteboard", [.arg(self.value(value, as: nil as SpecType?))], on: receiver)
      ]
    case .menu(let items): return [menu(items, on: receiver)]
    case .track(let tracked): return track(tracked, beside: effect.arguments)
    case .notice(let message, let retry):
      var arguments: [SwiftArgument] = [.arg(text(message))]
      if retry { arguments.add("retry", again) }
      return [perform("notice", arguments, on: receiver)]
    }
  }

  /// A call of an effect method.
  private func perform(
    _ method: String, _ arguments: [SwiftArgument], trailing: Closure? = nil,
    on receiver: Receiver
  ) -> Statement {
    switch receiver {
    case .screen:
      used.screen = true
      return .expression(
        SwiftExpression.identifier("screen").call(method, arguments, trailing: trailing))
    case .controller:
      used.controller = true
      return .call(.identifier(method), arguments, trailing: trailing)
    }
  }

  /// A menu; what its choices do happens where it opens.
  private func menu(_ items: [MenuItemDeclaration], on receiver: Receiver) -> Statement {
    let choices = items.map { item -> SwiftExpression in
      var arguments: [SwiftArgument] = [.arg("title", text(item.title))]
      if item.role == .destructive { arguments.add("isDestructive", true) }
      // Menus ask anew for what can change, and so do the checks.
      arguments.add(
        "when",
        item.effect.condition.map { asked in with(result: scope.result) { condition(asked) } })
      let action = with(result: scope.result) {
        closure(receiver == .controller ? .action : .step) {
          holding(item.effect.condition) { agreed(item.effect, on: receiver) }
        }
      }
      return .call("MenuChoice", arguments, trailing: action)
    }
    return perform("showMenu", [.arg(.array(choices))], on: receiver)
  }

  private enum Showing {
    case push
    case present(SpecModel.PresentationStyle)
    /// The way that fits where the screen stands.
    case fitting
  }

  private func show(
    _ name: Name, _ showing: Showing, by effect: Effect, on receiver: Receiver
  ) -> Statement {
    let screen = SwiftArgument.arg(shown(name, by: effect, on: receiver))
    if shownScreens == .route { return route(to: screen, showing, from: receiver) }
    switch showing {
    case .push: return perform("push", [screen], on: receiver)
    case .present(let style):
      let style = SwiftExpression.implicit(style.rawValue)
      return perform("present", [screen, .arg("as", style)], on: receiver)
    case .fitting: return perform("show", [screen], on: receiver)
    }
  }

  /// Hands a destination to the app's router.
  private func route(
    to destination: SwiftArgument, _ showing: Showing, from receiver: Receiver
  ) -> Statement {
    var arguments = [destination]
    switch showing {
    case .push: arguments.add("as", .implicit("push"))
    case .present(let style): arguments.add("as", .implicit(style.rawValue))
    case .fitting: break
    }
    switch receiver {
    case .screen:
      used.screen = true
      arguments.add("from", "screen")
    case .controller:
      used.controller = true
      arguments.add("from", "self")
    }
    return .expression(appExpression.member("router").call("show", arguments))
  }

  /// The screen that an effect shows, with what is done with its result.
  private func shown(
    _ name: Name, by effect: Effect, on receiver: Receiver
  ) -> SwiftExpression {
    var onReturn: SwiftExpression?
    if let returned = effect.returned {
      let type = index.screen(name.text)?.returns.flatMap(index.type)
      let next = with(result: type) {
        closure(receiver == .controller ? .action : .step, ["result"]) {
          statements(returned, on: receiver)
        }
      }
      onReturn = .closure(next)
    }
    return switch shownScreens {
    case .controller: screen(name, with: effect.arguments, onReturn: onReturn)
    case .destination, .route: destination(name, with: effect.arguments, onReturn: onReturn)
    }
  }

  /// `call:`, a method of the screen's protocol.
  private func call(_ method: Name, with values: [SpecArgument]) -> SwiftExpression {
    used.controller = true
    var arguments: [SwiftArgument] = []
    if scope.item != nil {
      used.item = true
      arguments.append(.arg(.identifier(item)))
    }
    arguments += handedOver(values).map { SwiftArgument($0.name, $0.value) }
    arguments.append(.arg("on", "self"))
    return dependency(Naming.actionsProperty(of: screenName)).call(
      Naming.member(method.text), arguments)
  }

  /// What a `call:` hands over beside the item.
  func handedOver(
    _ values: [SpecArgument]
  ) -> [(name: String, type: SpecType?, value: SwiftExpression)] {
    values.map { argument in
      let type = try? types.type(argument.value, expecting: nil, in: scope).type
      return (Naming.member(argument.name.text), type, value(argument.value, as: type))
    }
  }

  private func returning(_ value: SpecExpression, on receiver: Receiver) -> [Statement] {
    let type = index.screen(screenName)?.returns.flatMap(index.type)
    let result = self.value(value, as: type)
    used.onReturn = true
    return [perform("closeScreen", [], on: receiver), .call("onReturn", [.arg(result)])]
  }
}

/// What runs for a while, and what follows.
extension CodePlace {
  private func run(
    _ effect: Effect, result: SpecType? = nil, _ operation: () -> SwiftExpression,
    on receiver: Receiver, again: SwiftExpression?
  ) -> Statement {
    let endsSelection = endsSelection
    self.endsSelection = false
    var arguments: [SwiftArgument] = []
    if !effect.optimistic.isEmpty {
      used.item = true
      arguments.append(.arg(.identifier(item)))
      arguments.add("optimistic", .closure(optimistic(effect.optimistic)))
    }
    let operation = closure(.step) { [.expression(.try(.await(operation())))] }
    arguments.add("operation", .closure(operation))
    if endsSelection || effect.then != nil {
      let next = with(result: result) {
        closure(.step, ["screen", "result"]) {
          (endsSelection ? [perform("endSelection", [], on: .screen)] : [])
            + (effect.then.map { statements($0, on: .screen) } ?? [])
        }
      }
      arguments.add("then", .closure(next))
    }
    if let failed = effect.failed {
      let next = with(result: nil) {
        closure(.step, ["screen", "_"]) { statements(failed, on: .screen, again: again) }
      }
      arguments.add("failed", .closure(next))
    }
    return perform("run", arguments, on: receiver)
  }

  /// Changes of the item that are shown before they are certain.
  private func optimistic(_ assignments: [Assignment]) -> Closure {
    closure(.step) {
      assignments.map { assignment in
        let target = target(of: assignment)
        let value = self.value(assignment.value, as: target.type)
        let item = self.item
        self.item = "$0"
        defer { self.item = item }
        return .assign(optional(assignment.target.scope, target.steps), value)
      }
    }
  }

  /// Assignments one after the other: each sees what those before it have set.
  private func assign(_ assignments: [Assignment]) -> [Statement] {
    let outer = scope
    defer { scope = outer }
    return assignments.map { assignment in
      defer { scope = scope.setting(assignment.target) }
      let target = target(of: assignment)
      return .assign(
        optional(assignment.target.scope, target.steps), value(assignment.value, as: target.type))
    }
  }

  private func target(of assignment: Assignment) -> (steps: [PathStep], type: SpecType?) {
    let path = SpecExpression(.path(assignment.target), span: assignment.targetSpan)
    guard let typed = try? types.type(path, expecting: nil, in: scope),
      case .path(_, let steps) = typed.kind
    else { return ([], nil) }
    return (steps, steps.last?.type)
  }
}

extension Effect {
  /// Whether its failure shows a notice with a button for another try.
  var offersAnotherTry: Bool {
    guard let failed else { return false }
    if case .notice(_, retry: true) = failed.action { return true }
    return false
  }
}

extension SimpleEffect {
  fileprivate var method: String {
    switch self {
    case .dismiss: "dismissScreen"
    case .pop: "popScreen"
    case .popToRoot: "popToRootScreen"
    case .reload: "reload"
    case .logOut: "logOut"
    }
  }
}

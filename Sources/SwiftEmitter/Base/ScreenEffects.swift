import SpecModel
import SpecSemantics
import SwiftCode

/// Effects in code that a screen's controller or presenter runs itself: what it does not do itself, the
/// screen does that an action is handed.
struct ScreenEffects: EffectTarget {
  /// Who does what an effect says.
  enum Receiver {
    /// The screen that an action is handed.
    case screen
    /// The controller whose method the code stands in.
    case controller
  }

  let context: EmissionContext
  let receiver: Receiver

  var afterwards: any EffectTarget { ScreenEffects(context: context, receiver: .screen) }

  /// What is done later: a method's closures let the controller go.
  private var later: EmissionContext.ClosureKind { receiver == .controller ? .action : .step }

  private func perform(
    _ method: String, _ arguments: [SwiftArgument], trailing: Closure? = nil
  ) -> Statement {
    switch receiver {
    case .screen:
      context.used.screen = true
      return .expression(
        SwiftExpression.identifier("screen").call(method, arguments, trailing: trailing))
    case .controller:
      context.used.controller = true
      return .call(.identifier(method), arguments, trailing: trailing)
    }
  }

  func perform(_ command: EffectCommand, _ arguments: [SwiftArgument]) -> [Statement] {
    [perform(command.rawValue, arguments)]
  }

  func run(_ arguments: [SwiftArgument]) -> Statement { perform("run", arguments) }

  func confirm(
    _ question: SwiftExpression, before effect: EffectPlan, _ body: () -> [Statement]
  ) -> Statement {
    perform("confirm", [.arg(question)], trailing: context.closure(later, [], body))
  }

  func choice(_ arguments: [SwiftArgument], _ body: () -> [Statement]) -> SwiftExpression {
    .call("MenuChoice", arguments, trailing: context.closure(later, [], body))
  }

  func next(_ parameter: String, _ body: () -> [Statement]) -> SwiftExpression {
    .closure(context.closure(.step, ["screen", parameter], body))
  }

  func track(_ event: SwiftExpression, of catalogue: String) -> Statement {
    let sink = context.dependency(Naming.sinkProperty(catalogue))
    return .expression(sink.call("track", [.arg(event)]))
  }

  /// An effect whose failure can offer another try is a function that calls itself, unless `again` does
  /// that.
  func repeatable(_ effect: EffectPlan, again: Retry?) -> [Statement] {
    let emitter = EffectEmitter(target: self)
    guard again == nil, effect.offersAnotherTry else { return emitter.done(effect, again: again) }
    let attempt = FunctionDeclaration(
      "attempt", attributes: [.mainActor], body: emitter.done(effect) { "attempt" })
    return [.declaration(.function(attempt)), .call("attempt")]
  }

  // MARK: - Screens

  func show(_ use: ScreenUsePlan, _ way: EffectPlan.Way, by effect: EffectPlan) -> Statement {
    let handlers = handlers(of: effect)
    let screen: SwiftExpression =
      switch context.shownScreens {
      case .controller: context.screen(use, telling: handlers)
      case .destination, .route:
        context.destination(
          use.screen, with: context.arguments(use.arguments), telling: handlers)
      }
    if context.shownScreens == .route { return route(to: screen, way) }
    switch way {
    case .push: return perform("push", [.arg(screen)])
    case .present(let style):
      return perform("present", [.arg(screen), .arg("as", .implicit(style.rawValue))])
    case .fitting: return perform("show", [.arg(screen)])
    }
  }

  /// What follows when the screen that an effect shows has returned something, or has gone without.
  private func handlers(of effect: EffectPlan) -> ResultHandlers {
    var handlers = ResultHandlers.none
    if let returned = effect.returned {
      handlers.onReturn = context.within(returned.scope) {
        .closure(
          context.closure(later, ["result"]) { EffectEmitter(target: self).statements(returned) })
      }
    }
    if let cancelled = effect.cancelled {
      handlers.onCancel = context.within(cancelled.scope) {
        .closure(context.closure(later, []) { EffectEmitter(target: self).statements(cancelled) })
      }
    }
    return handlers
  }

  /// Hands a destination to the app's router.
  private func route(to destination: SwiftExpression, _ way: EffectPlan.Way) -> Statement {
    var arguments: [SwiftArgument] = [.arg(destination)]
    switch way {
    case .push: arguments.add("as", .implicit("push"))
    case .present(let style): arguments.add("as", .implicit(style.rawValue))
    case .fitting: break
    }
    switch receiver {
    case .screen:
      context.used.screen = true
      arguments.add("from", "screen")
    case .controller:
      context.used.controller = true
      arguments.add("from", "self")
    }
    return .expression(context.appExpression.member("router").call("show", arguments))
  }

  // MARK: - What takes time

  func operation(calling method: Name, with values: [ArgumentPlan]) -> EffectOperation {
    operation {
      context.used.controller = true
      var arguments: [SwiftArgument] = []
      if context.scope.item != nil {
        context.used.item = true
        arguments.append(.arg(.identifier(context.item)))
      }
      arguments += context.arguments(values)
      arguments.append(.arg("on", "self"))
      return context.dependency(Naming.actionsProperty(context.screenName)).call(
        Naming.member(method.text), arguments)
    }
  }

  func operation(
    sending request: RequestDeclaration, with values: [ArgumentPlan]
  ) -> EffectOperation {
    operation { context.send(request, with: context.arguments(values)) }
  }

  private func operation(_ call: @escaping () -> SwiftExpression) -> EffectOperation {
    EffectOperation { .closure(context.closure(.step) { [.expression(.try(.await(call())))] }) }
  }

  /// The screen keeps the item, and a closure says what is changed.
  func optimistic(
    _ changes: (_ name: String) -> [Statement]
  ) -> (before: [Statement], arguments: [SwiftArgument]) {
    context.used.item = true
    let change = context.closure(.step) { changes("$0") }
    return ([], [.arg(.identifier(context.item)), .arg("optimistic", .closure(change))])
  }
}

extension EmissionContext {
  /// What emits effects in methods of a controller.
  var effects: EffectEmitter {
    EffectEmitter(target: ScreenEffects(context: self, receiver: .controller))
  }

  /// What emits effects in closures that are handed a screen.
  private var handedEffects: EffectEmitter {
    EffectEmitter(target: ScreenEffects(context: self, receiver: .screen))
  }

  /// What is done when something is tapped.
  func action(_ effects: [EffectPlan], _ parameters: [String] = ["screen"]) -> Closure {
    within(effects.first?.scope ?? scope) {
      closure(.action, parameters) { handedEffects.statements(effects) }
    }
  }

  /// What is done when a row has been moved, which can be only while the effect's condition holds.
  func reorderAction(_ effect: EffectPlan) -> Closure {
    within(effect.scope) {
      closure(.action, ["screen", "moved"]) { handedEffects.agreed(effect) }
    }
  }

  /// What is done when something is tapped that is there only while the effect's condition holds.
  func action(ofShown effect: EffectPlan) -> Closure {
    within(effect.scope) {
      closure(.action, ["screen"]) { handedEffects.agreed(effect) }
    }
  }

  /// What is tracked when something is seen.
  func tracking(_ event: TrackedEventPlan) -> Closure {
    within(scope.knowingNothing) { closure(.action) { [handedEffects.track(event)] } }
  }

  /// What is done with selected rows; the selection ends when it has succeeded.
  func selectionAction(_ effect: EffectPlan) -> Closure {
    endsSelection = true
    defer { endsSelection = false }
    return action([effect], ["screen", "selected"])
  }
}

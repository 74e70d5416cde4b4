import SpecModel
import SpecSemantics
import SwiftCode

/// Effects as a presenter's statements: ways to other screens go through the router, what takes time
/// through the interactor, and what is said and asked through the view. What they ask of those is noted.
final class SceneEffects: EffectTarget {
  let context: EmissionContext
  private let screen: ScreenPlan
  private(set) var routes: [SceneRoute] = []
  private(set) var gateways: [Gateway] = []
  /// Methods for what can be tried again without what came before it.
  private(set) var attempts: [FunctionDeclaration] = []
  private(set) var usesActions = false
  /// The catalogues whose events are tracked, in the order of their first use.
  private(set) var catalogues: [String] = []
  private(set) var emitsEvents = false

  init(_ screen: ScreenPlan, in file: FileScope) {
    self.screen = screen
    context = EmissionContext(
      in: file, scope: screen.scope, parameters: .member(of: "viewModel"), clock: .scene,
      screenName: screen.declaration.name.text)
  }

  var afterwards: any EffectTarget { self }

  private var hasList: Bool {
    if case .sections = screen.body { true } else { false }
  }

  private var emitter: EffectEmitter { EffectEmitter(target: self) }

  /// Notes that the scene asks a gateway.
  func use(_ gateway: Gateway) {
    if !gateways.contains(where: { $0.name == gateway.name }) { gateways.append(gateway) }
  }

  /// The body of a presenter's method that does `effects`.
  func body(_ effects: [EffectPlan]) -> [Statement] {
    context.within(effects.first?.scope ?? context.scope) {
      context.findingKnown { emitter.statements(effects) }
    }
  }

  /// The body of a presenter's method `name`, which can be called again by itself when what it does
  /// has failed.
  func body(of name: String, _ effects: [EffectPlan]) -> [Statement] {
    guard let effect = effects.first, effects.count == 1, effect.offersAnotherTry,
      effect.condition == nil, effect.confirmation == nil, effect.tracked == nil
    else { return body(effects) }
    return context.within(effect.scope) {
      context.findingKnown {
        let attempt = SceneAttempt(
          name: name,
          arguments: (effect.scope.item == nil ? [] : [context.item])
            + (effect.scope.movedModel == nil ? [] : [SceneAttempt.move]))
        return emitter.done(effect, again: again(attempt))
      }
    }
  }

  /// The body of the presenter's method that sends a form.
  func body(submitting form: FormPlan) -> [Statement] {
    context.submitting(form) { body(of: "submit", [form.submit]) }
  }

  /// The telling of an event.
  func tracking(_ event: TrackedEventPlan) -> [Statement] { [emitter.track(event)] }

  // MARK: - Questions and other tries

  func confirm(
    _ question: SwiftExpression, before effect: EffectPlan, _ body: () -> [Statement]
  ) -> Statement {
    let call = context.own("confirm")
    let then =
      effect.offersAnotherTry && effect.tracked == nil
      ? Closure(attempt(at: effect).call(on: "$0")) : step(["presenter"], body)
    return .call(call, [.arg(question)], trailing: then)
  }

  /// An effect that may be tried again is a method of its own, which does it and nothing else.
  func repeatable(_ effect: EffectPlan, again: Retry?) -> [Statement] {
    guard effect.offersAnotherTry else { return emitter.done(effect, again: again) }
    let attempt = attempt(at: effect)
    return [.call(context.own(attempt.name), attempt.values)]
  }

  private func again(_ attempt: SceneAttempt) -> Retry {
    { .closure(Closure(attempt.call(on: "$0"))) }
  }

  private func attempt(at effect: EffectPlan) -> SceneAttempt {
    let stem = Naming.attempt(effect.declaration.sceneName)
    var name = stem
    var number = 2
    while attempts.contains(where: { $0.name == name }) {
      name = stem + String(number)
      number += 1
    }
    var parameters: [Parameter] = []
    if let item = effect.scope.item {
      parameters.append(Parameter("_", context.item, context.file.type(item, exposed: false)))
    }
    if let model = effect.scope.movedModel {
      let type = context.file.named(model, exposed: false)
      parameters.append(
        Parameter(SceneAttempt.moveLabel, SceneAttempt.move, .generic("MovedRow", [type])))
    }
    if let result = effect.scope.result {
      parameters.append(Parameter("_", "result", context.file.type(result, exposed: false)))
    }
    let attempt = SceneAttempt(name: name, arguments: parameters.map(\.name))
    let position = attempts.count
    attempts.append(FunctionDeclaration(name))
    let body = onPresenter { emitter.done(effect, again: again(attempt)) }
    attempts[position] = FunctionDeclaration(name, parameters, access: .private, body: body)
    if effect.scope.item != nil { context.used.item = true }
    if effect.scope.result != nil { context.used.result = true }
    if effect.scope.movedModel != nil { context.used.moved = true }
    return attempt
  }

  // MARK: - What is done

  /// Ways out go through the router, and what people see through the view.
  func perform(_ command: EffectCommand, _ arguments: [SwiftArgument]) -> [Statement] {
    switch command {
    case .open: [route(.open, arguments)]
    case .selectTab: [route(.selectTab, arguments)]
    case .dismiss: [route(.dismiss)]
    case .pop: [route(.pop)]
    case .popToRoot: [route(.popToRoot)]
    case .logOut: [route(.logOut)]
    case .close: [route(.close)]
    case .reload: hasList ? [.expression(context.own("list").call("reload"))] : []
    case .notice where arguments.count > 1:
      // What can be tried again is the presenter's, which the view keeps no longer than it lives.
      [.expression(notice(arguments))]
    case .share, .copyToPasteboard, .setTheme, .showMenu, .notice, .endSelection:
      [.expression(context.own("view").call(command.rawValue, arguments))]
    }
  }

  private func notice(_ arguments: [SwiftArgument]) -> SwiftExpression {
    guard case .closure(let retry) = arguments[1].value else {
      return context.own("view").call("notice", arguments)
    }
    return .call(context.own("notice"), [arguments[0]], trailing: retry)
  }

  func choice(_ arguments: [SwiftArgument], _ body: () -> [Statement]) -> SwiftExpression {
    let action = step(["presenter"], body)
    return .call(
      "MenuChoice",
      arguments + [.arg("action", .call(context.own("callback"), trailing: action))])
  }

  func track(_ event: SwiftExpression, of catalogue: String) -> Statement {
    if !catalogues.contains(catalogue) { catalogues.append(catalogue) }
    let sink = context.own(Naming.sinkProperty(catalogue))
    return .expression(sink.call("track", [.arg(event)]))
  }

  // MARK: - Other screens

  func show(_ use: ScreenUsePlan, _ way: EffectPlan.Way, by effect: EffectPlan) -> Statement {
    // Scenes take all that they are given in one value.
    let isScene = context.index.isScene(use.screen)
    let given = isScene ? [] : use.arguments.map(\.name)
    let route = SceneRoute.screen(
      use.screen, way, given: given,
      awaits: SceneRoute.Awaited(
        result: effect.returned != nil, cancellation: effect.cancelled != nil))
    var arguments = context.arguments(use.arguments)
    if isScene, !use.screen.parameters.isEmpty {
      arguments = [
        .arg("viewModel", .call(.identifier(Naming.viewModel(use.screen.name.text)), arguments))
      ]
    }
    if let returned = effect.returned {
      let then = context.within(returned.scope) {
        step(["presenter", "result"]) { emitter.statements(returned) }
      }
      arguments.add("onReturn", .call(context.own("callback"), trailing: then))
    }
    if let cancelled = effect.cancelled {
      let then = context.within(cancelled.scope) {
        step(["presenter"]) { emitter.statements(cancelled) }
      }
      arguments.add("onCancel", .call(context.own("callback"), trailing: then))
    }
    return self.route(route, arguments)
  }

  private func route(_ route: SceneRoute, _ arguments: [SwiftArgument] = []) -> Statement {
    if !routes.contains(where: { $0.signature == route.signature }) { routes.append(route) }
    return .expression(context.own("router").call(route.name, arguments))
  }

  // MARK: - What takes time

  func operation(calling method: Name, with values: [ArgumentPlan]) -> EffectOperation {
    usesActions = true
    var arguments: [SwiftArgument] = []
    if context.scope.item != nil { arguments.append(.arg(.identifier(context.item))) }
    // What is handed over is found before the operation begins, which keeps no presenter.
    var found: [Statement] = []
    for given in values {
      let name = Naming.givenConstant(given.name)
      found.append(
        .let(name, context.file.type(given.value.type, exposed: false), context.write(given.value)))
      arguments.append(SwiftArgument(Naming.member(given.name), .identifier(name)))
    }
    arguments.append(.arg("on", "view"))
    let call = SwiftExpression.identifier("actions").call(Naming.member(method.text), arguments)
    return operation(capturing: ["actions", "view"], .try(.await(call)), before: found)
  }

  func operation(
    sending request: RequestDeclaration, with values: [ArgumentPlan]
  ) -> EffectOperation {
    let gateway = Gateway(request, in: context.file)
    use(gateway)
    // What is asked is known before the operation begins, which keeps no presenter.
    let parameters = SwiftExpression.call(
      .identifier(gateway.parametersType), context.arguments(values))
    let asksNothing = request.parameters.isEmpty
    let question = SwiftExpression.try(
      .await(gateway.asked(asksNothing ? parameters : "parameters")))
    let before: [Statement] = asksNothing ? [] : [.let("parameters", nil, parameters)]
    let operation = self.operation(capturing: ["interactor"], question, before: before)
    let consequences = request.consequences(emittingAs: "emitting", in: context.file)
    guard !consequences.isEmpty else { return operation }
    emitsEvents = true
    return EffectOperation(before: before) { [context] in
      guard case .closure(let work) = operation.closure() else { return operation.closure() }
      return context.own("context").call(
        "operation", consequences, trailing: work)
    }
  }

  private func operation(
    capturing captures: [String], _ call: SwiftExpression, before: [Statement]
  ) -> EffectOperation {
    EffectOperation(before: before) { [context] in
      let captured = captures.map { name in
        guard let owner = context.owner else { return name }
        context.used.controller = true
        return "\(name) = \(owner).\(name)"
      }
      return .closure(captures: captured, body: [.expression(call)])
    }
  }

  /// The list shows a copy of the item with what is changed.
  func optimistic(
    _ changes: (_ name: String) -> [Statement]
  ) -> (before: [Statement], arguments: [SwiftArgument]) {
    let copy = Statement.var("changed", nil, .identifier(context.item))
    let shown = context.own("list").call("showOptimistically", [.arg("changed")])
    return ([copy] + changes("changed"), [.arg("optimistic", shown)])
  }

  func run(_ arguments: [SwiftArgument]) -> Statement { .call(context.own("run"), arguments) }

  func next(_ parameter: String, _ body: () -> [Statement]) -> SwiftExpression {
    .closure(step(["presenter", parameter], body))
  }

  // MARK: - Closures

  /// A closure that is handed the presenter; parameters that its body doesn't use become `_`.
  private func step(_ parameters: [String], _ body: () -> [Statement]) -> Closure {
    let outer = (used: context.used, owner: context.owner)
    context.used = Uses()
    context.owner = "presenter"
    let statements = body()
    let inner = context.used
    context.used = outer.used
    context.owner = outer.owner
    let names = parameters.map { name -> String in
      switch name {
      case "presenter": inner.controller ? name : "_"
      case "result": inner.result ? name : "_"
      default: name
      }
    }
    if inner.item { context.used.item = true }
    if inner.moved { context.used.moved = true }
    for field in inner.entered { context.used.use(entered: field) }
    for value in inner.known { context.used.use(known: value) }
    if inner.result, !parameters.contains("result") { context.used.result = true }
    return Closure(names, body: statements)
  }

  /// What a method of the presenter is made of, which stands outside what is being written.
  private func onPresenter(_ body: () -> [Statement]) -> [Statement] {
    let outer = (used: context.used, owner: context.owner)
    context.used = Uses()
    context.owner = nil
    defer { (context.used, context.owner) = outer }
    return context.findingEntered(body)
  }
}

import SpecModel
import SpecSemantics
import SwiftCode

/// Effects as a presenter's statements: ways to other screens go through the router, what takes time
/// through the interactor, and what is said and asked through the view. What they ask of those is noted.
final class SceneEffects {
  let place: CodePlace
  let screen: ScreenDeclaration
  private(set) var routes: [SceneRoute] = []
  private(set) var gateways: [Gateway] = []
  /// Methods for what can be tried again without what came before it.
  private(set) var attempts: [FunctionDeclaration] = []
  private(set) var usesActions = false
  /// The catalogues whose events are told, in the order of their first use.
  private(set) var catalogues: [String] = []
  private(set) var emitsEvents = false

  init(_ screen: ScreenDeclaration, in file: FileScope) {
    self.screen = screen
    place = CodePlace(
      in: file, scope: ValueScope(of: screen, index: file.app.index),
      parameters: .member(of: "viewModel"),
      screenName: screen.name.text)
  }

  private var index: AppIndex { place.index }

  private var hasList: Bool {
    if case .sections = screen.body { true } else { false }
  }

  /// Notes that the scene asks a gateway.
  func use(_ gateway: Gateway) {
    if !gateways.contains(where: { $0.name == gateway.name }) { gateways.append(gateway) }
  }

  /// The body of a presenter's method that does `effects`.
  func body(_ effects: [Effect], item: SpecType?) -> [Statement] {
    place.with(item: item) { place.findingKnown { effects.flatMap { statements($0) } } }
  }

  /// The body of a presenter's method `name`, which can be called again by itself when what it does
  /// has failed.
  func body(of name: String, _ effects: [Effect], item: SpecType?) -> [Statement] {
    guard let effect = effects.first, effects.count == 1, effect.offersAnotherTry,
      effect.condition == nil, effect.confirmation == nil, effect.tracked == nil
    else { return body(effects, item: item) }
    return place.with(item: item) {
      place.findingKnown {
        done(effect, retry: SceneAttempt(name: name, arguments: item == nil ? [] : [place.item]))
      }
    }
  }

  /// The body of the presenter's method that sends a form.
  func body(submitting form: FormDeclaration) -> [Statement] {
    place.submitting(form) {
      body(of: "submit", [form.submit.effect], item: nil)
    }
  }

  // MARK: - Conditions, questions and other tries

  /// - Parameter retry: What a notice offers to do again.
  private func statements(_ effect: Effect, retry: SceneAttempt? = nil) -> [Statement] {
    let agreed = place.conditional(on: effect.condition) { confirmed(effect, retry: retry) }
    return agreed.conditions.isEmpty ? agreed.body : [.if(agreed.conditions, then: agreed.body)]
  }

  func confirmed(_ effect: Effect, retry: SceneAttempt? = nil) -> [Statement] {
    guard let question = effect.confirmation else {
      return tracking(effect) + repeatable(effect, retry: retry)
    }
    let text = place.text(question)
    let call = place.own("confirm")
    let then =
      effect.offersAnotherTry && effect.tracked == nil
      ? Closure(attempt(at: effect).call(on: "$0"))
      : step(["presenter"]) { tracking(effect) + repeatable(effect, retry: retry) }
    return [.call(call, [.arg(text)], trailing: then)]
  }

  /// What is told beside an effect; another try is not told again.
  private func tracking(_ effect: Effect) -> [Statement] {
    effect.tracked.map { track($0, beside: effect.arguments) } ?? []
  }

  /// The telling of an event.
  func track(_ tracked: TrackedEvent, beside values: [SpecArgument] = []) -> [Statement] {
    guard let told = place.event(tracked, beside: values) else { return [] }
    if !catalogues.contains(told.catalogue) { catalogues.append(told.catalogue) }
    let sink = place.own(Naming.sinkProperty(of: told.catalogue))
    return [.expression(sink.call("track", [.arg(told.event)]))]
  }

  /// An effect that may be tried again is a method of its own, which does it and nothing else.
  private func repeatable(_ effect: Effect, retry: SceneAttempt?) -> [Statement] {
    guard effect.offersAnotherTry else { return done(effect, retry: retry) }
    let attempt = attempt(at: effect)
    return [.call(place.own(attempt.name), attempt.values)]
  }

  private func attempt(at effect: Effect) -> SceneAttempt {
    let stem = "attempt" + effect.sceneName
    var name = stem
    var number = 2
    while attempts.contains(where: { $0.name == name }) {
      name = stem + String(number)
      number += 1
    }
    var parameters: [Parameter] = []
    if let item = place.scope.item {
      parameters.append(Parameter("_", place.item, place.file.type(item, exposed: false)))
    }
    if let result = place.scope.result {
      parameters.append(Parameter("_", "result", place.file.type(result, exposed: false)))
    }
    let attempt = SceneAttempt(name: name, arguments: parameters.map(\.name))
    let position = attempts.count
    attempts.append(FunctionDeclaration(name))
    let body = onPresenter { done(effect, retry: attempt) }
    attempts[position] = FunctionDeclaration(name, parameters, access: .private, body: body)
    if place.scope.item != nil { place.used.item = true }
    if place.scope.result != nil { place.used.result = true }
    return attempt
  }

  // MARK: - What is done

  private func done(_ effect: Effect, retry: SceneAttempt?) -> [Statement] {
    switch effect.action {
    case .push(let name): [go(to: name, by: .push, effect)]
    case .present(let name, let style): [go(to: name, by: .present(style), effect)]
    case .show(let name): [go(to: name, by: .show, effect)]
    case .open(let address):
      [route(.open, [.arg(place.value(address, as: .optional(.builtin(.url))))])]
    case .tab(let name):
      [route(.selectTab, [.arg(.integer(place.file.app.tab(of: name.text) ?? 0))])]
    case .simple(.dismiss): [route(.dismiss)]
    case .simple(.pop): [route(.pop)]
    case .simple(.popToRoot): [route(.popToRoot)]
    case .simple(.logOut): [route(.logOut)]
    case .simple(.reload): hasList ? [.expression(place.own("list").call("reload"))] : []
    case .return(let value): returning(value)
    case .notice(let text, let offersRetry): [notice(text, offersRetry ? retry : nil)]
    case .set(let assignments): assign(assignments)
    case .call(let method): call(method, effect, retry: retry)
    case .request(let name): request(name, effect, retry: retry)
    case .share(let value): [show("share", value)]
    case .copy(let value): [show("copyToPasteboard", value)]
    case .menu(let items): [menu(items)]
    case .track(let tracked): track(tracked, beside: effect.arguments)
    // Only cells tell of events, and these are none.
    case .event: []
    }
  }

  private func notice(_ text: TextValue, _ retry: SceneAttempt?) -> Statement {
    var arguments: [SwiftArgument] = [.arg(place.text(text))]
    if let retry {
      arguments.add(
        "retry", .call(place.own("callback"), trailing: Closure(retry.call(on: "$0"))))
    }
    return .expression(place.own("view").call("notice", arguments))
  }

  private func returning(_ value: SpecExpression) -> [Statement] {
    let type = screen.returns.flatMap(index.type)
    let result = place.value(value, as: type)
    return [route(.close), .call(place.own("onReturn"), [.arg(result)])]
  }

  private func assign(_ assignment: Assignment) -> Statement {
    let target = SpecExpression(.path(assignment.target), span: assignment.targetSpan)
    let type = (try? place.types.type(target, expecting: nil, in: place.scope)).flatMap { typed in
      if case .path(_, let steps) = typed.kind { steps.last?.type } else { nil }
    }
    return .assign(path(target), place.value(assignment.value, as: type))
  }

  /// Assignments one after the other: each sees what those before it have set.
  private func assign(_ assignments: [Assignment]) -> [Statement] {
    let outer = place.scope
    defer { place.scope = outer }
    return assignments.map { assignment in
      defer { place.scope = place.scope.setting(assignment.target) }
      return assign(assignment)
    }
  }

  /// What is assigned to.
  private func path(_ target: SpecExpression) -> SwiftExpression {
    place.knowingNothing { place.value(target, as: nil as SpecType?) }
  }

  // MARK: - Other screens

  private func go(to name: Name, by way: SceneRoute.Way, _ effect: Effect) -> Statement {
    guard let target = index.screen(name.text) else { return .expression(.nil) }
    // Scenes take all that they are given in one value.
    let isScene = index.isScene(target)
    let route = SceneRoute.screen(
      target, way, given: isScene ? [] : effect.arguments.map(\.name.text),
      awaitsResult: effect.returned != nil)
    var arguments = place.arguments(effect.arguments, of: target, onReturn: nil)
    if isScene, !target.parameters.isEmpty {
      arguments = [
        .arg("viewModel", .call(.identifier(SceneNames(target).viewModel), arguments))
      ]
    }
    if let returned = effect.returned {
      let type = target.returns.flatMap(index.type)
      let then = place.with(result: type) {
        step(["presenter", "result"]) { statements(returned) }
      }
      arguments.add("onReturn", .call(place.own("callback"), trailing: then))
    }
    return self.route(route, arguments)
  }

  private func route(_ route: SceneRoute, _ arguments: [SwiftArgument] = []) -> Statement {
    if !routes.contains(where: { $0.signature == route.signature }) { routes.append(route) }
    return .expression(place.own("router").call(route.name, arguments))
  }

  // MARK: - What takes time

  private func call(_ method: Name, _ effect: Effect, retry: SceneAttempt?) -> [Statement] {
    usesActions = true
    var arguments: [SwiftArgument] = []
    if place.scope.item != nil { arguments.append(.arg(.identifier(place.item))) }
    // What is handed over is found before the operation begins, which keeps no presenter.
    var found: [Statement] = []
    for given in place.handedOver(effect.arguments) {
      let name = "given" + given.name.raisingFirst
      found.append(
        .let(name, given.type.map { place.file.type($0, exposed: false) }, given.value))
      arguments.append(SwiftArgument(given.name, .identifier(name)))
    }
    arguments.append(.arg("on", "view"))
    let operation = SwiftExpression.identifier("actions").call(
      Naming.member(method.text), arguments)
    return found
      + run(effect, result: nil, capturing: ["actions", "view"], operation, retry: retry)
  }

  private func request(_ name: Name, _ effect: Effect, retry: SceneAttempt?) -> [Statement] {
    guard let request = index.request(name.text) else { return [] }
    let gateway = Gateway(request, in: place.file)
    use(gateway)
    let values = request.parameters.compactMap { parameter in
      effect.arguments.first { $0.name.text == parameter.name.text }.map {
        SwiftArgument(
          Naming.member(parameter.name.text), place.value($0.value, as: parameter.type))
      }
    }
    let parameters = Statement.let(
      "parameters", nil, .call(.identifier(gateway.parametersType), values))
    let question = SwiftExpression.try(
      .await(
        SwiftExpression.identifier("interactor").call(
          gateway.method, [.arg("with", "parameters")])))
    guard !request.emits.isEmpty else {
      return [parameters]
        + run(
          effect, result: request.yields.flatMap(index.type), capturing: ["interactor"],
          isComplete: true, question, retry: retry)
    }
    emitsEvents = true
    let events = request.emits.map { SwiftExpression.implicit(Naming.member($0.text)) }
    let emitting = SwiftExpression.identifier("context").call(
      "emitting", [.arg(.array(events))], trailing: Closure(question))
    return [parameters]
      + run(
        effect, result: request.yields.flatMap(index.type), capturing: ["context", "interactor"],
        emitting, retry: retry)
  }

  private func run(
    _ effect: Effect, result: SpecType?, capturing captures: [String], isComplete: Bool = false,
    _ operation: SwiftExpression, retry: SceneAttempt?
  ) -> [Statement] {
    var statements: [Statement] = []
    var arguments: [SwiftArgument] = []
    if !effect.optimistic.isEmpty {
      statements = optimistic(effect.optimistic)
      arguments.add(
        "optimistic", place.own("list").call("showOptimistically", [.arg("changed")]))
    }
    let captured = captures.map { name in
      guard let owner = place.owner else { return name }
      place.used.controller = true
      return "\(name) = \(owner).\(name)"
    }
    arguments.add(
      "operation",
      .closure(
        captures: captured,
        body: [.expression(isComplete ? operation : .try(.await(operation)))]))
    if let then = effect.then {
      let next = place.with(result: result) {
        step(["presenter", "result"]) { self.statements(then) }
      }
      arguments.add("then", .closure(next))
    }
    if let failed = effect.failed {
      let next = place.with(result: nil) {
        step(["presenter", "_"]) { self.statements(failed, retry: retry) }
      }
      arguments.add("failed", .closure(next))
    }
    return statements + [.call(place.own("run"), arguments)]
  }

  /// A copy of the item with what is shown before it is certain.
  private func optimistic(_ assignments: [Assignment]) -> [Statement] {
    let changes = assignments.map { assignment -> Statement in
      let target = SpecExpression(.path(assignment.target), span: assignment.targetSpan)
      let value = assign(assignment)
      let item = place.item
      place.item = "changed"
      defer { place.item = item }
      guard case .assignment(_, _, let right) = value else { return value }
      return .assign(path(target), right)
    }
    return [.var("changed", nil, .identifier(place.item))] + changes
  }

  // MARK: - Closures

  /// A closure that is handed the presenter; parameters that its body doesn't use become `_`.
  func step(_ parameters: [String], _ body: () -> [Statement]) -> Closure {
    let outer = (used: place.used, owner: place.owner)
    place.used = Uses()
    place.owner = "presenter"
    let statements = body()
    let inner = place.used
    place.used = outer.used
    place.owner = outer.owner
    let names = parameters.map { name -> ClosureParameter in
      switch name {
      case "presenter": ClosureParameter(inner.controller ? name : "_")
      case "result": ClosureParameter(inner.result ? name : "_")
      default: ClosureParameter(name)
      }
    }
    if inner.item { place.used.item = true }
    for field in inner.entered { place.used.use(entered: field) }
    for value in inner.known { place.used.use(known: value) }
    if inner.result, !parameters.contains("result") { place.used.result = true }
    return Closure(names, body: statements)
  }

  /// What a method of the presenter is made of, which stands outside what is being written.
  private func onPresenter(_ body: () -> [Statement]) -> [Statement] {
    let outer = (used: place.used, owner: place.owner)
    place.used = Uses()
    place.owner = nil
    defer { (place.used, place.owner) = outer }
    return place.findingEntered(body)
  }
}

import Diagnostics
import SpecModel
import SpecSemantics

/// Where an effect stands.
struct EffectContext {
  enum Owner {
    case adapter
    case component
    case screen(returns: TypeReference?)
    /// The cell of a screen that loads.
    case loading
  }

  var scope: ValueScope
  let owner: Owner
  /// The events that an adapter declares.
  var events: [Name] = []
  /// Whether conditions of nodes can ask how wide the window is.
  var seesWindow = false
  var role = EffectSite.Role.first
  /// What holds where what has the effect is there.
  var condition: Expression?
  /// The screen that gives back what `$result` is.
  var returningScreen: Name?
  /// The request on whose success it follows, where that says nothing of an answer.
  var requestWithoutAnswer: Name?

  /// Whether it stands in a component.
  var isComponent: Bool {
    if case .component = owner { true } else { false }
  }

  /// - Parameter isUnknown: Whether there may be a result that nothing is known of.
  func following(
    _ role: EffectSite.Role, result: SpecType?, isUnknown: Bool = false
  ) -> EffectContext {
    var context = self
    context.role = role
    context.returningScreen = nil
    // What follows does so later.
    if role != .first { (context.condition, context.requestWithoutAnswer) = (nil, nil) }
    context.scope = scope.with(result: result)
    if isUnknown { context.scope = context.scope.with(unknown: .result) }
    return context
  }

  /// The same place where values are there that can be missing by their types.
  func knowing(_ values: [NarrowedValue]) -> EffectContext {
    guard !values.isEmpty else { return self }
    var context = self
    context.scope = scope.knowing(values)
    return context
  }
}

/// Effects and what follows on them.
extension SpecWalker {
  mutating func visit(_ effect: Effect, _ context: EffectContext) {
    // Hardly an effect has one, and copies of the context would be counted for each.
    let first = findings.diagnostics.count
    guard effect.condition != nil else { return visitParts(of: effect, context, since: first) }
    let known = condition(effect.condition, in: context)
    visitParts(of: effect, context.knowing(known), since: first)
  }

  private mutating func visitParts(
    of effect: Effect, _ context: EffectContext, since first: Int
  ) {
    let scope = context.scope
    text(effect.confirmation, in: scope)
    let before = findings.errorCount
    let outcome = visitAction(of: effect, context)
    if let tracked = effect.tracked {
      let isShared = effect.action.takesArguments
      // Of values that two are given it is said once what is wrong with them.
      let isSound = findings.errorCount == before
      visit(
        tracked, beside: effect.arguments, shared: isShared,
        areSound: isSound && !effect.hasBrokenArguments, in: scope)
    }
    for assignment in effect.optimistic { visit(assignment, in: scope) }
    check(effect, context, hasResult: outcome.returned != nil || outcome.isUnknown)
    checkSentValues(of: effect)
    if let request = context.requestWithoutAnswer { explainResults(of: request, since: first) }
    if let then = effect.then {
      // Who writes it for `returned:`, which is told, means what comes back.
      let result = outcome.result ?? outcome.returned
      var context = context.following(.then, result: result, isUnknown: outcome.isUnknown)
      if result == nil, case .request(let name) = effect.action {
        context.requestWithoutAnswer = name
      }
      visit(then, context)
    }
    if let failed = effect.failed {
      visit(failed, context.following(.failed, result: nil))
    }
    if let returned = effect.returned {
      var context = context.following(
        .returned, result: outcome.returned, isUnknown: outcome.isUnknown)
      context.returningScreen = effect.action.shownScreen
      visit(returned, context)
    }
    if let cancelled = effect.cancelled {
      visit(cancelled, context.following(.cancelled, result: nil))
    }
  }

  /// Says of a `$result` that there is not which request does not say what it answers with.
  ///
  /// What follows on that in turn has another answer, or none: it is not told here.
  private mutating func explainResults(of name: Name, since first: Int) {
    guard findings.diagnostics.count > first,
      let place = index.location(of: .request, name.text)
    else { return }
    let rule = SpecRule.unavailableScope.rule.name
    let result = "$\(Scope.result.rawValue)"
    for position in findings.diagnostics.indices.dropFirst(first)
    where findings.diagnostics[position].rule == rule
      && findings.diagnostics[position].message.quotedWords.contains(result)
      // An entry of a menu has said it of itself.
      && !findings.diagnostics[position].related.contains(where: { $0.location == place })
    {
      findings.diagnostics[position] = findings.diagnostics[position].saying(
        ["let `\(name.text)` say what it answers with, by `yields:`, or take something else here"],
        related: [.init(place, "`\(name.text)` says nothing of an answer")])
    }
  }

  /// What is known to be there where a condition in a cell or of an effect holds.
  mutating func condition(
    _ condition: Expression?, in context: EffectContext
  ) -> [NarrowedValue] {
    self.condition(condition, in: context.scope, seesWindow: context.seesWindow)
  }

  /// What comes of an effect: the result of a request, or what a screen gives back.
  private struct Outcome {
    var result: SpecType?
    var returned: SpecType?
    /// Whether what would say that is missing or could not be read, which has been reported.
    var isUnknown = false

    static let unknown = Outcome(isUnknown: true)
  }

  /// The type of what comes of something that is declared.
  ///
  /// - Parameter declared: The type, as far as one was read.
  /// - Returns: nil where nobody can know it.
  private func outcome(
    _ declared: TypeReference?, of kind: DeclarationKind, _ name: Name
  ) -> SpecType?? {
    guard let declared else { return index.isBroken(kind, name.text) ? nil : .some(nil) }
    return index.type(declared).map { .some($0) }
  }

  private mutating func visitAction(of effect: Effect, _ context: EffectContext) -> Outcome {
    let scope = context.scope
    noteExits(of: effect)
    switch effect.action {
    case .push(let name), .present(let name, _), .show(let name):
      return visitWay(to: name, by: effect, in: scope)
    case .request(let name): return visitRequest(name, of: effect, context)
    case .open(let address):
      value(address, expecting: .optional(.builtin(.url)), in: scope)
    case .set(let assignments):
      var scope = scope
      for assignment in assignments {
        visit(assignment, in: scope)
        scope = scope.setting(assignment.target)
      }
    case .return(let expression):
      if case .screen(let returns?) = context.owner {
        visitResult(expression, of: returns, context)
      }
    case .event(let name): visitEvent(name, context)
    // The app goes to it, whichever module its screen is of.
    case .tab(let name): _ = resolve(.screen, name, isShown: true)
    case .notice(let message, _): text(message, in: scope)
    case .call(let method) where index.id(of: .request, method.text) != nil:
      // It is reported as what it is.
      if let id = index.id(of: .request, method.text) { uses.note(current, uses: id) }
    case .call(let method): visitCall(of: method, with: effect.arguments, in: scope)
    case .share(let expression), .copy(let expression): visitHandedOn(expression, in: scope)
    case .wear(let name): _ = resolve(.theme, name)
    case .menu(let items): visit(items, context)
    case .track(let tracked):
      visit(tracked, beside: effect.arguments, shared: false, in: scope)
    case .simple: break
    }
    return Outcome()
  }

  /// What comes of showing a screen.
  private mutating func visitWay(
    to name: Name, by effect: Effect, in scope: ValueScope
  ) -> Outcome {
    guard let callee = screen(name, isModal: effect.action.isModal) else {
      suggestScreen(insteadOf: name, taking: effect.arguments)
      return .unknown
    }
    hand(effect, to: callee, named: name, in: scope)
    let shown = index.screen(name.text)
    // What returns something without saying so is told there.
    let isAwaited = effect.returned != nil || effect.cancelled != nil
    guard !isAwaited || shown?.returns != nil || shown?.givesSomethingBack != true else {
      return .unknown
    }
    return outcome(shown?.returns, of: .screen, name)
      .map { Outcome(returned: $0) } ?? .unknown
  }

  /// What comes of sending a request.
  private mutating func visitRequest(
    _ name: Name, of effect: Effect, _ context: EffectContext
  ) -> Outcome {
    guard !reportMethod(name, of: effect, context), let callee = request(name) else {
      suggestRequest(insteadOf: name, taking: effect.arguments)
      return .unknown
    }
    hand(effect, to: callee, named: name, in: context.scope)
    // That requests do not answer with lists is told of the request.
    if case .list? = index.request(name.text)?.yields.flatMap({ index.type($0) }) {
      return .unknown
    }
    return outcome(index.request(name.text)?.yields, of: .request, name)
      .map { Outcome(result: $0) } ?? .unknown
  }

  /// A method that the app implements, and what it is given.
  private mutating func visitCall(
    of method: Name, with arguments: [Argument], in scope: ValueScope
  ) {
    declare(method, .member)
    types.symbols?.note(.method, method, isDeclaration: true)
    for argument in arguments {
      declare(argument.name, .member)
      types.symbols?.note(argument.name, ofMethod: method)
      if case .object = argument.value.kind,
        Effect.keysBesideArguments.contains(argument.name.text)
      {
        findings.report(
          .extraParameter, "`\(argument.name.text)` stands among the values of `\(method.text)`",
          at: location(argument.name),
          help: [Effect.cure(ofKeyAmongArguments: argument.name.text)],
          about: .keyAmongValues(argument.name.text))
        continue
      }
      value(of: argument, in: scope)
    }
    checkForRepetition(among: arguments, in: scope)
  }

  /// A value of any type that has a name.
  private mutating func value(of argument: Argument, in scope: ValueScope) {
    do throws(TypeProblem) {
      _ = try typed(argument.value, expecting: nil, in: scope)
    } catch {
      findings.report(error.naming(valueOf: argument.name.text), in: file)
    }
  }

  private mutating func hand(
    _ effect: Effect, to callee: Callee, named name: Name, in scope: ValueScope
  ) {
    guard !effect.hasBrokenArguments else { return }
    arguments(effect.arguments, of: callee, named: name, in: scope)
  }

  /// What is shared or copied is a text or an address.
  private mutating func visitHandedOn(_ expression: Expression, in scope: ValueScope) {
    if case .object(let entries) = expression.kind {
      let path: String? = entries.first.flatMap { entry in
        if case .path(let path) = entry.value.kind { path.text } else { nil }
      }
      return findings.report(
        .bindingTypeMismatch, "one value is handed on, and this is a mapping",
        at: location(expression.span),
        help: [path.map { "write `\($0)`" } ?? "write the text or the address by itself"])
    }
    guard let typed = value(expression, expecting: nil, in: scope) else { return }
    if case .text(let text) = expression.kind, text == "true" || text == "false" {
      return findings.report(
        .bindingTypeMismatch, "`\(text)` would be handed on as a text",
        at: location(expression.span),
        help: ["say what is handed on: a text or an address, such as `$item.title`"])
    }
    checkForName(in: expression, in: scope)
    switch typed.type.unwrapped {
    case .builtin(.string), .builtin(.url): return
    default:
      findings.report(
        .bindingTypeMismatch, "expected a `String` or `URL`, found `\(typed.type)`",
        at: location(expression.span), help: ["hand on a text or an address"])
    }
  }

  /// The only event of the adapter at hand that nothing in it tells.
  private var untoldEvent: String? {
    guard case .adapter(let adapter) = index.declaration(current),
      case .cell(let cell) = adapter.body
    else { return nil }
    let told = cell.toldEvents
    let untold = adapter.events.map(\.text).filter { !told.contains($0) }
    return untold.count == 1 ? untold[0] : nil
  }

  private mutating func visitEvent(_ name: Name, _ context: EffectContext) {
    let owner: String
    switch context.owner {
    case .adapter: owner = "adapter"
    case .component: owner = "component"
    case .screen, .loading: return
    }
    let title = index.name(of: current)
    types.symbols?.note(.event, name)
    let known = context.events.map(\.text)
    guard !known.contains(name.text) else { return }
    let suggestion = Suggestion(for: name.text, among: known, kind: "events")
    let untold = suggestion.nearest == nil ? untoldEvent : nil
    var finding = Diagnostic(
      .unknownEvent, "the \(owner) declares no event `\(name.text)`", at: location(name),
      related: context.events.first.map { [.init(location($0), "its events are these")] } ?? [],
      suggestion: untold.map { Suggestion(meaning: $0, note: "which nothing tells") } ?? suggestion,
      help: untold != nil
        ? [] : ["declare it: `events: [\((known + [name.text]).joined(separator: ", "))]`"])
    if let untold {
      findings.note(
        explained: SpecRule.causeOfUntold(untold, in: file), by: .unknownEvent)
    }
    finding.note(cause: "\(name.text) of \(title)")
    if case .adapter(let adapter) = index.declaration(current),
      reportUntoldEvent(of: adapter, meantBy: name, or: finding)
    {
      return
    }
    findings.report(finding)
  }

  /// The new value has the type of the field that it goes to.
  private mutating func visit(_ assignment: Assignment, in scope: ValueScope) {
    note(reading: assignment.value, for: assignment.target)
    reads.note(changeOf: assignment.target)
    do throws(TypeProblem) {
      let target = try types.type(
        Expression(.path(assignment.target), span: assignment.targetSpan),
        likely: types.likelyType(besides: assignment.value, in: scope), in: scope)
      guard case .path(_, let steps) = target.kind else { return }
      if steps.contains(where: \.isDerived) {
        reportDerived(assignment, isCount: steps.last?.isCount == true)
      }
      let expected = steps.last?.type ?? target.type
      let value = try types.type(assignment.value, expecting: expected, in: scope)
      checkConditions(in: assignment.value, value)
      checkForDollar(assignment.value, expecting: expected, in: scope)
    } catch {
      findings.report(error, in: file)
    }
  }

  private mutating func reportDerived(_ assignment: Assignment, isCount: Bool) {
    findings.report(
      .invalidAssignment,
      isCount
        ? "`\(assignment.target.text)` follows from what is counted"
        : "`\(assignment.target.text)` is in an element of a list, and elements are not set by themselves",
      at: location(assignment.targetSpan),
      help: [isCount ? "set the text or list itself" : "set the list itself"])
  }

  private mutating func check(_ effect: Effect, _ context: EffectContext, hasResult: Bool) {
    let owner: EffectSite.Owner
    var declared: TypeReference?
    switch context.owner {
    case .adapter: owner = .adapter
    case .component: owner = .component
    case .screen(let returns):
      owner = .screen(returns: returns != nil)
      declared = returns
    case .loading: owner = .loading
    }
    let site = EffectSite(
      effect: effect, owner: owner, returns: declared, role: context.role,
      condition: context.condition,
      scope: context.scope,
      hasResult: hasResult, index: index, file: file)
    hooks.effects(site, &findings)
    hooks.notes.effects(site)
  }
}

extension Effect.Action {
  /// Whether a screen is shown over the one that has the effect.
  fileprivate var isModal: Bool {
    if case .present = self { true } else { false }
  }
}

import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Effects stand where they can happen.
  static let misplacedEffect: SpecRule = .init(
    name: "misplaced-effect",
    summary: "An effect, or a part of one, stands where it means nothing.",
    rationale:
      "A cell knows no screen that could return something, and only what takes time can fail: "
      + "what cannot happen is most likely a misunderstanding.",
    examples: """
      screen: Confirm«→
      returns: String»
      sections: []
      bar: { trailing: [{ title: confirm.done, ‹return›: yes }] }
      """,
    .effects { site, findings in
      if case .call(let name) = site.effect.action, site.index.id(of: .request, name.text) != nil {
        return report(callOf: name, site, into: &findings)
      }
      if let problem = ownerProblem(site) ?? questionProblem(site) {
        report(problem, site, into: &findings)
      } else if site.effect.isGivenValuesInVain {
        report(
          ("this effect takes no values", "`with:` goes with a screen, a request or a `call`"),
          about: .valuesInVain, site, into: &findings)
      } else if case .call(let name) = site.effect.action, let action = done(insteadOf: name, site)
      {
        report(callOf: name, meaning: action, site, into: &findings)
      } else if let problem = roleProblem(site) {
        report(problem, site, into: &findings)
      } else if let part = misplacedPart(of: site) {
        findings.report(
          .misplacedEffect, part.message, at: site.location(part.span),
          related: [.init(site.location(site.effect.span), "this is the effect")],
          help: [part.help])
      }
    },
    .screens { site, findings in
      checkMenus(site, into: &findings)
      for action in site.screen.actions {
        guard case .reorder(let model) = action.trigger, !action.effect.action.takesTime else {
          continue
        }
        findings.report(
          .misplacedEffect, "this does not keep the order of the rows of `\(model.text)`",
          at: site.location(action.effect.span),
          related: [.init(site.location(model.span), "they can be moved by this action")],
          help: [
            "keep it by a `request:` or a `call:`; what else is to be done goes under its `then:`"
          ])
      }
    })

  /// A menu that opens under a finger is there at once.
  private static func checkMenus(_ site: ScreenSite, into findings: inout Findings) {
    for action in site.screen.actions {
      guard case .hold(let model) = action.trigger else { continue }
      let before = [
        (word: "asked", span: action.effect.confirmation?.span),
        (word: "tracked", span: action.effect.tracked?.event.span),
      ]
      for (word, span) in before {
        guard let span else { continue }
        findings.report(
          .misplacedEffect, "nothing is \(word) before the menu of a row opens",
          at: site.location(span),
          related: [.init(site.location(model.span), "this menu opens under a finger")],
          help: ["leave it out here, and say it of the entry of the menu that is meant"])
      }
    }
  }

  private static func report(
    _ problem: Problem, about subject: Subject? = nil, _ site: EffectSite,
    into findings: inout Findings
  ) {
    findings.report(
      .misplacedEffect, problem.message, at: site.location(site.effect.span), help: [problem.help],
      about: subject)
  }

  private static func report(
    callOf request: Name, _ site: EffectSite, into findings: inout Findings
  ) {
    let key = site.location(site.effect.span)
    findings.report(
      .misplacedEffect, "`\(request.text)` is a request, and `call` calls a method of the app",
      at: key, help: ["say `request: \(request.text)`"],
      fixes: [Fix.replacing(at: key, by: "request", .unsafe)])
  }

  /// What `do` does, where a method is called by its name. A method that is given values, or on which
  /// something follows, does more than that.
  private static func done(insteadOf method: Name, _ site: EffectSite) -> SimpleEffect? {
    guard site.effect.arguments.isEmpty, site.effect.sequels == nil,
      let action = SimpleEffect(rawValue: method.text)
    else { return nil }
    return action != .logOut || site.index.session != nil ? action : nil
  }

  private static func report(
    callOf method: Name, meaning action: SimpleEffect, _ site: EffectSite,
    into findings: inout Findings
  ) {
    let key = site.location(site.effect.span)
    findings.report(
      Diagnostic(
        rule: SpecRule.misplacedEffect.rule.name, severity: .warning,
        message: "`\(action.rawValue)` is what `do` does, and `call` calls a method of the app",
        at: key, help: ["say `do: \(action.rawValue)`, or give the method another name"],
        fixes: [Fix.replacing(at: key, by: "do", .unsafe)]))
  }

  /// The type of what is handed on; a literal could be of several.
  private static func typeReturned(by value: Expression, _ site: EffectSite) -> String? {
    guard case .path = value.kind,
      let typed = try? TypeChecker(index: site.index)
        .type(value, expecting: nil, in: site.scope)
    else { return nil }
    let type = typed.type.unwrapped
    return type.isList ? "\"\(type)\"" : "\(type)"
  }

  /// What the cell or screen around it cannot do.
  private static func ownerProblem(_ site: EffectSite) -> Problem? {
    switch (site.effect.action, site.owner) {
    case (_, .loading):
      (
        "nothing can be tapped while a screen loads",
        "leave the button out, or put it into the `bar:`"
      )
    case (.call, .adapter):
      (
        "an adapter has no methods to call",
        "declare an event, and `call` where a screen handles it"
      )
    case (.set, .adapter):
      ("an adapter has no state to set", "declare an event, and `set` where a screen handles it")
    case (.return, .adapter):
      ("an adapter returns nothing", "declare an event, and `return` where a screen handles it")
    case (.return(let value), .screen(returns: false)):
      (
        "this screen returns nothing",
        "declare the type of its result: `returns: \(typeReturned(by: value, site) ?? "…")`"
      )
    case (.event, .component): nil
    case (_, .component):
      (
        "a component does nothing by itself",
        "declare an event, and say what follows from it where the component is used"
      )
    case (.event, .screen):
      ("a screen has no one to tell of an event", "only an adapter's buttons have events")
    default: nil
    }
  }

  /// Questions that are not asked where the effect stands.
  private static func questionProblem(_ site: EffectSite) -> Problem? {
    let effect = site.effect
    guard case .component = site.owner,
      effect.confirmation != nil || effect.condition != nil || effect.tracked != nil
    else { return nil }
    return (
      "a component only tells its events", "ask, decide and track where the component is used"
    )
  }

  /// A part that does not go with the action.
  private struct Part {
    let message: String
    let help: String
    /// Where it stands.
    let span: ByteSpan
  }

  private static func misplacedPart(of site: EffectSite) -> Part? {
    let effect = site.effect
    if let then = effect.then, !effect.action.takesTime {
      let returns = site.shownScreen?.returns != nil
      return Part(
        message: "`then:` follows on a `request` or a `call`, which take their time",
        help: returns
          ? "say `returned:` in its place: that follows on what the screen gives back"
          : "leave out `then:`",
        span: effect.sequels?.then ?? then.span)
    }
    if let failed = effect.failed, !effect.action.takesTime {
      return Part(
        message: "this effect cannot fail", help: "`failed:` goes with `request` and `call`",
        span: effect.sequels?.failed ?? failed.span)
    }
    if let returned = effect.returned, !site.hasResult {
      return Part(
        message: "nothing comes back from this effect",
        help: effect.action.takesTime
          ? "say `then:` in its place: that follows on a request and a call"
          : "`returned:` goes with a screen that declares `returns:`",
        span: effect.sequels?.returned ?? returned.span)
    }
    if let cancelled = effect.cancelled, !site.hasResult {
      return Part(
        message: "nothing is awaited from this effect",
        help: "`cancelled:` goes with a screen that declares `returns:`",
        span: effect.sequels?.cancelled ?? cancelled.span)
    }
    return effect.optimistic.first.flatMap { misplaced($0, site) }
  }

  private static func misplaced(_ change: Assignment, _ site: EffectSite) -> Part? {
    guard case .request = site.effect.action else {
      return Part(
        message: "only a request can be anticipated",
        help: "`optimistic:` shows what a `request` will have changed", span: change.targetSpan)
    }
    guard site.scope.item == nil else { return nil }
    return Part(
      message: "there is no item here to change",
      help: "`optimistic:` changes the `$item` of a cell or action", span: change.targetSpan)
  }

  /// What depends on what the effect follows on.
  private static func roleProblem(_ site: EffectSite) -> Problem? {
    guard case .notice(_, retry: true) = site.effect.action, site.role != .failed else {
      return nil
    }
    return ("there is nothing to try again", "`retry:` goes with a notice under `failed:`")
  }
}

extension Effect {
  /// Whether it has values that do not go with its action.
  fileprivate var isGivenValuesInVain: Bool {
    !arguments.isEmpty && !action.takesArguments
      && tracked.map { $0.arguments != nil } ?? true
  }
}

extension Effect.Action {
  /// Whether values go with it.
  var takesArguments: Bool {
    switch self {
    case .push, .present, .show, .request, .call, .track: true
    default: false
    }
  }

  fileprivate var takesTime: Bool {
    switch self {
    case .request, .call: true
    default: false
    }
  }
}

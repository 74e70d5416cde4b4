import Diagnostics
import SpecModel

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
      let problem = ownerProblem(site) ?? partProblem(site) ?? roleProblem(site)
      guard let (message, help) = problem else { return }
      findings.report(.misplacedEffect, message, at: site.location(site.effect.span), help: [help])
    })

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
    case (.return, .screen(returns: false)):
      ("this screen returns nothing", "declare the type of its result: `returns: …`")
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

  /// Parts that do not go with the action.
  private static func partProblem(_ site: EffectSite) -> Problem? {
    let effect = site.effect
    if case .component = site.owner,
      effect.confirmation != nil || effect.condition != nil || effect.tracked != nil
    {
      return (
        "a component only tells its events", "ask, decide and track where the component is used"
      )
    }
    if !effect.arguments.isEmpty, !effect.action.takesArguments,
      effect.tracked.map({ $0.arguments != nil }) ?? true
    {
      return ("this effect takes no values", "`with:` goes with a screen, a request or a `call`")
    }
    if effect.then != nil, !effect.action.takesTime {
      return ("nothing follows on this effect", "`then:` goes with `request` and `call`")
    }
    if effect.failed != nil, !effect.action.takesTime {
      return ("this effect cannot fail", "`failed:` goes with `request` and `call`")
    }
    if effect.returned != nil, !site.hasResult {
      return (
        "nothing comes back from this effect",
        "`returned:` goes with a screen that declares `returns:`"
      )
    }
    if effect.cancelled != nil, !site.hasResult {
      return (
        "nothing is awaited from this effect",
        "`cancelled:` goes with a screen that declares `returns:`"
      )
    }
    guard !effect.optimistic.isEmpty else { return nil }
    guard case .request = effect.action else {
      return (
        "only a request can be anticipated",
        "`optimistic:` shows what a `request` will have changed"
      )
    }
    return site.scope.item == nil
      ? ("there is no item here to change", "`optimistic:` changes the `$item` of a cell or action")
      : nil
  }

  /// What depends on what the effect follows on.
  private static func roleProblem(_ site: EffectSite) -> Problem? {
    guard case .notice(_, retry: true) = site.effect.action, site.role != .failed else {
      return nil
    }
    return ("there is nothing to try again", "`retry:` goes with a notice under `failed:`")
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

import Foundation
import ScreenCompiler
import SpecModel
import SpecSemantics

/// An effect of a screen or an adapter that a person can come to.
struct ScreenWay: Sendable {
  /// What it is known by, however often its plan is made.
  typealias ID = ObjectIdentifier

  let effect: TriggeredEffect
  /// The screen or the adapter that it is of.
  let owner: String
  let place: TrialPlace
  /// What it follows on; nil for what is done by a tap or a change.
  let parent: ID?

  var id: ID { Self.id(of: effect.plan) }
  var name: String { "\(effect.trigger.words) \(effect.plan.action.leads)" }

  static func id(of effect: EffectPlan) -> ID { ObjectIdentifier(effect.declaration) }
}

/// A line of a spec.
struct TrialPlace: Sendable, Hashable {
  let path: String
  let line: Int
}

extension [TriggeredEffect] {
  /// What each effect follows on.
  var parents: [ScreenWay.ID: ScreenWay.ID] {
    var parents: [ScreenWay.ID: ScreenWay.ID] = [:]
    for effect in self {
      let plan = effect.plan
      var children = [plan.then, plan.failed, plan.returned, plan.cancelled].compactMap(\.self)
      if case .menu(let items) = plan.action { children += items.map(\.effect) }
      for child in children { parents[ScreenWay.id(of: child)] = ScreenWay.id(of: plan) }
    }
    return parents
  }
}

extension EffectPlan.Action {
  /// Where it leads, in a few words.
  var leads: String {
    switch self {
    case .show(let use, .push): "pushes \(use.screen.name.text)"
    case .show(let use, .present): "presents \(use.screen.name.text)"
    case .show(let use, .fitting): "shows \(use.screen.name.text)"
    case .open: "opens an address"
    case .call(let name, _): "calls \(name.text)"
    case .request(let request, _): "sends \(request.name.text)"
    case .set(let assignments):
      "sets " + assignments.compactMap { $0.steps.first?.name }.joined(separator: ", ")
    case .event(let name): "tells \(name.text)"
    case .tab(let position): "goes to tab \(position + 1)"
    case .return: "returns a value"
    case .simple(let simple): "does \(simple.rawValue)"
    case .notice: "shows a notice"
    case .share: "shares"
    case .copy: "copies"
    case .wear(let theme): "takes the theme \(theme.name.text)"
    case .menu: "opens a menu"
    case .track(let event): "tracks \(event.event.name.text)"
    }
  }
}

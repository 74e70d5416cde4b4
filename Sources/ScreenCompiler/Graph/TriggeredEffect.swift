import SpecSemantics

/// An effect of a screen or an adapter with what has to happen for it. What follows on it, or can be chosen from its
/// menu, is one of its own.
package struct TriggeredEffect: Sendable {
  package let plan: EffectPlan
  package let trigger: AppGraph.Trigger
  /// What has to hold for that to be seen which does it.
  let seenUnder: [ConditionPlan]

  /// All that has to hold for it.
  package var conditions: [ConditionPlan] {
    seenUnder + (plan.condition.map { [$0] } ?? [])
  }

  /// What has to hold for it, as the spec writes it; nil where nothing has to.
  package var condition: String? {
    let texts = conditions.map { SpecNotation.value($0.typed) }
    return texts.isEmpty ? nil : texts.joined(separator: " and ")
  }
}

extension ScreenPlan {
  /// All that is done on the screen, in the order of its parts.
  package var triggeredEffects: [TriggeredEffect] {
    var collector = WayCollector(menu: [], beginnings: [])
    collector.add(self)
    return collector.effects
  }
}

extension AdapterPlan {
  /// All that is done in the adapter's cells.
  package var triggeredEffects: [TriggeredEffect] {
    var collector = WayCollector(menu: [], beginnings: [])
    collector.add(self)
    return collector.effects
  }
}

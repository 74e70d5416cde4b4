import SpecSemantics

/// An effect whose turn has come, for those who hold an app to its specs.
package struct EffectStep: Sendable {
  package enum Outcome: Sendable, Hashable {
    /// It is done.
    case done
    /// Its condition did not hold.
    case passedOver
  }

  package let plan: EffectPlan
  package let outcome: Outcome
  /// The address, the notice, or what is shared or copied.
  package let words: String?

  init(_ plan: EffectPlan, _ outcome: Outcome, words: String? = nil) {
    self.plan = plan
    self.outcome = outcome
    self.words = words
  }
}

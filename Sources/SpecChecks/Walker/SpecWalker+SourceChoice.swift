import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// When sections are there, and the conditions that choose among the sources of one.
extension SpecWalker {
  /// What is known where a section is there.
  mutating func known(
    where section: SectionDeclaration, in shown: ValueScope
  ) -> [NarrowedValue] {
    guard let choice = section.choice else {
      return condition(section.condition, in: shown, seesWindow: seesWindow)
    }
    // They are looked at together, as they are written.
    if choice.isLast { check(choice, in: shown) }
    return []
  }

  private mutating func check(_ choice: SourceChoice, in shown: ValueScope) {
    let known = shown.knowing(condition(choice.shared, in: shown, seesWindow: seesWindow))
    var asked: [Alternative] = []
    for condition in choice.before + [choice.condition].compactMap(\.self) {
      guard
        let typed = typedCondition(condition, in: known.seen(by: condition, if: seesWindow))
      else { continue }
      asked.append(Alternative(condition: typed, span: condition.span))
    }
    checkReach(of: asked) { walk, unreached, taken in
      walk.findings.report(
        .redundantCondition, "this source is never taken: one before it is, where this holds",
        at: walk.location(unreached),
        related: [.init(walk.location(taken), "this is asked first")],
        help: ["change one of the conditions, or leave the source out"])
    }
  }
}

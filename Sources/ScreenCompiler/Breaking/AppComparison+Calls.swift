import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The methods that the app implements because effects of screens call them.
extension AppComparison {
  mutating func compareCalls(_ old: ScreenDeclaration, _ new: ScreenDeclaration, _ sides: Sides) {
    let (before, after) = (old.calls, new.calls)
    for call in after {
      let name = call.name
      guard let known = before.first(where: { $0.name.text == name.text }) else {
        report(
          .sourceRequirements, "`\(new.name.text)` calls `\(name.text)`, which it did not before",
          at: sides.new(name.span), was: (sides.old(old.name.span), "the screen was declared here"),
          help: "implement it: `screenc scaffold \(new.name.text)` begins what is missing")
        continue
      }
      guard known.values == call.values else {
        reportCall(call, of: new, taking: call.list, insteadOf: known.list, known, sides)
        continue
      }
      guard let types = later.method(name.text, of: new)?.types,
        let oldTypes = earlier.method(name.text, of: old)?.types, types != oldTypes
      else { continue }
      reportCall(
        call, of: new, taking: types, insteadOf: oldTypes, known, sides)
    }
    for call in before where !after.contains(where: { $0.name.text == call.name.text }) {
      report(
        .sourceRequirements, "`\(new.name.text)` does not call `\(call.name.text)` any more",
        at: sides.new(new.name.span), was: (sides.old(call.name.span), "it was called here"),
        help: "what implements it is not reached: take it out, or call it")
    }
  }

  private mutating func reportCall(
    _ call: ActionCall, of screen: ScreenDeclaration, taking now: String, insteadOf before: String,
    _ known: ActionCall, _ sides: Sides
  ) {
    report(
      .sourceRequirements,
      "`\(call.name.text)` of `\(screen.name.text)` takes \(now) and took \(before)",
      at: sides.new(call.name.span), was: (sides.old(known.name.span), "it was called here"),
      help: "what implements it has to take these values")
  }
}

extension AppIndex {
  /// A method of a screen's protocol; nil where the specs of an earlier state are not understood any more.
  fileprivate func method(_ name: String, of screen: ScreenDeclaration) -> ScreenPlan.Method? {
    let plan = try? Lowering(index: self).plan(of: screen)
    return plan?.methods.first { $0.name.text == name }
  }
}

extension ScreenPlan.Method {
  /// What it takes, with the types that follow from where the values come from: a field of a form, for instance.
  fileprivate var types: String {
    let row = item.map { ["the row's `\($0)`"] } ?? []
    let all = row + values.map { "`\($0.name): \($0.type)`" }
    return all.isEmpty ? "no values" : all.joined(separator: ", ")
  }
}

/// A method of a screen's protocol, as an effect calls it.
struct ActionCall {
  let name: Name
  /// The names of what is handed to it, in their order.
  let values: [String]

  var list: String {
    values.isEmpty ? "no values" : values.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension ScreenDeclaration {
  /// The methods that its effects call, each at its first place.
  var calls: [ActionCall] {
    var calls: [ActionCall] = []
    forEachEffect { effect in
      effect.forEachStep { step in
        guard case .call(let name) = step.action,
          !calls.contains(where: { $0.name.text == name.text })
        else { return }
        calls.append(ActionCall(name: name, values: step.arguments.map(\.name.text)))
      }
    }
    return calls
  }
}

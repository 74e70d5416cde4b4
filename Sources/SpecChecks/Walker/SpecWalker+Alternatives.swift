import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Colours and pictures, and the conditions that choose among several.
extension SpecWalker {
  mutating func color(_ color: Alternatives<Name>?, in scope: ValueScope) {
    guard let color else { return }
    // Hardly a color is one of several.
    guard case .one(let name) = color else {
      for name in color.all { self.color(name) }
      return conditions(of: color, in: scope, isSame: { $0.text == $1.text })
    }
    self.color(name)
  }

  /// The names of symbols have been looked at where they were read.
  mutating func image(_ image: Alternatives<ImageValue>?, in scope: ValueScope) {
    guard let image, case .chosen = image else { return }
    conditions(of: image, in: scope) {
      $0.isSymbol == $1.isSymbol && $0.name.text == $1.name.text
    }
  }

  private mutating func conditions<Value>(
    of alternatives: Alternatives<Value>, in scope: ValueScope,
    isSame: (Value, Value) -> Bool
  ) {
    var outer = scope
    var rest = alternatives
    var asked: [Alternative] = []
    // The conditions of one behind the other, of which the first that holds chooses.
    while case .chosen(let condition, let value, let otherwise) = rest {
      if case .one(let value) = value, case .one(let other) = otherwise, isSame(value, other) {
        reportSame(chosenBy: condition)
      }
      guard let typed = typedCondition(condition, in: outer) else {
        // What it would have found to be there is not known, and nothing is to be said of that.
        return
      }
      let (inside, outside) = outer.sides(of: typed)
      conditions(of: value, in: inside, isSame: isSame)
      asked.append(Alternative(condition: typed, span: condition.span))
      (outer, rest) = (outside, otherwise)
    }
    checkReach(of: asked) { walk, unreached, taken in
      walk.findings.report(
        .redundantCondition, "what this condition chooses is never taken",
        at: walk.location(unreached),
        related: [.init(walk.location(taken), "those up to here hold whenever it does")],
        help: ["mend the condition, or leave out what it chooses"])
    }
  }

  private mutating func reportSame(chosenBy condition: Expression) {
    findings.report(
      .redundantCondition, "it is the same whether this condition holds or not",
      at: location(condition.span), help: ["leave the condition out, and write what is meant once"])
  }
}

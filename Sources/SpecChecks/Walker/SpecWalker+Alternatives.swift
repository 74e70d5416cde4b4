import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Colours, fonts, pictures and numbers, and the conditions that choose among several.
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

  mutating func font(_ font: Alternatives<Name>?, in scope: ValueScope) {
    guard let font else { return }
    // Hardly a font is one of several.
    guard case .one(let name) = font else {
      for name in font.all { self.font(name) }
      return conditions(of: font, in: scope, isSame: { $0.text == $1.text })
    }
    self.font(name)
  }

  /// A greatest number of things, which conditions may choose.
  mutating func count(_ count: ChosenCount?, in scope: ValueScope) {
    guard let count, case .chosen = count else { return }
    conditions(of: count, in: scope, isSame: ==)
  }

  /// The names of symbols have been looked at where they were read.
  mutating func image(_ image: Alternatives<ImageValue>?, in scope: ValueScope) {
    guard let image, case .chosen = image else { return }
    conditions(of: image, in: scope) {
      $0.isSymbol == $1.isSymbol && $0.name.text == $1.name.text
    }
  }

  /// The conditions of a border, and of the colours of those among which they choose.
  mutating func conditions(of border: ChosenBorder, in scope: ValueScope) {
    conditions(
      of: border, in: scope, isSame: { $0.isSame(as: $1) },
      visit: { walk, border, scope in
        guard let color = border?.own?.color, case .chosen = color else { return }
        walk.conditions(of: color, in: scope, isSame: { $0.text == $1.text })
      })
  }

  /// - Parameter visit: Called with each of those among which the conditions choose, where these can be told.
  private mutating func conditions<Value>(
    of alternatives: Alternatives<Value>, in scope: ValueScope,
    isSame: (Value, Value) -> Bool,
    visit: (inout SpecWalker, Value, ValueScope) -> Void = { _, _, _ in }
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
      conditions(of: value, in: inside, isSame: isSame, visit: visit)
      asked.append(Alternative(condition: typed, span: condition.span))
      (outer, rest) = (outside, otherwise)
    }
    if case .one(let last) = rest { visit(&self, last, outer) }
    checkReach(of: asked) { walk, unreached, taken in
      walk.findings.report(
        .redundantCondition, "what this condition chooses is never taken",
        at: walk.location(unreached),
        related: [.init(walk.location(taken), "those up to here hold whenever it does")],
        help: ["mend the condition, or leave out what it chooses"])
    }
  }

  /// Reports a condition that chooses between one value and the same.
  mutating func reportSame(chosenBy condition: Expression) {
    findings.report(
      .redundantCondition, "it is the same whether this condition holds or not",
      at: location(condition.span), help: ["leave the condition out, and write what is meant once"])
  }
}

extension TokenOr<BoxBorder>? {
  /// Whether both are the same line, in one colour each.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.token(let own), .token(let other)): own.text == other.text
    case (.own(let own), .own(let other)):
      own.width == other.width && own.color.only?.text == other.color.only?.text
        && own.color.only != nil
    default: false
    }
  }
}

extension Alternatives {
  /// What it is where no condition chooses.
  fileprivate var only: Value? {
    if case .one(let value) = self { value } else { nil }
  }
}

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

  /// A size in points, which conditions may choose.
  mutating func size(_ size: ChosenSize?, in scope: ValueScope) {
    guard let size, case .chosen = size else { return }
    conditions(of: size, in: scope, isSame: ==)
  }

  /// Where nodes or lines stand, which conditions may choose.
  mutating func alignment(_ alignment: Alternatives<CellAlignment>?, in scope: ValueScope) {
    guard let alignment, case .chosen = alignment else { return }
    conditions(of: alignment, in: scope, isSame: ==)
  }

  /// A distance, which conditions may choose.
  mutating func spacing(_ spacing: Alternatives<Measure>?, in scope: ValueScope) {
    guard let spacing else { return }
    guard case .one(let measure) = spacing else {
      for measure in spacing.all { self.spacing(measure) }
      return conditions(of: spacing, in: scope) { isSame($0, $1) }
    }
    self.spacing(measure)
  }

  /// The lines below rows, which conditions may choose.
  mutating func lines(_ lines: ChosenLines?, in scope: ValueScope) {
    guard let lines else { return }
    for case .some(let one) in lines.all {
      for measure in one.measures { spacing(measure) }
    }
    guard case .chosen = lines else { return }
    conditions(of: lines, in: scope) { isSame($0, $1) }
  }

  /// The names of symbols have been looked at where they were read.
  mutating func image(_ image: Alternatives<ImageValue>?, in scope: ValueScope) {
    guard let image, case .chosen = image else { return }
    conditions(of: image, in: scope) {
      $0.isSymbol == $1.isSymbol && $0.name.text == $1.name.text
    }
  }

  /// The conditions of a border or a shadow, and of the colours of those among which they choose.
  mutating func conditions<Own>(
    of style: Alternatives<TokenOr<Own>?>, in scope: ValueScope,
    color: (Own) -> Alternatives<Name>?, isSame: (Own, Own) -> Bool
  ) {
    conditions(
      of: style, in: scope, isSame: { isSameStyle($0, $1, isSame) },
      visit: { walk, style, scope in
        guard let color = style?.own.flatMap(color), case .chosen = color else { return }
        walk.conditions(of: color, in: scope, isSame: { $0.text == $1.text })
      })
  }

  /// The conditions of a gradient.
  mutating func conditions(of gradient: ChosenGradient, in scope: ValueScope) {
    conditions(of: gradient, in: scope) {
      isSameStyle($0, $1) {
        $0.from.text == $1.from.text && $0.to.text == $1.to.text && $0.direction == $1.direction
      }
    }
  }

  /// The conditions of corners.
  mutating func conditions(of corners: ChosenCorners, in scope: ValueScope) {
    conditions(of: corners, in: scope) {
      $0?.places == $1?.places && isSame($0?.radius, $1?.radius)
    }
  }

  /// The conditions of the room around a node.
  mutating func conditions(of edges: ChosenEdges, in scope: ValueScope) {
    conditions(of: edges, in: scope) {
      isSame($0?.top, $1?.top) && isSame($0?.leading, $1?.leading)
        && isSame($0?.bottom, $1?.bottom) && isSame($0?.trailing, $1?.trailing)
    }
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

/// Whether both have the same name, or are the same.
private func isSameStyle<Own>(
  _ one: TokenOr<Own>?, _ other: TokenOr<Own>?, _ isSame: (Own, Own) -> Bool
) -> Bool {
  switch (one, other) {
  case (.none, .none): true
  case (.token(let one), .token(let other)): one.text == other.text
  case (.own(let one), .own(let other)): isSame(one, other)
  default: false
  }
}

/// Whether both are the same lines, or none, or say nothing.
private func isSame(_ one: RowLines?, _ other: RowLines?) -> Bool {
  switch (one, other) {
  case (.none, .none), (.absent?, .absent?): true
  case (.lines(let one)?, .lines(let other)?):
    isSame(one.leading, other.leading) && isSame(one.trailing, other.trailing)
  default: false
  }
}

/// Whether both are the same distance, or none.
private func isSame(_ one: Measure?, _ other: Measure?) -> Bool {
  switch (one, other) {
  case (.none, .none): true
  case (.token(let one), .token(let other)): one.text == other.text
  case (.points(let one), .points(let other)): one == other
  default: false
  }
}

extension CellBorder<Alternatives<Name>> {
  /// Whether both are the same line, in one colour each.
  func isSame(as other: Self) -> Bool {
    width == other.width && color.only?.text == other.color.only?.text && color.only != nil
  }
}

extension CellShadow<Alternatives<Name>> {
  /// Whether both are the same shadow, in one colour each.
  func isSame(as other: Self) -> Bool {
    opacity == other.opacity && radius == other.radius && x == other.x && y == other.y
      && color?.only?.text == other.color?.only?.text
      && (color == nil) == (other.color == nil) && (color == nil || color?.only != nil)
  }
}

extension Alternatives {
  /// What it is where no condition chooses.
  fileprivate var only: Value? {
    if case .one(let value) = self { value } else { nil }
  }
}

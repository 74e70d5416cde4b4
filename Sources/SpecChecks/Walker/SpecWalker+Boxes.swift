import SpecModel
import SpecSemantics

/// What boxes name of the theme, or are themselves, and the conditions that choose among that.
extension SpecWalker {
  /// The tokens that a box names, or what it is itself.
  mutating func look(_ box: CellBox, in scope: ValueScope) {
    color(box.background, in: scope)
    // Hardly a box has them.
    if let border = box.border { self.border(border, in: scope) }
    if let shadow = box.shadow { self.shadow(shadow, in: scope) }
    if let gradient = box.gradient { self.gradient(gradient, in: scope) }
    if let padding = box.padding { self.padding(padding, in: scope) }
    if let corners = box.corners { self.corners(corners, in: scope) }
  }

  private mutating func border(_ border: ChosenBorder, in scope: ValueScope) {
    for case .some(let one) in border.all {
      token(one.token, .border, .unknownBorder)
      // Those that conditions choose are looked at where it is known what these have found.
      for name in one.own?.color.all ?? [] { color(name) }
    }
    conditions(of: border, in: scope, color: { $0.color }, isSame: { $0.isSame(as: $1) })
  }

  private mutating func shadow(_ shadow: ChosenShadow, in scope: ValueScope) {
    for case .some(let one) in shadow.all {
      token(one.token, .shadow, .unknownShadow)
      for name in one.own?.color?.all ?? [] { color(name) }
    }
    conditions(of: shadow, in: scope, color: { $0.color }, isSame: { $0.isSame(as: $1) })
  }

  private mutating func gradient(_ gradient: ChosenGradient, in scope: ValueScope) {
    for case .some(let one) in gradient.all {
      token(one.token, .gradient, .unknownGradient)
      color(one.own?.from)
      color(one.own?.to)
    }
    conditions(of: gradient, in: scope)
  }

  /// The room around a node or around rows.
  mutating func padding(_ padding: ChosenEdges, in scope: ValueScope) {
    for case .some(let edges) in padding.all {
      for measure in edges.all { spacing(measure) }
    }
    conditions(of: padding, in: scope)
  }

  private mutating func corners(_ corners: ChosenCorners, in scope: ValueScope) {
    for case .some(let one) in corners.all { token(one.radius.token, .radius, .unknownRadius) }
    conditions(of: corners, in: scope)
  }
}

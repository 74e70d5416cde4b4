import ScreenKit
import SpecModel
import SpecSemantics

/// What the tree of a component can start from where it is used.
@MainActor
struct ComponentRoots {
  let roots: Roots

  init(_ use: ComponentUsePlan, in outer: Roots) {
    var roots = Roots(app: outer.app)
    roots.isRegular = outer.isRegular
    roots.parameters = outer.app.defaults(of: use.component.parameters)
    for (name, value) in use.arguments {
      switch value {
      case .value(let typed): roots.parameters[name] = outer.values.value(typed)
      case .binding(let path): roots.edited[name] = outer.binding(to: path)
      }
    }
    let boxes = BoxBuilder(outer)
    for refinement in use.refinements {
      roots.refinements[refinement.declaration.part.text] = boxes.refinement(refinement)
    }
    self.roots = roots
  }
}

extension Roots {
  /// What a control edits: a piece of the state, or a parameter that is one.
  func binding(to path: ValuePath) -> StateBinding<DynamicValue> {
    let name = path.components.first?.text ?? ""
    if path.scope == .parameters, let edited = edited[name] { return edited }
    guard let state else { return StateBinding(get: { .missing }, set: { _ in }) }
    return state.binding(to: name)
  }
}

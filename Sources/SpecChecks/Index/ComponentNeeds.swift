import SpecModel

/// What a component takes beside the values of its parameters, with what those that stand in it take.
public struct ComponentNeeds: Sendable {
  /// The parameters that controls edit: whoever uses the component hands it a piece of state.
  public internal(set) var edited: Set<String> = []
  /// The kinds of controls that edit them.
  var controls: Set<ScreenConstruct> = []
  /// Whether it asks how wide the window is.
  public internal(set) var seesWindow = false

  var isEmpty: Bool { edited.isEmpty && controls.isEmpty && !seesWindow }
}

/// The components that take more than values, by name.
struct ComponentMap: Sendable {
  private(set) var needs: [String: ComponentNeeds] = [:]

  /// Looks at each component once, after those that stand in it.
  init(_ components: [ComponentDeclaration]) {
    guard !components.isEmpty else { return }
    var search = Search(components)
    for component in components { _ = search.needs(of: component.name.text) }
    needs = search.found.filter { !$0.value.isEmpty }
  }

  private struct Search {
    private let components: [String: ComponentDeclaration]
    /// What is known; of components that are being looked at nothing, which ends cycles.
    private(set) var found: [String: ComponentNeeds] = [:]

    init(_ components: [ComponentDeclaration]) {
      self.components = Dictionary(components.map { ($0.name.text, $0) }) { first, _ in first }
    }

    mutating func needs(of name: String) -> ComponentNeeds {
      if let known = found[name] { return known }
      found[name] = ComponentNeeds()
      guard let component = components[name] else { return ComponentNeeds() }
      var needs = ComponentNeeds()
      collect(component.cell, into: &needs)
      found[name] = needs
      return needs
    }

    private mutating func collect(_ node: CellNode, into needs: inout ComponentNeeds) {
      if node.condition?.asksForWindow == true { needs.seesWindow = true }
      switch node.content {
      case .container(let container):
        for item in container.items { collect(item, into: &needs) }
      case .control(let control):
        needs.controls.insert(ScreenConstruct(control.control.kind))
        if let name = control.control.target.value.parameter { needs.edited.insert(name) }
      case .component(let use):
        let inner = self.needs(of: use.component.text)
        needs.seesWindow = needs.seesWindow || inner.seesWindow
        needs.controls.formUnion(inner.controls)
        for argument in use.arguments where inner.edited.contains(argument.name.text) {
          guard case .path(let path) = argument.value.kind, let name = path.parameter else {
            continue
          }
          needs.edited.insert(name)
        }
      case .text, .image, .button, .embed, .spacer, .divider: break
      }
    }
  }
}

extension Expression {
  /// Whether it asks how wide the window is.
  var asksForWindow: Bool {
    var asks = false
    visitPaths { asks = asks || $0.scope == .window }
    return asks
  }
}

extension ValuePath {
  /// The parameter that the path is, if it is one as a whole.
  public var parameter: String? {
    scope == .parameters && components.count == 1 ? components.first?.text : nil
  }
}

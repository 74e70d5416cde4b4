import SpecModel

/// What a component takes beside the values of its parameters, with what those that stand in it take.
public struct ComponentNeeds: Sendable {
  /// The parameters that controls edit: where the component is used, they are given a piece of state.
  public internal(set) var edited: Set<String> = []
  /// The kinds of controls that edit them.
  package var controls: Set<ScreenConstruct> = []
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
    for component in components { search.look(at: component.name.text) }
    needs = search.found.filter { !$0.value.isEmpty }
  }

  private struct Search {
    private let components: [String: ComponentDeclaration]
    /// What is known.
    private(set) var found: [String: ComponentNeeds] = [:]
    /// What has been looked at; of components that stand in themselves nothing is known before.
    private var met: Set<String> = []

    init(_ components: [ComponentDeclaration]) {
      self.components = Dictionary(components.map { ($0.name.text, $0) }) { first, _ in first }
    }

    /// Looks at a component, after those that stand in it. Chains of them may be of any length.
    mutating func look(at name: String) {
      var pending = [name]
      while let name = pending.last {
        guard found[name] == nil, let component = components[name] else {
          pending.removeLast()
          continue
        }
        met.insert(name)
        let inner = names(in: component.cell).filter { !met.contains($0) && components[$0] != nil }
        guard inner.isEmpty else {
          pending += inner
          continue
        }
        var needs = ComponentNeeds()
        collect(component.cell, into: &needs)
        found[name] = needs
        pending.removeLast()
      }
    }

    /// The components that stand in a tree.
    private func names(in node: CellNode) -> [String] {
      var names: [String] = []
      node.forEachNode { if let use = $0.component { names.append(use.component.text) } }
      return names
    }

    private func collect(_ tree: CellNode, into needs: inout ComponentNeeds) {
      tree.forEachNode { node in
        if node.condition?.asksForWindow == true { needs.seesWindow = true }
        if let control = node.control?.control {
          needs.controls.insert(ScreenConstruct(control.kind))
          if let name = control.target.value.parameter { needs.edited.insert(name) }
        }
        if let use = node.component { collect(use, into: &needs) }
      }
    }

    private func collect(_ use: ComponentUse, into needs: inout ComponentNeeds) {
      let inner = found[use.component.text] ?? ComponentNeeds()
      needs.seesWindow = needs.seesWindow || inner.seesWindow
      needs.controls.formUnion(inner.controls)
      for argument in use.arguments where inner.edited.contains(argument.name.text) {
        guard case .path(let path) = argument.value.kind, let name = path.parameter else {
          continue
        }
        needs.edited.insert(name)
      }
    }
  }
}

extension Expression {
  /// Whether it asks how wide the window is.
  package var asksForWindow: Bool {
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

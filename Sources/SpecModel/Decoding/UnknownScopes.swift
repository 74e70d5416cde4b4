import Diagnostics
import SourceText
import SpecSyntax

/// What is meant by a word behind a `$` that is no scope, as far as the declaration around it tells.
extension DocumentReader {
  /// The path to what the declaration around a value has under a name, if only one of its scopes has that.
  ///
  /// - Parameter isField: Whether nothing else of it is named.
  func pathMeant(by name: String, at node: NodeID, isField: Bool) -> String? {
    guard let document = document(of: node) else { return nil }
    let scopes: [Scope] = [.state, .parameters, .data]
    let owners = scopes.filter { scope in
      value(of: scope.rawValue, in: document).map { has(name, in: $0) } == true
    }
    if owners.count == 1 { return "$\(owners[0].rawValue).\(name)" }
    if let session = value(of: "session", in: document),
      let fields = value(of: "fields", in: session), has(name, in: fields)
    {
      return "$session.\(name)"
    }
    if owners.isEmpty, isItemOfAction(name, around: node, in: document) { return "$item" }
    // What an adapter shows is its item, whatever the model is called, and what that has.
    guard owners.isEmpty, let model = value(of: "for", in: document),
      tree.kind(model) == .scalar
    else { return nil }
    if NearMiss.haveSameWords(tree.string(model), name) { return "$item" }
    guard isField, !name.isEmpty, name.utf8.allSatisfy(isNameByte),
      Scope.otherWords[name.lowercased()] == nil
    else { return nil }
    return "$item.\(name)"
  }

  /// Whether a name is that of the model whose rows an action around a node is for: `ad` below `select: Ad`, or of the
  /// one whose rows are told of once they are seen.
  private func isItemOfAction(_ name: String, around node: NodeID, in outer: NodeID) -> Bool {
    let place = tree.span(node)
    let isAround = { (inner: NodeID) in
      self.tree.span(inner).start <= place.start && self.tree.span(inner).end >= place.end
    }
    switch tree.kind(outer) {
    case .mapping:
      let models = ["select", "swipe"].compactMap { value(of: $0, in: outer) }
      return models.contains {
        tree.kind($0) == .scalar && NearMiss.haveSameWords(tree.string($0), name)
      }
        || tree.pairs(outer).contains { key, inner in
          guard isAround(inner) else { return false }
          if tree.scalarEquals(key, "impressions"), tree.kind(inner) == .mapping,
            let seen = tree.pairs(inner).first(where: { isAround($0.value) })
          {
            return NearMiss.haveSameWords(tree.string(seen.key), name)
          }
          return isItemOfAction(name, around: node, in: inner)
        }
    case .sequence:
      return tree.items(outer).contains {
        isAround($0) && isItemOfAction(name, around: node, in: $0)
      }
    case .scalar, .alias: return false
    }
  }

  /// What to write instead of an unknown scope in a declaration that has few of them; nil where it may have any.
  func helpOnScopes(insteadOf name: String, at node: NodeID) -> String? {
    guard let document = document(of: node), tree.kind(document) == .mapping,
      let key = tree.pairs(document).first(where: { _ in true })?.key, tree.kind(key) == .scalar,
      let kind = DeclarationKind(rawValue: tree.string(key))
    else { return nil }
    let scopes: [Scope]
    switch kind {
    case .api: scopes = [.session]
    case .source, .request: scopes = [.parameters]
    case .component: scopes = [.parameters]
    case .adapter: scopes = [.item, .flags, .session]
    case .screen where name == "source":
      return
        "a list is asked by its name below `data:`: load it there, show it by `source: $data.name`, and ask `$data.name.isLoaded`"
    default: return nil
    }
    let paths = scopes.map { "`$\($0.rawValue).\(name)`" }
    return
      "say what has it, as in \(paths.joined(separator: " or ")); without the `$` it is the text `\(name)`"
  }
}

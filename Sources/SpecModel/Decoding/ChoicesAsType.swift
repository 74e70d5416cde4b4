import SourceText
import SpecSyntax

/// Choices where the type is due that has them.
extension DocumentReader {
  /// What to do about `plan: [free, team]`: choices have a name, as an enum.
  ///
  /// - Parameter name: The name of what has the type.
  func helpOnChoices(_ node: NodeID, of name: Name?) -> String? {
    guard tree.kind(node) == .sequence, tree.count(node) > 1 else { return nil }
    let names = tree.items(node).compactMap { tree.kind($0) == .scalar ? tree.string($0) : nil }
    guard names.count == tree.count(node),
      names.allSatisfy({ $0.first?.isLowercase == true && $0.utf8.allSatisfy(isNameByte) })
    else { return nil }
    if let known = enumeration(of: Set(names)) {
      return "write `\(known)`, the enum that has these cases"
    }
    let own = name?.text.capitalisedFirst ?? "Choice"
    return "declare an enum with these cases, as in `enum: \(own)`, and write its name here"
  }

  /// The enum of this file that has just these cases.
  private func enumeration(of cases: Set<String>) -> String? {
    for document in tree.documents {
      guard let name = value(of: "enum", in: document), tree.kind(name) == .scalar,
        let own = value(of: "cases", in: document)
      else { continue }
      let nodes: [NodeID] =
        switch tree.kind(own) {
        case .sequence: Array(tree.items(own))
        case .mapping: tree.pairs(own).map(\.key)
        case .scalar, .alias: []
        }
      let found = Set(nodes.lazy.filter { self.tree.kind($0) == .scalar }.map(tree.string))
      if found == cases { return tree.string(name) }
    }
    return nil
  }
}

import SpecSyntax

/// What stands around the mappings of a file, for those in which something is wrong.
struct EnclosingKeys {
  private struct Place {
    let mapping: NodeID
    /// The key of the outer mapping within whose value the inner one stands.
    let key: NodeID
  }

  private var places: [NodeID: Place] = [:]
  private var values: [NodeID: NodeID] = [:]
  private let constructs: ConstructMap

  init(of tree: SyntaxTree) {
    constructs = ConstructMap(of: tree)
    for document in tree.documents { visit(document, within: nil, tree) }
  }

  private mutating func visit(_ node: NodeID, within place: Place?, _ tree: SyntaxTree) {
    switch tree.kind(node) {
    case .mapping:
      places[node] = place
      for (key, value) in tree.pairs(node) {
        values[key] = value
        visit(value, within: Place(mapping: node, key: key), tree)
      }
    case .sequence: for item in tree.items(node) { visit(item, within: place, tree) }
    case .scalar, .alias: break
    }
  }

  /// The value of a key of an outer mapping.
  func value(of key: NodeID, _ tree: SyntaxTree) -> NodeID? {
    values[key]
  }

  /// The nearest mapping around another one that has room for a key: its construct, and the key within whose value
  /// the inner mapping stands.
  func home(of name: String, around mapping: NodeID, _ tree: SyntaxTree) -> (Construct, NodeID)? {
    var inner = mapping
    while let place = places[inner] {
      let outer = place.mapping
      guard tree.count(outer) <= 100 else { return nil }
      if let construct = constructs[outer], construct.hasKey(name) {
        let names = tree.pairs(outer).map { tree.string($0.key) }
        guard !names.contains(name), construct.hasRoom(for: name, beside: names.contains) else {
          return nil
        }
        return (construct, place.key)
      }
      inner = outer
    }
    return nil
  }
}

extension DocumentReader {
  /// What to do about a key that a mapping does not know, if it is one of what the mapping stands in.
  func cure(forInner name: String, in mapping: NodeID) -> String? {
    guard let (construct, key) = enclosing.home(of: name, around: mapping, tree) else { return nil }
    let what = "`\(name)` is a key of the \(construct.name)"
    let owner = tree.string(key)
    return tree.isFlow(mapping)
      ? "\(what): write it beside `\(owner):`"
      : isLast(name, in: mapping)
        ? "\(what): indent it like `\(owner):`"
        : "\(what): write it in a line beside `\(owner):`, before that or behind all that is indented below it"
  }

  /// Whether a key is the last one of its mapping.
  private func isLast(_ name: String, in mapping: NodeID) -> Bool {
    var last: NodeID?
    for pair in tree.pairs(mapping) { last = pair.key }
    return last.map { tree.scalarEquals($0, string: name) } ?? false
  }
}

import SourceText
import SpecSyntax

/// Which construct of the grammar each mapping of a file is.
///
/// It follows the table alone, so it knows the mappings of broken declarations as well. Mappings
/// with free keys (`fields`, `with` …) and those under unknown keys are no construct.
public struct ConstructMap: Sendable {
  private var constructs: [NodeID: Construct] = [:]
  private var notations: [NodeID: Notation] = [:]
  private let index: GrammarIndex

  /// The mappings of a file of specs.
  public init(of tree: SyntaxTree, index: GrammarIndex = GrammarIndex()) {
    self.index = index
    for document in tree.documents {
      guard let kind = tree.declaration(of: document)?.kind else { continue }
      visit(document, .construct(Grammar.construct(of: kind)), tree)
    }
  }

  /// The mappings of a file whose documents are all of one construct, as the configuration is.
  public init(of tree: SyntaxTree, as construct: Construct, index: GrammarIndex) {
    self.index = index
    for document in tree.documents { visit(document, .construct(construct), tree) }
  }

  /// The construct of a mapping; nil if the grammar knows none for it.
  public subscript(node: NodeID) -> Construct? {
    constructs[node]
  }

  /// The notation of a text that can be read in one way only; nil for other nodes.
  public func notation(of node: NodeID) -> Notation? {
    notations[node]
  }

  private mutating func visit(_ node: NodeID, _ shape: Shape, _ tree: SyntaxTree) {
    // What an alias stands for is visited where it is written.
    switch (tree.kind(node), shape) {
    case (.mapping, .construct(let construct)):
      constructs[node] = construct
      let known = index.keys(of: construct)
      for (key, value) in tree.pairs(node) where tree.kind(key) == .scalar {
        let text = tree.withScalarBytes(key) { KeyText($0) }
        if let entry = known.first(where: { $0.text == text }) { visit(value, entry.shape, tree) }
      }
    case (.mapping, .map(_, let value)):
      for (_, node) in tree.pairs(node) { visit(node, value, tree) }
    case (.sequence, .list(let element)):
      for item in tree.items(node) { visit(item, element, tree) }
    case (.scalar, .notation(let notation)):
      notations[node] = notation
    case (.scalar, .either(let shapes)):
      // Where a text may be one thing or another, it is for its reader to tell which.
      if shapes.filter(\.isText).count == 1 {
        for shape in shapes where shape.isText { visit(node, shape, tree) }
      }
    case (_, .either(let shapes)):
      // No two of the alternatives of the table are mappings, and no two of them lists.
      for shape in shapes { visit(node, shape, tree) }
    default: break
    }
  }
}

extension Shape {
  /// Whether a text can be of this shape.
  fileprivate var isText: Bool {
    switch self {
    case .text, .anyText, .name, .notation, .integer, .points, .number, .boolean, .choice: true
    case .either(let shapes): shapes.contains(where: \.isText)
    case .list, .map, .construct, .nothing: false
    }
  }
}

extension Construct {
  /// Keys in the order of the table; those that it does not know keep their order and come last.
  public func sorted(_ names: [String]) -> [String] {
    let positions = Dictionary(keys.enumerated().map { ($1.name, $0) }) { first, _ in first }
    return names.enumerated()
      .sorted { one, other in
        let place = positions[one.element] ?? positions.count
        let otherPlace = positions[other.element] ?? positions.count
        return (place, one.offset) < (otherPlace, other.offset)
      }
      .map(\.element)
  }

  /// The key of the table that a misspelt one most likely stands for.
  public func suggestion(for key: String) -> String? {
    NearMiss.suggestion(for: key, among: keys.map(\.name))
  }
}

extension SyntaxTree {
  /// The key by which a document says what it declares, and what that is.
  func declaration(of document: NodeID) -> (key: NodeID, kind: DeclarationKind)? {
    guard kind(document) == .mapping else { return nil }
    // `source`, `request` and `theme` are also keys inside other declarations, so the order of the
    // keys decides.
    for (key, _) in pairs(document) where kind(key) == .scalar {
      if let kind = withScalarBytes(key, { DeclarationKind.byName[$0] }) { return (key, kind) }
    }
    return nil
  }
}

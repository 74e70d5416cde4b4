import SpecSyntax

/// The keys of every construct of the grammar in a form that is quickly searched.
///
/// The table puts keys together each time it is asked; who looks at every mapping of many files
/// makes an index first and shares it.
public struct GrammarIndex: Sendable {
  struct Entry: Sendable {
    let text: KeyText
    let shape: Shape
  }

  /// The keys of each construct in canonical order.
  private let entries: [Construct: [Entry]]

  public init() {
    var entries: [Construct: [Entry]] = [:]
    func add(_ construct: Construct) {
      guard entries[construct] == nil else { return }
      let keys = construct.keys
      entries[construct] = keys.map { Entry(text: KeyText($0.name), shape: $0.shape) }
      for key in keys { key.shape.mentioned.forEach(add) }
    }
    for (_, construct) in Grammar.declarations { add(construct) }
    add(Grammar.configuration)
    self.entries = entries
  }

  /// The keys of all constructs, with what they take.
  var allKeys: [(name: String, shape: Shape)] {
    entries.keys.flatMap { construct in construct.keys.map { ($0.name, $0.shape) } }
  }

  func keys(of construct: Construct) -> [Entry] {
    entries[construct] ?? []
  }

  /// The place of a key in the canonical order of its construct, counted from 0; nil if the
  /// construct does not know it.
  public func position(of key: NodeID, in construct: Construct, _ tree: SyntaxTree) -> Int? {
    guard tree.kind(key) == .scalar else { return nil }
    let text = tree.withScalarBytes(key) { KeyText($0) }
    return entries[construct]?.firstIndex { $0.text == text }
  }
}

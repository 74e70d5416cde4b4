import SourceText
import SpecModel
import SpecSyntax

/// A spec whose keys are tried: it can be written again without one of them, or with another value.
package struct ProbeText {
  package let text: String
  package let tree: SyntaxTree
  private let constructs: ConstructMap

  package init(_ text: String) {
    self.text = text
    tree = SyntaxTree.parse(Array(text.utf8))
    constructs = ConstructMap(of: tree)
  }

  /// A key where it stands.
  package struct Entry {
    package let construct: Construct
    /// The constructs and keys that lead here from the top.
    package let place: String
    package let key: NodeID
    package let value: NodeID
    package let name: String

    /// The key as the table knows it; nil for one that the construct does not have.
    package var description: KeyDescription? { construct.keys.first { $0.name == name } }
  }

  /// All keys of constructs, in the order of the text.
  package var entries: [Entry] {
    var found: [Entry] = []
    for document in tree.documents { collect(document, place: "", &found) }
    return found
  }

  private func collect(_ node: NodeID, place: String, _ found: inout [Entry]) {
    switch tree.kind(node) {
    case .mapping:
      let construct = constructs[node]
      let pairs = Array(tree.pairs(node))
      let body = construct.map { Self.body(of: $0, pairs.map { tree.string($0.key) }) } ?? ""
      for (key, value) in pairs {
        let name = tree.string(key)
        var inner = place
        if let construct {
          found.append(
            Entry(
              construct: construct, place: place + body, key: key, value: value, name: name))
          inner = "\(place)\(body)\(name)."
        }
        collect(value, place: inner, &found)
      }
    case .sequence: for item in tree.items(node) { collect(item, place: place, &found) }
    case .scalar, .alias: break
    }
  }

  /// What a screen or an adapter is, as a part of the place of its keys.
  private static func body(of construct: Construct, _ keys: [String]) -> String {
    guard let bodies = bodies[construct.name], let body = bodies.first(where: keys.contains) else {
      return ""
    }
    return "\(body) \(construct.name): "
  }

  /// The keys of which one says what a declaration is.
  package static let bodies = [
    "screen": ["source", "sections", "content", "form", "tabs", "swift", "swiftUI"],
    "adapter": ["cell", "swift", "swiftUI", "embed"], "section": ["source", "rows", "content"],
  ]

  /// The node and those around it, the innermost first, that can be left out and have a place in them.
  package func removable(around span: ByteSpan) -> [NodeID] {
    var found: [NodeID] = []
    func visit(_ node: NodeID) {
      switch tree.kind(node) {
      case .mapping:
        for (key, value) in tree.pairs(node)
        where tree.span(key).union(tree.span(value)).contains(span) {
          found.append(key)
          visit(value)
        }
      case .sequence:
        for item in tree.items(node) where tree.span(item).contains(span) {
          // A list without anything in it is left out as a whole.
          if tree.count(node) > 1 { found.append(item) }
          visit(item)
        }
      case .scalar, .alias: break
      }
    }
    tree.documents.forEach(visit)
    return found.reversed()
  }

  /// The innermost of some nodes that is a key of a construct.
  package func entry(among nodes: [NodeID]) -> Entry? {
    let entries = entries
    return nodes.lazy.compactMap { node in entries.first { $0.key == node } }.first
  }

  // MARK: Writing

  /// The text without an element of a list, or a key and its value.
  package func without(_ node: NodeID) -> String { written(without: node, with: [:]) }

  /// The text with another value.
  package func replacing(_ node: NodeID, with value: String) -> String {
    written(without: nil, with: [node: value])
  }

  private func written(without left: NodeID?, with replaced: [NodeID: String]) -> String {
    tree.documents.map { written($0, without: left, with: replaced) }
      .joined(separator: "\n---\n") + "\n"
  }

  private func written(
    _ node: NodeID, without left: NodeID?, with replaced: [NodeID: String]
  ) -> String {
    if let value = replaced[node] { return value }
    switch tree.kind(node) {
    case .mapping:
      let pairs = tree.pairs(node).filter { $0.key != left }.map { key, value in
        "\(source(key)): \(written(value, without: left, with: replaced))"
      }
      return "{ \(pairs.joined(separator: ", ")) }"
    case .sequence:
      let items = tree.items(node).filter { $0 != left }
        .map { written($0, without: left, with: replaced) }
      return "[\(items.joined(separator: ", "))]"
    case .scalar, .alias: return source(node)
    }
  }

  /// A text as it is written, in quotes where a flow of values needs them.
  package func source(_ node: NodeID) -> String {
    let span = tree.span(node)
    let text = String(decoding: tree.source[span.range], as: UTF8.self)
    let isQuoted = text.hasPrefix("\"") || text.hasPrefix("'")
    guard !isQuoted, text.contains(where: ",[]{}".contains) else { return text }
    return "'\(text)'"
  }
}

import SpecSyntax

/// What a text says, without the order of keys, and its comments: what formatting must not change.
///
/// It is worked out apart from the formatter's own check, so that each holds the other to it.
struct Meaning: Equatable {
  private let documents: [String]
  private let comments: [String]

  init(of bytes: [UInt8]) {
    let tree = SyntaxTree.parse(bytes)
    documents = tree.documents.map { Self.text(of: $0, in: tree, following: 0) }
    comments = tree.comments().map { comment in
      String(decoding: bytes[comment.span.range], as: UTF8.self).filter {
        $0 != "#" && !$0.isWhitespace
      }
    }.sorted()
  }

  private static func text(of node: NodeID, in tree: SyntaxTree, following depth: Int) -> String {
    let anchor = tree.isAnchored(node) ? "&" : ""
    let tag = tree.tag(node).map { "<\($0)>" } ?? ""
    return anchor + tag + content(of: node, in: tree, following: depth)
  }

  private static func content(
    of node: NodeID, in tree: SyntaxTree, following depth: Int
  ) -> String {
    switch tree.kind(node) {
    case .scalar:
      // Spaces between the words of conditions may change.
      let isPlain = tree.style(node) == .plain
      let text = tree.string(node)
      let isCondition = text.contains("$") && !text.contains("\n")
      return (isPlain ? "p" : "q")
        + (isCondition ? text.filter { $0 != " " } : text).debugDescription
    case .alias:
      let target = tree.resolved(node)
      guard target != node, depth < 10 else { return "*?" }
      return "*" + text(of: target, in: tree, following: depth + 1)
    case .sequence:
      let items = tree.items(node).map { text(of: $0, in: tree, following: depth) }
      return "[" + items.joined(separator: ",") + "]"
    case .mapping:
      let pairs = tree.pairs(node).map {
        text(of: $0.key, in: tree, following: depth) + ":"
          + text(of: $0.value, in: tree, following: depth)
      }
      return "{" + pairs.sorted().joined(separator: ",") + "}"
    }
  }
}

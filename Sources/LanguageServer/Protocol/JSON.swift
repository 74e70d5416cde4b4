import JSONSyntax

/// A value of a message, as far as it is there: asking for more of what is not gives nothing.
struct JSON {
  private let tree: JSONTree
  private let node: JSONTree.NodeID?

  init(_ bytes: [UInt8]) {
    tree = JSONTree(bytes)
    node = tree.root
  }

  private init(_ tree: JSONTree, _ node: JSONTree.NodeID?) {
    self.tree = tree
    self.node = node
  }

  /// The value of a key.
  subscript(key: String) -> JSON {
    JSON(tree, node.flatMap { tree.value(of: key, in: $0) })
  }

  var elements: [JSON] {
    node.map { node in tree.elements(of: node).map { JSON(tree, $0) } } ?? []
  }

  var isThere: Bool { node.map { tree.kind($0) != .null } ?? false }

  var string: String? {
    node.flatMap { tree.kind($0) == .string ? tree.string($0) : nil }
  }

  var integer: Int? { node.flatMap { Int(tree.number($0)) } }

  var isTrue: Bool { node.map { tree.kind($0) == .isTrue } ?? false }

  /// The characters that it is written with.
  var text: String {
    node.map { String(decoding: tree.bytes[tree.span($0).range], as: UTF8.self) } ?? "null"
  }
}

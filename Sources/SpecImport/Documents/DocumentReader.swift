import Diagnostics
import JSONSyntax
import SourceText
import SpecSyntax

/// Reads JSON and YAML into one kind of tree.
package enum DocumentReader {
  /// What keeps a document from being read.
  package struct Problem: Error, Sendable {
    package let message: String
    package let span: ByteSpan
    package let help: String?

    package init(message: String, span: ByteSpan, help: String?) {
      self.message = message
      self.span = span
      self.help = help
    }

    package func diagnostic(in file: FileID) -> Diagnostic {
      Diagnostic(
        .unreadableDocument, message, at: Location(file: file, span: span),
        help: help.map { [$0] } ?? ["is this a description of a server, or one of its answers?"])
    }
  }

  /// Descriptions of large services have more in them than any spec.
  private static let limits: SyntaxLimits = {
    var limits = SyntaxLimits()
    limits.fileSize = 64 << 20
    limits.nodes = 8_000_000
    limits.aliasExpansion = 4_000_000
    return limits
  }()

  package static func read(_ bytes: [UInt8]) throws(Problem) -> DocumentNode {
    let start = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    let isJSON = start == UInt8(ascii: "{") || start == UInt8(ascii: "[")
    return isJSON ? try readJSON(bytes) : try readYAML(bytes)
  }

  package static func readJSON(_ bytes: [UInt8]) throws(Problem) -> DocumentNode {
    let tree = JSONTree(bytes)
    guard let root = tree.root else {
      let problem = tree.problems.last
      throw Problem(
        message: problem?.message ?? "this is no JSON", span: problem?.span ?? .zero,
        help: problem?.help)
    }
    return node(root, of: tree)
  }

  private static func node(_ id: JSONTree.NodeID, of tree: JSONTree) -> DocumentNode {
    let content: DocumentNode.Content =
      switch tree.kind(id) {
      case .null: .null
      case .isTrue: .boolean(true)
      case .isFalse: .boolean(false)
      case .number: .number(String(tree.number(id)))
      case .string: .text(tree.string(id))
      case .array: .list(tree.elements(of: id).map { node($0, of: tree) })
      case .object:
        .object(
          tree.members(of: id).map { member in
            DocumentNode.Member(
              key: tree.string(member.key), keySpan: tree.span(member.key),
              value: node(member.value, of: tree))
          })
      }
    return DocumentNode(content, at: tree.mark(id))
  }

  private static func readYAML(_ bytes: [UInt8]) throws(Problem) -> DocumentNode {
    let tree = SyntaxTree.parse(bytes, limits: limits)
    guard let root = tree.documents.first, tree.isComplete else {
      let problem = tree.problems.first
      throw Problem(
        message: problem?.message ?? "there is nothing in this file", span: problem?.span ?? .zero,
        help: problem?.help.first)
    }
    var reader = YAMLNodes(tree: tree)
    return reader.node(root)
  }
}

/// Makes values of YAML, of which those that aliases repeat are made once.
private struct YAMLNodes {
  let tree: SyntaxTree
  private var anchored: [NodeID: DocumentNode] = [:]

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  mutating func node(_ written: NodeID) -> DocumentNode {
    let id = tree.resolved(written)
    if let known = anchored[id] { return known }
    let node = DocumentNode(content(id), at: mark(id))
    if tree.isAnchored(id) { anchored[id] = node }
    return node
  }

  private mutating func content(_ id: NodeID) -> DocumentNode.Content {
    switch tree.kind(id) {
    case .alias: return .null
    case .scalar: return scalar(tree.string(id), isPlain: tree.style(id) == .plain)
    case .sequence:
      var elements: [DocumentNode] = []
      for item in tree.items(id) { elements.append(node(item)) }
      return .list(elements)
    case .mapping:
      var members: [DocumentNode.Member] = []
      for (key, value) in tree.pairs(id) {
        members.append(
          .init(key: tree.string(key), keySpan: tree.span(key), value: node(value)))
      }
      return .object(members)
    }
  }

  /// What a scalar is by the core schema of YAML 1.2, which is that of OpenAPI.
  private func scalar(_ text: String, isPlain: Bool) -> DocumentNode.Content {
    guard isPlain else { return .text(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: return text.isJSONNumber ? .number(text) : .text(text)
    }
  }

  /// The first line of a value: of a mapping, its first key.
  private func mark(_ id: NodeID) -> ByteSpan {
    let span = tree.span(id)
    let end = tree.source[span.range].firstIndex(of: 0x0A) ?? span.range.upperBound
    return ByteSpan(span.range.lowerBound..<end)
  }
}

extension String {
  /// Whether it is written as a number of JSON is.
  package var isJSONNumber: Bool {
    guard let first = utf8.first(where: { $0 != UInt8(ascii: "-") }), first.isDigit else {
      return false
    }
    return JSONTree(Array(utf8)).root != nil
  }
}

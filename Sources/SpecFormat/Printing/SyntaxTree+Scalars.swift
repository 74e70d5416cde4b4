import SourceText
import SpecSyntax

extension SyntaxTree {
  func isBlockScalar(_ node: NodeID) -> Bool {
    kind(node) == .scalar && (style(node) == .literal || style(node) == .folded)
  }

  /// Whether a node is the value that stands where nothing is written.
  func isEmptyPlain(_ node: NodeID) -> Bool {
    kind(node) == .scalar && style(node) == .plain && span(node).isEmpty
  }

  /// Whether nothing at all is written, neither a value nor an anchor or tag.
  func isNothing(_ node: NodeID) -> Bool {
    isEmptyPlain(node) && properties(node) == nil
  }

  /// Whether a scalar is written over several lines.
  func isOverLines(_ node: NodeID) -> Bool {
    source[span(node).range].contains(where: \.endsLine)
  }
}

extension Collection<UInt8> {
  /// The number of characters, as the columns of a line are counted.
  var characterCount: Int { reduce(0) { $0 + ($1.startsCharacter ? 1 : 0) } }
}

import SourceText
import SpecSyntax

/// What holds for the tree of any bytes.
struct TreeInvariants {
  private let tree: SyntaxTree
  private let other: SyntaxTree

  init(_ bytes: [UInt8]) {
    tree = SyntaxTree.parse(bytes)
    other = SyntaxTree.parse(bytes, directly: false)
  }

  var violation: String? {
    for problem in tree.problems where !isInSource(problem.span) {
      return "problem outside of the source: \(problem.message)"
    }
    for root in tree.documents {
      if let violation = violation(below: root, within: nil) { return violation }
    }
    return commentViolation ?? difference
  }

  private func isInSource(_ span: ByteSpan) -> Bool {
    span.start <= span.end && Int(span.end) <= tree.source.count
  }

  private func violation(below id: NodeID, within parent: ByteSpan?) -> String? {
    let span = tree.span(id)
    guard isInSource(span) else { return "node outside of the source: \(span)" }
    if let parent, span.start < parent.start || span.end > parent.end {
      return "node \(span) outside of its parent \(parent)"
    }
    // An alias has a place of its own, and what it stands for is looked at where it is defined.
    switch tree.kind(id) {
    case .alias: return nil
    case .scalar:
      return tree.string(id).utf8.count == tree.scalarSize(id) ? nil : "text of another size"
    case .sequence:
      for item in tree.items(id) {
        if let violation = violation(below: item, within: span) { return violation }
      }
    case .mapping:
      for pair in tree.pairs(id) {
        let violation =
          violation(below: pair.key, within: span) ?? violation(below: pair.value, within: span)
        if let violation { return violation }
      }
    }
    return nil
  }

  private var commentViolation: String? {
    var end: UInt32 = 0
    for comment in tree.comments() {
      guard isInSource(comment.span), comment.span.start >= end else {
        return "comment out of order: \(comment.span)"
      }
      guard tree.source[Int(comment.span.start)] == UInt8(ascii: "#") else {
        return "comment without a hash: \(comment.span)"
      }
      end = comment.span.end
    }
    return nil
  }

  /// What libyaml reads differently.
  private var difference: String? {
    guard tree.problems == other.problems else { return "other problems by libyaml" }
    guard tree.documents == other.documents else { return "other documents by libyaml" }
    for root in tree.documents where !isSame(root) { return "another tree by libyaml" }
    return nil
  }

  private func isSame(_ id: NodeID) -> Bool {
    guard tree.kind(id) == other.kind(id), tree.span(id) == other.span(id),
      tree.isAnchored(id) == other.isAnchored(id), tree.count(id) == other.count(id)
    else { return false }
    switch tree.kind(id) {
    case .alias: return tree.resolved(id) == other.resolved(id)
    case .scalar: return tree.string(id) == other.string(id) && tree.style(id) == other.style(id)
    case .sequence: return tree.items(id).allSatisfy(isSame)
    case .mapping: return tree.pairs(id).allSatisfy { isSame($0.key) && isSame($0.value) }
    }
  }
}

import JSONSyntax
import SourceText
import SpecSyntax

/// What holds for the tree of any bytes that are read as JSON.
struct JSONInvariants {
  private let tree: JSONTree

  init(_ bytes: [UInt8]) {
    tree = JSONTree(bytes)
  }

  var violation: String? {
    for problem in tree.problems {
      let spans = [problem.span] + (problem.related.map { [$0.span] } ?? [])
      guard spans.allSatisfy({ $0.start <= $0.end && Int($0.end) <= tree.bytes.count }) else {
        return "problem outside of the source: \(problem.message)"
      }
    }
    guard let root = tree.root else { return tree.problems.isEmpty ? "refused silently" : nil }
    return violation(below: root, within: ByteSpan(0..<tree.bytes.count))
  }

  private func violation(below node: JSONTree.NodeID, within parent: ByteSpan) -> String? {
    let span = tree.span(node)
    guard !span.isEmpty, parent.contains(span) else {
      return "node \(span) outside of its parent \(parent)"
    }
    var start = span.start
    for element in tree.elements(of: node) {
      guard tree.span(element).start >= start else { return "elements over one another" }
      start = tree.span(element).end
      if let violation = violation(below: element, within: span) { return violation }
    }
    for member in tree.members(of: node) {
      guard tree.kind(member.key) == .string, tree.span(member.key).start >= start,
        tree.span(member.value).start >= tree.span(member.key).end
      else { return "members over one another" }
      start = tree.span(member.value).end
      if let violation = violation(below: member.value, within: span) { return violation }
    }
    return nil
  }
}

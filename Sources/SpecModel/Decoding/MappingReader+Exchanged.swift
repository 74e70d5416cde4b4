import Diagnostics
import SpecSyntax

/// A value that its key could not take.
struct RefusedValue {
  let mapping: NodeID
  let key: String
  let node: NodeID
  /// Whether the key could take another value.
  let takes: (NodeID, DocumentReader) -> Bool
}

/// Values that stand in each other's place.
extension MappingReader {
  /// Notes a value that has been found wrong, in case that it is another key's.
  func noteRefused<Value>(_ node: NodeID, by key: borrowing Key<Value>) {
    guard reader.tree.kind(node) == .scalar else { return }
    let form = key.form
    reader.refusedValues.append(
      RefusedValue(mapping: self.node, key: key.facts.name.description, node: node) {
        node, reader in
        reader.attempt { reader.read(form, node) } != nil
      })
  }

  /// Tells of two keys as one mistake if each could take the other's value.
  func reportExchanged() {
    let refused = reader.refusedValues.filter { $0.mapping == node }
    reader.refusedValues.removeAll { $0.mapping == node }
    guard refused.count == 2, refused[0].takes(refused[1].node, reader),
      refused[1].takes(refused[0].node, reader)
    else { return }
    let spans = refused.map { reader.span($0.node) }
    guard spans[0] != spans[1], spans[0].start < spans[1].start else { return }
    reader.withdraw { finding in
      finding.rule == Rule.wrongType.name && spans.contains(finding.primary.span)
    }
    let texts = refused.map { reader.tree.string($0.node) }
    let (first, second) = (refused[0].key, refused[1].key)
    let fix = Fix(
      "swap them", .unsafe,
      edits: [
        Fix.Edit(reader.location(spans[0]), replacement: texts[1]),
        Fix.Edit(reader.location(spans[1]), replacement: texts[0]),
      ])
    reader.report(
      Diagnostic(
        .wrongType, "`\(first)` has the value of `\(second)`, and `\(second)` that of `\(first)`",
        at: reader.location(spans[0]),
        related: [.init(reader.location(spans[1]), "the other one is here")],
        help: ["swap them: `\(first): \(texts[1])` and `\(second): \(texts[0])`"],
        fixes: reader.tree.style(refused[0].node) == .plain
          && reader.tree.style(refused[1].node) == .plain ? [fix] : []))
  }
}

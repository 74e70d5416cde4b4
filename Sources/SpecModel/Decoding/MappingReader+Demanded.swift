import Diagnostics
import SpecSyntax

/// Keys without a value that cannot be left out.
extension MappingReader {
  /// Takes back that a key without a value can be left out, where its mapping has to have it.
  func demandValue<Value>(of node: NodeID, by key: borrowing Key<Value>) {
    guard reader.tree.kind(node) == .scalar, reader.tree.scalarSize(node) == 0,
      reader.span(node) == reader.tree.span(node)
    else { return }
    let name = key.facts.name.description
    let others = Set(construct.keys.map(\.name).filter { $0 != name && hasKey($0) })
    guard key.isRequired || construct.asks(for: name, beside: others) else { return }
    let place = reader.location(reader.span(node))
    guard let finding = reader.diagnostics.last, finding.rule == Rule.wrongType.name,
      finding.primary == place
    else { return }
    reader.withdraw(since: reader.diagnostics.count - 1)
    reader.demanded = node
    defer { reader.demanded = nil }
    _ = reader.read(key.form, node)
  }
}

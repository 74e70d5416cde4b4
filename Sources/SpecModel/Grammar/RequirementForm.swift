import SourceText
import SpecSyntax

extension Form where Value == FieldRequirement {
  /// Whether a field has to be filled in: always, never, or while a condition holds.
  static var requirement: Form {
    let always = Form<Bool>.boolean
    let condition = Form<Expression>.condition
    return Form(.either([always.shape, condition.shape])) { node, reader in
      guard reader.saysCondition(node) else {
        return reader.read(always, node).map { $0 ? .always : .never }
      }
      return reader.read(condition, node).map { .when($0) }
    }
  }
}

extension DocumentReader {
  /// Whether a text is a condition, and no word that says yes or no: it has a path in it, or several words.
  fileprivate func saysCondition(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar
      && tree.withScalarBytes(node) { bytes in
        bytes.contains { "$. ".utf8.contains($0) }
      }
  }
}

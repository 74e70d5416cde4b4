import SourceText
import SpecSyntax

extension Form where Value == Truth {
  /// Whether something is so: `true`, `false`, or a condition.
  static var truth: Form {
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
  /// Whether a condition is meant, and no word that says yes or no: a text with a path in it, or of several words, or a
  /// choice between two values, of which is told as for conditions.
  fileprivate func saysCondition(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .scalar else { return isConditional(node) }
    return tree.withScalarBytes(node) { bytes in
      bytes.contains { "$. ".utf8.contains($0) }
    }
  }
}

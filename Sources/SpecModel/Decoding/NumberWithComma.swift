import Diagnostics
import SourceText
import SpecSyntax

extension DocumentReader {
  /// The number that a key without a value ends, if it is what stands behind the comma of one: `5` of `17,5`.
  ///
  /// - Parameter before: The value before the key.
  func numberWithComma(
    endingIn key: NodeID, _ value: NodeID, behind before: NodeID?, of mapping: NodeID
  ) -> String? {
    guard let before, tree.isFlow(mapping), tree.kind(key) == .scalar,
      tree.withScalarBytes(key, { !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
      tree.kind(before) == .scalar, tree.kind(value) == .scalar, tree.scalarSize(value) == 0
    else { return nil }
    let whole = tree.string(before)
    let digits = whole.hasPrefix("-") ? whole.dropFirst() : whole[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) else { return nil }
    return "\(whole).\(tree.string(key))"
  }
}

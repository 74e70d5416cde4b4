import Diagnostics
import SourceText
import SpecSyntax

extension DocumentReader {
  /// The number that a key without a value ends, if it is what stands behind the comma of one: `5` of `17,5`.
  func numberWithComma(endingIn key: NodeID, of mapping: NodeID) -> String? {
    guard tree.isFlow(mapping), tree.kind(key) == .scalar,
      tree.withScalarBytes(key, { !$0.isEmpty && $0.allSatisfy(\.isDigit) })
    else { return nil }
    var before: NodeID?
    for pair in tree.pairs(mapping) {
      guard pair.key == key else {
        before = pair.value
        continue
      }
      guard let before, tree.kind(before) == .scalar, tree.kind(pair.value) == .scalar,
        tree.scalarSize(pair.value) == 0
      else { return nil }
      let whole = tree.string(before)
      let digits = whole.hasPrefix("-") ? whole.dropFirst() : whole[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) else { return nil }
      return "\(whole).\(tree.string(key))"
    }
    return nil
  }

  /// Reports the digits behind the comma of a number, which YAML takes for a key; says whether a key is that.
  func reportNumberWithComma(endingIn key: NodeID, of mapping: NodeID) -> Bool {
    guard let number = numberWithComma(endingIn: key, of: mapping) else { return false }
    report(
      .wrongType, "the comma in a number begins another key here", at: span(key),
      help: "a number has a point: `\(number)`")
    return true
  }
}

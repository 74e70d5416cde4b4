import Diagnostics
import SourceText
import SpecSyntax

/// Names in braces where a value is due: `id: {userID}`, as addresses have them.
extension DocumentReader {
  /// Reports a name in braces that a value of the document has, and says whether the node is one.
  ///
  /// - Parameter isObject: Whether an object could stand there, too.
  func reportNameInBraces(_ node: NodeID, orObject isObject: Bool = false) -> Bool {
    guard let name = nameInBraces(node), let path = pathOfNamesake(name, in: node) else {
      return false
    }
    report(
      Diagnostic(
        .wrongType,
        isObject
          ? "`{\(name)}` is an object whose `\(name)` has no value"
          : "`{\(name)}` is a mapping, and no value",
        at: location(span(node)),
        help: ["write `\(path)`"]
          + (isObject ? ["or write `{ \(name): \(path) }`, if this is to be an object"] : []),
        fixes: [.replacing(at: location(tree.span(node)), by: path, .unsafe)]))
    return true
  }

  /// The only name in braces, where nothing stands behind it, not even a colon.
  private func nameInBraces(_ node: NodeID) -> String? {
    guard let (key, value) = onlyPair(inBraces: node), tree.kind(key) == .scalar, isEmpty(value)
    else { return nil }
    let end = Int(tree.span(key).end)
    guard !tree.source.indices.contains(end) || tree.source[end] != UInt8(ascii: ":") else {
      return nil
    }
    let name = tree.string(key)
    return !name.isEmpty && name.utf8.allSatisfy(isNameByte) ? name : nil
  }

  /// What is all that a mapping in braces has.
  func onlyPair(inBraces node: NodeID) -> (key: NodeID, value: NodeID)? {
    guard tree.hasOnePairInBraces(node) else { return nil }
    return tree.pairs(node).first { _ in true }
  }
}

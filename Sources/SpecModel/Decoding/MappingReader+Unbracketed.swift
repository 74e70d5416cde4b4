import Diagnostics
import SourceText
import SpecSyntax

/// Lists without brackets in braces: `{ key: feed.by, with: $item.author, $item.date }`.
extension MappingReader {
  /// Reports lists of which a comma takes all but the first element for keys, and gives these.
  func reportUnbracketed(among unread: [Int]) -> [Int] {
    guard !unread.isEmpty, reader.tree.isFlow(node) else { return [] }
    var stray: [Int] = []
    var list: (value: NodeID, elements: [NodeID])?
    for index in range {
      let entry = reader.keys[index]
      if unread.contains(index), isElement(entry), list != nil {
        list?.elements.append(entry.key)
        stray.append(index)
        continue
      }
      if let list { report(list.value, list.elements) }
      list = isSingleForList(entry) ? (entry.value, []) : nil
    }
    if let list { report(list.value, list.elements) }
    return stray
  }

  /// Whether what stands here as a key is a path that has no value.
  private func isElement(_ entry: Entry) -> Bool {
    reader.isEmpty(entry.value) && reader.tree.string(entry.key).hasPrefix("$")
  }

  /// Whether a single value stands where a list of values is due.
  private func isSingleForList(_ entry: Entry) -> Bool {
    guard reader.tree.kind(entry.value) == .scalar, reader.tree.scalarSize(entry.value) > 0,
      let shape = construct.keys.first(where: { $0.name == reader.tree.string(entry.key) })?.shape,
      case .list = shape
    else { return false }
    return true
  }

  private func report(_ value: NodeID, _ others: [NodeID]) {
    guard let last = others.last else { return }
    let place = reader.tree.span(value)
    let elements = ([value] + others).map { reader.tree.string($0) }.joined(separator: ", ")
    reader.withdraw { $0.primary.span == place && $0.rule == Rule.wrongType.name }
    reader.report(
      Diagnostic(
        .wrongType, "expected a list, found `\(elements)`",
        at: reader.location(place.union(reader.tree.span(last))),
        help: ["a list stands in brackets: write `[\(elements)]`"],
        fixes: [
          .replacing(
            at: reader.location(place.union(reader.tree.span(last))), by: "[\(elements)]", .safe)
        ]))
  }
}

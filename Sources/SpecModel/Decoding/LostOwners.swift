import Diagnostics
import SourceText
import SpecSyntax

/// Entries behind those of another key, since the line with their own one is missing: fonts below `colors`, where
/// `fonts:` was deleted.
enum LostOwners {
  /// Puts one finding in the place of those about what the entries have.
  static func explaining(
    _ diagnostics: [Diagnostic], in tree: SyntaxTree, of file: FileID
  ) -> [Diagnostic] {
    // In their order, as a hostile file may have very many of both.
    let strange = diagnostics.filter { $0.rule == Rule.unknownKey.name }.map(\.primary.span.start)
      .sorted()
    guard !strange.isEmpty else { return diagnostics }
    var found = diagnostics
    for document in tree.documents {
      guard let kind = tree.declaration(of: document)?.kind else { continue }
      let construct = Grammar.construct(of: kind)
      for (key, value) in tree.pairs(document) where tree.kind(value) == .mapping {
        let span = tree.span(value)
        guard !tree.isFlow(value), strange.hasElement(in: span),
          let own = construct.keys.first(where: { $0.name == tree.string(key) })?.shape.valueOfMap,
          let lost = lost(below: value, own, of: construct, in: document, tree)
        else { continue }
        let place = tree.span(lost.first)
        let tail = ByteSpan(start: place.start, end: span.end)
        found.removeAll { tail.contains($0.primary.span) }
        found.append(finding(tree.string(lost.first), lost.owner, at: place, in: file, tree))
      }
    }
    return found
  }

  private static func finding(
    _ first: String, _ owner: String, at place: ByteSpan, in file: FileID, _ tree: SyntaxTree
  ) -> Diagnostic {
    let start = tree.lineStart(Int(place.start))
    let line = Location(file: file, span: ByteSpan(start..<start))
    return Diagnostic(
      .unknownKey, "`\(first)` and what follows it belong to `\(owner)`, whose line is missing",
      at: Location(file: file, span: place),
      help: ["write `\(owner):` in a line before it"],
      fixes: [
        Fix(
          "write `\(owner):` in a line before it", .unsafe,
          edits: [Fix.Edit(line, replacement: "\(owner):\n")])
      ])
  }

  /// The first entry that is none of the key that it stands below, as are all behind it, and the only key of the
  /// declaration that is not there and could have them.
  private static func lost(
    below value: NodeID, _ own: Shape, of construct: Construct, in document: NodeID,
    _ tree: SyntaxTree
  ) -> (first: NodeID, owner: String)? {
    let entries = Array(tree.pairs(value))
    guard let start = entries.firstIndex(where: { !$0.value.isEntry(of: own, tree) }), start > 0
    else { return nil }
    // A key of the declaration among them is told to stand there.
    guard !entries.contains(where: { construct.hasKey(tree.string($0.key)) }) else { return nil }
    let written = Set(tree.pairs(document).map { tree.string($0.key) })
    let owners = construct.keys.filter { key in
      guard !written.contains(key.name), let shape = key.shape.valueOfMap else { return false }
      return entries[start...].allSatisfy { $0.value.isEntry(of: shape, tree) }
    }
    guard owners.count == 1 else { return nil }
    return (entries[start].key, owners[0].name.description)
  }
}

extension [UInt32] {
  /// Whether one of these places, which are sorted, lies within a span.
  fileprivate func hasElement(in span: ByteSpan) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < span.start { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] < span.end
  }
}

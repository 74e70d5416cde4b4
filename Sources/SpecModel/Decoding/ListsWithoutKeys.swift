import Diagnostics
import SourceText
import SpecSyntax

/// Lists below a name whose line has lost its key: `- Post` below `module: Core`, which is text of the name to YAML.
extension DocumentReader {
  /// Reports the items of a list that a name has in its text; says whether it does.
  func reportListWithoutKey(below node: NodeID) -> Bool {
    guard tree.style(node) == .plain, isWrittenHere(node), !isItem(node),
      let items = linesOfItems(in: node), let first = items.first
    else { return false }
    let keys = keysOfLists(taking: first.word, inDocumentNamedBy: node)
    let place = location(ByteSpan(first.start..<first.start + 1))
    let order =
      (1...Self.mostKeysMeant).contains(keys.count)
      ? "write \(keys.map { "`\($0):`" }.joined(separator: " or ")) in a line before it"
      : "write the key of the list in a line before it"
    let line = tree.lineStart(first.start)
    let fix = Fix(
      order, .unsafe,
      edits: keys.prefix(1).map {
        .init(location(ByteSpan(line..<line)), replacement: "\($0):\n")
      })
    report(
      Diagnostic(
        .wrongType, "a list begins here, and the key that it belongs to is missing", at: place,
        related: [.init(location(nameSpan(of: node)), "it is read as text of this")],
        help: [order], fixes: keys.count == 1 ? [fix] : []))
    return true
  }

  /// So many keys that could be meant are named.
  private static let mostKeysMeant = 3

  /// Whether a node stands behind the hyphen of an item, where the next ones are indented too deep.
  private func isItem(_ node: NodeID) -> Bool {
    let start = Int(tree.span(node).start)
    let before = tree.source[tree.lineStart(start)..<start].last { $0 != UInt8(ascii: " ") }
    return before == UInt8(ascii: "-")
  }

  /// Where the lines of a text begin that are items, and what each has, if all but the first are.
  private func linesOfItems(in node: NodeID) -> [(start: Int, word: String)]? {
    let span = tree.span(node)
    var items: [(start: Int, word: String)] = []
    var line = Int(span.start)
    while let end = tree.source[line..<Int(span.end)].firstIndex(of: UInt8(ascii: "\n")) {
      line = end + 1
      let start =
        tree.source[line..<Int(span.end)].firstIndex { $0 != UInt8(ascii: " ") } ?? line
      let text = tree.source[start..<Int(span.end)].prefix {
        $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
      }
      guard text.starts(with: "- ".utf8) else { return nil }
      items.append((start, String(decoding: text.dropFirst(2), as: UTF8.self).trimmed))
    }
    return items.isEmpty ? nil : items
  }

  /// The keys of a declaration that are not there yet and take a list of such words.
  private func keysOfLists(taking word: String, inDocumentNamedBy name: NodeID) -> [String] {
    for document in tree.documents where tree.kind(document) == .mapping {
      guard let first = tree.pairs(document).first(where: { _ in true }), first.value == name,
        tree.kind(first.key) == .scalar,
        let kind = DeclarationKind(rawValue: tree.string(first.key))
      else { continue }
      let written = Set(
        tree.pairs(document).lazy.filter { self.tree.kind($0.key) == .scalar }
          .map { self.tree.string($0.key) })
      return Grammar.construct(of: kind).keys.filter { key in
        guard case .list(let element) = key.shape else { return false }
        return element.takes(word) && !written.contains(key.name)
      }.map(\.name)
    }
    return []
  }

  /// The first line of a text.
  private func nameSpan(of node: NodeID) -> ByteSpan {
    let span = tree.span(node)
    let line = tree.source[span.range].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    return ByteSpan(Int(span.start)..<line.endIndex)
  }
}

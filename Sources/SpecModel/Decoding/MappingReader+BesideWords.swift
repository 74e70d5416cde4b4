import Diagnostics
import SourceText
import SpecSyntax

/// Keys that stand beside the word that a mapping is written as, and belong into it.
extension MappingReader {
  /// Reports keys of what another key has, for which a word stands where a mapping is due: `with:` beside
  /// `source: UserByID`. What was said of the word is the same mistake.
  ///
  /// - Returns: Those that are told of.
  func reportBesideWord(among unread: [Int]) -> [Int] {
    guard let first = unread.first, unread.count <= Self.mostBesideWord else { return [] }
    let name = reader.tree.string(reader.keys[first].key)
    for index in range.prefix(Self.mostNeighbours) {
      let owner = reader.keys[index]
      guard owner.isRead, reader.tree.kind(owner.key) == .scalar,
        reader.tree.kind(owner.value) == .scalar, reader.tree.scalarSize(owner.value) > 0,
        let inner = home(of: name, in: owner)
      else { continue }
      let span = reader.tree.span(owner.value)
      let finding = reader.diagnostics.last {
        $0.primary.span == span && $0.message.hasPrefix("expected a mapping with the keys of ")
      }
      guard let finding else { continue }
      let others = unread.filter { inner.hasKey(reader.tree.string(reader.keys[$0].key)) }
      reader.withdraw { $0 == finding }
      report(others, besides: owner, inner, insteadOf: finding)
      return others
    }
    return []
  }

  /// More keys are no slip in how one of them is written.
  private static let mostBesideWord = 4

  private func home(of name: String, in owner: Entry) -> Construct? {
    let key = reader.tree.string(owner.key)
    return construct.keys.first { $0.name == key }?.shape.constructs.first { $0.hasKey(name) }
  }

  private func report(
    _ others: [Int], besides owner: Entry, _ inner: Construct, insteadOf finding: Diagnostic
  ) {
    let word = reader.tree.string(owner.value)
    let main = inner.key(of: word)?.name ?? inner.keys[0].name
    let pairs = others.map { text(of: reader.keys[$0]) }
    let value = "{ \((["\(main): \(word)"] + pairs).joined(separator: ", ")) }"
    let whole = "\(reader.tree.string(owner.key)): \(value)"
    reader.report(
      Diagnostic(
        .wrongType, finding.message, at: finding.primary,
        related: others.map {
          .init(
            reader.location(reader.span(reader.keys[$0].key)),
            "`\(reader.tree.string(reader.keys[$0].key))` belongs in that mapping")
        },
        help: ["put them into one mapping: `\(whole)`"],
        fixes: fix(writing: value, of: owner, takingOut: others)))
  }

  /// A key with its value, if that is short enough to be shown.
  private func text(of entry: Entry) -> String {
    let span = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    let text = String(decoding: reader.tree.source[span.range], as: UTF8.self)
    return text.contains(where: \.isNewline) ? "\(reader.tree.string(entry.key)): …" : text
  }

  /// Writes the mapping in the place of the word, and takes the lines out that are in it then; none where they are more
  /// than these keys.
  private func fix(writing value: String, of owner: Entry, takingOut others: [Int]) -> [Fix] {
    guard !reader.tree.isFlow(node), reader.span(node) == reader.tree.span(node),
      !value.contains("…")
    else { return [] }
    var edits = [
      Fix.Edit(reader.location(reader.tree.span(owner.value)), replacement: value)
    ]
    let source = reader.tree.source
    for index in others {
      let entry = reader.keys[index]
      let start = reader.lineStart(of: entry.key)
      let key = Int(reader.tree.span(entry.key).start)
      let end = Int(reader.tree.span(entry.value).end)
      let rest = source[end...].prefix { $0 != UInt8(ascii: "\n") }
      guard source[start..<key].allSatisfy({ $0 == UInt8(ascii: " ") }),
        rest.allSatisfy({ $0 == UInt8(ascii: " ") }), end + rest.count < source.count
      else { return [] }
      let line = ByteSpan(start..<(end + rest.count + 1))
      edits.append(Fix.Edit(reader.location(line), replacement: ""))
    }
    return [Fix("put them into one mapping", .unsafe, edits: edits)]
  }
}

import Diagnostics
import SourceText
import SpecSyntax

/// Keys beside a word that belong below it: `layout: grid`, `columns: 3` and `spacing: s` for
/// `layout: { grid: { columns: 3, spacing: s } }`.
enum FlatParts {
  /// A key whose value is a word for a mapping, and what stands beside it and belongs into that.
  private struct Owner: Hashable {
    let mapping: NodeID
    let key: NodeID
    let value: NodeID
  }

  /// A person makes few such slips, and each unknown key is looked for.
  private static let most = 20

  /// Puts one finding in the place of those about such a word and about each of the keys.
  static func explaining(
    _ diagnostics: [Diagnostic], in tree: SyntaxTree, of file: FileID
  ) -> [Diagnostic] {
    let unknown = diagnostics.lazy.filter { $0.rule == Rule.unknownKey.name }.prefix(most)
      .map(\.primary.span)
    guard !unknown.isEmpty else { return diagnostics }
    let constructs = ConstructMap(of: tree)
    var order: [Owner] = []
    var parts: [Owner: [(key: NodeID, value: NodeID)]] = [:]
    for place in unknown {
      guard let (owner, part) = owner(ofKeyAt: place, in: tree, constructs) else { continue }
      if parts[owner] == nil { order.append(owner) }
      parts[owner, default: []].append(part)
    }
    var found = diagnostics
    for owner in order {
      let parts = parts[owner] ?? []
      let word = tree.span(owner.value)
      let isWrong = found.contains {
        $0.rule == Rule.wrongType.name && $0.primary.span == word
      }
      // A word that is right by itself, with one key beside it, is told of there.
      guard isWrong || parts.count > 1 else { continue }
      found.removeAll { finding in
        finding.primary.span == word
          || parts.contains {
            tree.span($0.key).union(tree.span($0.value)).contains(finding.primary.span)
          }
      }
      found.append(finding(about: owner, parts, in: file, tree))
    }
    return found
  }

  private static func owner(
    ofKeyAt place: ByteSpan, in tree: SyntaxTree, _ constructs: ConstructMap
  ) -> (Owner, part: (key: NodeID, value: NodeID))? {
    guard
      let mapping = tree.documents.lazy.compactMap({ tree.mapping(with: place, in: $0) }).first,
      let construct = constructs[mapping], tree.count(mapping) <= Construct.mostKeys,
      let part = tree.pairs(mapping).first(where: { tree.span($0.key) == place })
    else { return nil }
    let name = tree.string(part.key)
    for pair in tree.pairs(mapping) where tree.kind(pair.value) == .scalar {
      let (key, word) = (tree.string(pair.key), tree.string(pair.value))
      let inner = construct.keys.first { $0.name == key }?.shape.constructs ?? []
      let takesPart = inner.contains { outer in
        outer.keys.contains { $0.name == word && $0.shape.constructs.contains { $0.hasKey(name) } }
      }
      if takesPart {
        return (Owner(mapping: mapping, key: pair.key, value: pair.value), (part.key, part.value))
      }
    }
    return nil
  }

  private static func finding(
    about owner: Owner, _ parts: [(key: NodeID, value: NodeID)], in file: FileID,
    _ tree: SyntaxTree
  ) -> Diagnostic {
    let (key, word) = (tree.string(owner.key), tree.string(owner.value))
    let names = parts.map { "`\(tree.string($0.key))`" }.joined(separator: " and ")
    let inner = parts.map { "\(tree.string($0.key)): \(text(of: $0.value, in: tree))" }
    return Diagnostic(
      .unknownKey,
      "\(names) \(parts.count == 1 ? "belongs" : "belong") below `\(word)`, and not beside `\(key)`",
      at: Location(file: file, span: tree.span(parts[0].key)),
      related: [
        .init(Location(file: file, span: tree.span(owner.value)), "this stands for all of it")
      ],
      help: ["say `\(key): { \(word): { \(inner.joined(separator: ", ")) } }`"])
  }

  /// A value as it is written, if that is short.
  private static func text(of node: NodeID, in tree: SyntaxTree) -> String {
    let bytes = tree.source[tree.span(node).range]
    let isShort = bytes.count <= longest && !bytes.contains(UInt8(ascii: "\n"))
    return isShort && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : "…"
  }

  private static let longest = 40
}

extension Construct {
  /// A mapping with more keys is none that a person wrote.
  fileprivate static let mostKeys = 100
}

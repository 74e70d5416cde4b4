import Diagnostics
import SourceText
import SpecSyntax

/// An item of a list that is none: a hyphen makes two of one, or its first line stands twice.
struct ExcessItem {
  private enum Kind {
    /// The hyphen before a key that belongs to the item before.
    case hyphen(ByteSpan)
    /// The line of an item that the next one begins with as well.
    case line(ByteSpan)
  }

  private let kind: Kind
  /// The key that stands behind the hyphen.
  private let key: ByteSpan
  private let name: String

  /// More of them make a file that nobody writes, and each is read once more.
  private static let most = 4

  /// What could be such an item: it, or for a hyphen the one before as well, lacks something.
  static func all(
    in tree: SyntaxTree, of file: FileID, beside diagnostics: [Diagnostic]
  ) -> [Slip] {
    let gaps = diagnostics.lazy.filter { $0.rule == Rule.missingKey.name }.map(\.primary.span)
      .prefix(most * 2)
    guard !gaps.isEmpty else { return [] }
    var found: [ExcessItem] = []
    for document in tree.documents where gaps.contains(where: tree.span(document).contains) {
      find(in: document, tree, Array(gaps), &found)
    }
    return found.prefix(most).map { $0.slip(in: file, tree) }
  }

  private static func find(
    in node: NodeID, _ tree: SyntaxTree, _ gaps: [ByteSpan], _ found: inout [ExcessItem]
  ) {
    guard gaps.contains(where: tree.span(node).contains), !tree.isFlow(node) else { return }
    switch tree.kind(node) {
    case .mapping:
      for pair in tree.pairs(node) { find(in: pair.value, tree, gaps, &found) }
    case .sequence:
      var before: NodeID?
      for item in tree.items(node) {
        if let before, let excess = ExcessItem(before, item, tree, gaps) { found.append(excess) }
        find(in: item, tree, gaps, &found)
        before = item
      }
    case .scalar, .alias: break
    }
  }

  private init?(_ first: NodeID, _ second: NodeID, _ tree: SyntaxTree, _ gaps: [ByteSpan]) {
    guard tree.kind(first) == .mapping, tree.kind(second) == .mapping, !tree.isFlow(second),
      gaps.contains(where: tree.span(first).contains)
        || gaps.count(where: tree.span(second).contains) > 1,
      let one = tree.pairs(first).first(where: { _ in true }),
      let other = tree.pairs(second).first(where: { _ in true })
    else { return nil }
    let name = tree.string(other.key)
    let start = Int(tree.span(other.key).start)
    if tree.count(first) == 1, tree.string(one.key) == name, tree.kind(one.value) == .scalar,
      tree.kind(other.value) == .scalar, tree.string(one.value) == tree.string(other.value)
    {
      let key = tree.span(one.key)
      let line = tree.lineStart(Int(key.start))
      let end = tree.lineStart(Int(tree.span(other.key).start))
      self.init(.line(ByteSpan(line..<end)), key: key, name: name)
      return
    }
    let names = Set(tree.pairs(first).map { tree.string($0.key) })
    guard gaps.contains(where: tree.span(second).contains), start > 1,
      tree.source[start - 2] == UInt8(ascii: "-"), tree.source[start - 1] == UInt8(ascii: " "),
      names.isDisjoint(with: tree.pairs(second).map { tree.string($0.key) })
    else { return nil }
    self.init(.hyphen(ByteSpan(start - 2..<start - 1)), key: tree.span(other.key), name: name)
  }

  private init(_ kind: Kind, key: ByteSpan, name: String) {
    (self.kind, self.key, self.name) = (kind, key, name)
  }

  private func slip(in file: FileID, _ tree: SyntaxTree) -> Slip {
    switch kind {
    case .hyphen(let hyphen):
      let blank = Fix.replacing(at: Location(file: file, span: hyphen), by: " ", .unsafe)
      let finding = Diagnostic(
        Rule.syntax(.yamlSyntax),
        "a hyphen begins another item here, and `\(name)` belongs to the one before",
        at: Location(file: file, span: hyphen.union(key)),
        help: ["take the hyphen out: `\(name)` stands in line with the keys above it"],
        fixes: [blank])
      return Slip(finding, inPlace: blank.edits, least: 2, excusing: finding.primary.span)
    case .line(let line):
      let place = Location(file: file, span: line)
      let finding = Diagnostic(
        Rule.syntax(.yamlSyntax),
        "the line with `\(name)` stands twice, and the item has nothing else",
        at: Location(file: file, span: key), help: ["take this line out"],
        fixes: [.replacing(at: place, by: "", .unsafe)])
      let blanks = tree.source[line.range].map { $0 == UInt8(ascii: "\n") ? "\n" : " " }.joined()
      return Slip(
        finding, inPlace: [Fix.Edit(place, replacement: blanks)], excusing: finding.primary.span)
    }
  }
}

import Diagnostics
import SourceText
import SpecSyntax

/// Keys below which nothing stands, since what belongs to them is not indented: it stands beside them instead.
struct UnindentedParts {
  private let tree: SyntaxTree
  private let file: FileID
  private var found: [Diagnostic]
  /// Where nothing stands and something is due.
  private let gaps: Set<ByteSpan>
  /// How many have been told; a person makes few such slips, and each looks at all findings.
  private var told = 0
  private static let most = 20

  /// Puts one finding in the place of those about the empty key and about what stands beside it.
  static func explaining(
    _ diagnostics: [Diagnostic], in tree: SyntaxTree, of file: FileID
  ) -> [Diagnostic] {
    let gaps = Set(
      diagnostics.lazy.filter { $0.rule == Rule.wrongType.name }.map(\.primary.span)
        .filter(\.isEmpty))
    guard !gaps.isEmpty else { return diagnostics }
    var parts = UnindentedParts(tree: tree, file: file, found: diagnostics, gaps: gaps)
    for document in tree.documents {
      guard let kind = tree.declaration(of: document)?.kind else { continue }
      parts.visit(document, .construct(Grammar.construct(of: kind)))
    }
    return parts.found
  }

  private mutating func visit(_ node: NodeID, _ shape: Shape) {
    guard !tree.isFlow(node), told < Self.most else { return }
    switch tree.kind(node) {
    case .mapping: visit(mapping: node, shape)
    case .sequence:
      guard let element = shape.elements.first else { return }
      visit(list: node, of: element)
    case .scalar, .alias: break
    }
  }

  private mutating func visit(mapping node: NodeID, _ shape: Shape) {
    let pairs = Array(tree.pairs(node))
    let names = pairs.map { tree.string($0.key) }
    let construct = shape.constructs.first { construct in names.contains(where: construct.hasKey) }
    for (position, pair) in pairs.enumerated() {
      let inner =
        construct?.keys.first { $0.name == names[position] }?.shape ?? shape.valueOfMap
      guard let inner else { continue }
      guard isGap(pair.value) else {
        visit(pair.value, inner)
        continue
      }
      let parts = pairs[(position + 1)...].prefix { next in
        let name = tree.string(next.key)
        return inner.constructs.contains { $0.hasKey(name) } && construct?.hasKey(name) != true
          && hasFinding(from: next.key, to: next.value)
      }
      guard let first = parts.first, let last = parts.last else { continue }
      explain(
        pair, from: first.key, to: last.value, by: 2,
        Listing.quoted(parts.map { tree.string($0.key) }))
    }
  }

  /// `- column:` with nothing below it, and its nodes as further items.
  private mutating func visit(list node: NodeID, of element: Shape) {
    let items = Array(tree.items(node))
    for (position, item) in items.enumerated() {
      guard tree.kind(item) == .mapping, tree.count(item) == 1,
        let pair = tree.pairs(item).first(where: { _ in true }), isGap(pair.value),
        let inner = element.constructs.lazy.flatMap(\.keys).first(where: {
          $0.name == tree.string(pair.key)
        })?.shape,
        let next = items.dropFirst(position + 1).first, let last = items.last,
        isList(inner, of: next)
      else {
        visit(item, element)
        continue
      }
      explain(pair, from: next, to: last, by: 4, "what follows")
      return
    }
  }

  /// Whether a key takes a list of what an item is, itself or as its `items`.
  private func isList(_ shape: Shape, of item: NodeID) -> Bool {
    let lists = shape.elements + shape.constructs.flatMap(\.keys).flatMap(\.shape.elements)
    return lists.contains { item.stands(for: $0, tree) }
  }

  private func isGap(_ value: NodeID) -> Bool {
    tree.kind(value) == .scalar && tree.scalarSize(value) == 0 && gaps.contains(tree.span(value))
  }

  private func hasFinding(from first: NodeID, to last: NodeID) -> Bool {
    let span = tree.span(first).union(tree.span(last))
    return found.contains { span.contains($0.primary.span) }
  }

  private mutating func explain(
    _ owner: (key: NodeID, value: NodeID), from first: NodeID, to last: NodeID, by depth: Int,
    _ what: String
  ) {
    told += 1
    let name = tree.string(owner.key)
    let span = tree.span(first).union(tree.span(last))
    let gap = tree.span(owner.value)
    found.removeAll { $0.primary.span == gap || span.contains($0.primary.span) }
    let start = tree.lineStart(Int(span.start))
    var edits: [Fix.Edit] = []
    for place in start..<Int(span.end)
    where place == start || tree.source[place - 1] == UInt8(ascii: "\n") {
      edits.append(
        Fix.Edit(
          Location(file: file, span: ByteSpan(place..<place)),
          replacement: String(repeating: " ", count: depth)))
    }
    let place = tree.span(first).start
    found.append(
      Diagnostic(
        .wrongType, "nothing stands below `\(name)`",
        at: Location(file: file, span: tree.span(owner.key)),
        related: [
          .init(
            Location(file: file, span: ByteSpan(start: place, end: place)), "this stands beside it")
        ], help: ["indent \(what) below `\(name):`"],
        fixes: [Fix("indent it", .unsafe, edits: edits)]))
  }
}

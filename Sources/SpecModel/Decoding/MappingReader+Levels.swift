import Diagnostics
import SourceText
import SpecSyntax

/// Keys that stand on another level than they belong to, several of them in one finding.
extension MappingReader {
  /// Reports keys that look like fields in what has its fields under a key of their own.
  ///
  /// - Returns: Those that are told of.
  func reportFields(among unread: [Int]) -> [Int] {
    guard !unread.isEmpty, !hasKey("fields"),
      construct.keys.contains(where: { $0.name == "fields" && $0.shape.isMap })
    else { return [] }
    let fields = unread.filter { index in
      let entry = reader.keys[index]
      let name = reader.tree.string(entry.key)
      guard !construct.hasKey(name), OtherWords.key(for: name, among: ["fields"]) == nil else {
        return false
      }
      return reader.tree.withScalarBytes(entry.value) { text in
        let type = TypeNotation.separator(text).map { text[..<$0.lowerBound] } ?? text[...]
        return TypeNotation.parse(UnsafeBufferPointer(rebasing: type)) != nil
      }
    }
    guard let first = fields.first, fields.count == unread.count else { return [] }
    report(
      fields,
      help:
        "indent \(fields.count == 1 ? "it below `fields:`: it looks like a field" : "them below `fields:`: they look like fields")",
      fix: indenting(fields, by: 2, below: "fields"))
    reader.noteDisplaced(reader.tree.string(reader.keys[first].key), of: node)
    return fields
  }

  /// Reports keys that belong to the key before them, or to the last item of its list.
  ///
  /// - Returns: Those that are told of.
  func reportOutdented(among unread: [Int]) -> [Int] {
    guard let first = unread.first, first > range.lowerBound, !reader.tree.isFlow(node) else {
      return []
    }
    let owner = reader.keys[first - 1]
    guard owner.isRead, reader.tree.kind(owner.key) == .scalar else { return [] }
    let name = reader.tree.string(owner.key)
    guard let shape = construct.keys.first(where: { $0.name == name })?.shape else { return [] }
    let home = reader.tree.kind(owner.value) == .sequence ? lastItem(of: owner.value) : owner.value
    guard let home, !reader.tree.isFlow(home),
      reader.tree.kind(home) == .mapping
        || home == owner.value && reader.tree.scalarSize(home) == 0
          && reader.tree.style(home) == .plain
    else { return [] }
    let isItem = home != owner.value
    // What stands below a key that has names of its own, and is empty, is most likely all that follows.
    let takesAll = shape.isMap && reader.tree.kind(home) == .scalar
    let inner = (isItem ? shape.elements : [shape]).flatMap(\.constructs)
    let homeKeys = reader.tree.pairs(home).map { reader.tree.string($0.key) }
    let all = Set(
      homeKeys + (first..<range.upperBound).map { reader.tree.string(reader.keys[$0].key) })
    var run: [Int] = []
    // Where nothing at all stands below a key, what both have belongs there, too.
    let isBare = !isItem && !takesAll && homeKeys.isEmpty
    for (offset, index) in (isBare ? Array(first..<range.upperBound) : unread).enumerated() {
      let key = reader.tree.string(reader.keys[index].key)
      if isBare, offset > 0 {
        guard inner.contains(where: { $0.hasKey(key) }) else { break }
        run.append(index)
        continue
      }
      // One that the mapping knows and has no room for belongs elsewhere, too.
      guard index == first + offset, construct.misplaced[key] == nil,
        !construct.hasKey(key) || !construct.hasRoom(for: key, beside: { hasKey($0) }),
        !homeKeys.contains(key),
        takesAll
          || inner.contains(where: {
            $0.hasKey(key) && $0.hasRoom(for: key, beside: { $0 != key && all.contains($0) })
          })
      else { break }
      run.append(index)
    }
    guard !run.isEmpty else { return [] }
    withdraw(run, from: owner.value)
    let keys = Self.listed(run.map { reader.tree.string(reader.keys[$0].key) })
    let isOne = run.count == 1
    let belong =
      takesAll ? isOne ? "belongs to" : "belong to" : isOne ? "is a key of" : "are keys of"
    let depth = homeKeys.isEmpty ? 2 : reader.column(of: home) - reader.column(of: owner.key)
    report(
      run,
      help: isItem
        ? "\(keys) \(isOne ? "is a key" : "are keys") of the \(inner.first?.name ?? "item") above: "
          + "indent \(isOne ? "it" : "them") like `\(homeKeys.first ?? name)`"
        : "\(keys) \(belong) `\(name)`: "
          + "indent \(isOne ? "it" : "them") below `\(name):`",
      fix: indenting(run, by: depth, below: nil))
    return run
  }

  /// Reports keys that stand within the last part of what they belong to: `spacing` of a column in line with those of its
  /// last node.
  ///
  /// - Returns: Those that are told of.
  func reportOverindented(among unread: [Int]) -> [Int] {
    guard let first = unread.first, let last = unread.last, first > range.lowerBound,
      last == range.upperBound - 1, last - first == unread.count - 1, !reader.tree.isFlow(node),
      reader.span(node) == reader.tree.span(node)
    else { return [] }
    let names = unread.map { reader.tree.string(reader.keys[$0].key) }
    guard names.count > 1 || construct.hasKey(names[0]),
      let home = reader.enclosing.home(of: names[0], around: node, reader.tree),
      names.allSatisfy({ name in
        construct.misplaced[name] == nil
          && reader.enclosing.home(of: name, around: node, reader.tree)?.1 == home.1
      })
    else { return [] }
    // What follows on it there would be indented like nothing.
    let end = reader.tree.span(reader.keys[last].value).end
    guard let value = reader.enclosing.value(of: home.1, reader.tree),
      reader.tree.span(value).end == end
    else { return [] }
    let depth = reader.column(of: reader.keys[first].key) - reader.column(of: home.1)
    let owner = reader.tree.string(home.1)
    let isOne = names.count == 1
    reader.report(
      Diagnostic(
        .unknownKey,
        "\(Self.listed(names)) \(isOne ? "is a key" : "are keys") of the \(home.0.name) around, and stand\(isOne ? "s" : "") within its `\(owner)` here",
        at: reader.location(reader.span(reader.keys[first].key)),
        help: ["indent \(isOne ? "it" : "them") like `\(owner):`"],
        fixes: dedenting(unread, by: depth)))
    return unread
  }

  /// Takes some of the spaces out before the lines of keys that stand one after the other.
  private func dedenting(_ indices: [Int], by depth: Int) -> [Fix] {
    guard let first = indices.first, let last = indices.last, depth > 0 else { return [] }
    let source = reader.tree.source
    let start = reader.lineStart(of: reader.keys[first].key)
    let end = Int(reader.tree.span(reader.keys[last].value).end)
    guard end - start < 10_000 else { return [] }
    var edits: [Fix.Edit] = []
    var isLineStart = true
    for offset in start..<max(start, end) {
      if isLineStart, source[offset] != UInt8(ascii: "\n") {
        let spaces = source[offset...].prefix(depth)
        guard spaces.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return [] }
        edits.append(
          Fix.Edit(
            reader.location(ByteSpan(offset..<offset + spaces.count)), replacement: ""))
      }
      isLineStart = source[offset] == UInt8(ascii: "\n")
    }
    return [Fix("indent \(indices.count == 1 ? "it" : "them") less", .unsafe, edits: edits)]
  }

  /// Reports keys that all belong to one other key, which is not there: what a text consists of, without `text:`.
  ///
  /// - Returns: Those that are told of.
  func reportUnwrapped(among unread: [Int]) -> [Int] {
    guard (2...4).contains(unread.count) else { return [] }
    let names = unread.map { reader.tree.string(reader.keys[$0].key) }
    guard !names.contains(where: { construct.hasKey($0) || construct.misplaced[$0] != nil }) else {
      return []
    }
    let homes = construct.keys.filter { key in
      key.shape.constructs.contains { inner in names.allSatisfy(inner.hasKey) }
    }
    guard let home = homes.first?.name, !homes.contains(where: { hasKey($0.name) }),
      construct.hasRoom(for: home, beside: { hasKey($0) })
    else { return [] }
    let inner = names.map { "\($0): …" }.joined(separator: ", ")
    let places = homes.map { "`\($0.name)`" }.joined(separator: " or ")
    report(
      unread,
      help: "they are keys of \(places): write them within, `\(home): { \(inner) }`",
      fix: homes.count == 1 ? indenting(unread, by: 2, below: home) : [])
    return unread
  }

  /// Reports a kind that is said by a value, `type: carousel`, and here by a key: with what belongs to that one.
  ///
  /// - Returns: Those that are told of.
  func reportKindAsValue(among unread: [Int]) -> [Int] {
    guard (1...6).contains(unread.count) else { return [] }
    let naming = unread.first { index in
      let entry = reader.keys[index]
      guard ["type", "kind", "style", "name"].contains(reader.tree.string(entry.key)),
        reader.tree.kind(entry.value) == .scalar
      else { return false }
      let value = reader.tree.string(entry.value)
      return construct.hasKey(value) && !hasKey(value)
    }
    guard let naming else { return [] }
    let kind = reader.tree.string(reader.keys[naming].value)
    guard let key = construct.keys.first(where: { $0.name == kind }) else { return [] }
    let others = unread.filter { $0 != naming }
    if others.count == 1, reportKind(key, at: naming, besideValueAt: others[0]) { return unread }
    let names = others.map { reader.tree.string(reader.keys[$0].key) }
    guard names.allSatisfy({ name in key.shape.constructs.contains { $0.hasKey(name) } }),
      !key.shape.constructs.isEmpty
    else { return [] }
    let inner = names.map { "\($0): …" }.joined(separator: ", ")
    let word = reader.tree.string(reader.keys[naming].key)
    reader.report(
      Diagnostic(
        .unknownKey, "\(construct.name) has no key `\(word)`: what it is is a key of its own",
        at: reader.location(reader.span(reader.keys[naming].key)),
        help: ["write `\(kind): \(inner.isEmpty ? "{}" : "{ \(inner) }")`"]))
    return unread
  }

  /// Reports what a mapping is as a value, where it has nothing but one value itself: `type: bearer, token: …` is
  /// `bearer: …`; says whether it is so.
  private func reportKind(_ key: KeyDescription, at naming: Int, besideValueAt other: Int) -> Bool {
    let (kind, value) = (reader.keys[naming], reader.keys[other])
    guard key.shape.constructs.isEmpty, reader.tree.kind(value.value) == .scalar,
      reader.tree.scalarSize(value.value) > 0, reader.tree.style(value.value) == .plain,
      key.shape.takes(reader.tree.string(value.value))
    else { return false }
    let meant = "\(key.name): \(reader.tree.string(value.value))"
    let isNext = other == naming + 1
    let place =
      isNext
      ? reader.tree.span(kind.key).union(reader.tree.span(value.value)) : reader.span(kind.key)
    reader.report(
      Diagnostic(
        .unknownKey,
        "\(construct.name) has no key `\(reader.tree.string(kind.key))`: what it is is a key of its own",
        at: reader.location(place),
        help: [
          isNext
            ? "write `\(meant)`"
            : "say `\(meant)` in the place of `\(reader.tree.string(kind.key))` and `\(reader.tree.string(value.key))`"
        ],
        fixes: isNext ? [.replacing(at: reader.location(place), by: meant, .unsafe)] : []))
    return true
  }

  /// Whether what stands in one of some keys, which are not there, stands here without it.
  func hasUnwrapped(_ names: [String]) -> Bool {
    let strange = unreadKeys.filter { !construct.hasKey($0) }
    guard !strange.isEmpty, !names.contains(where: { hasKey($0) }) else { return false }
    return names.contains { name in
      construct.keys.first { $0.name == name }?.shape.constructs
        .contains { strange.allSatisfy($0.hasKey) } == true
    }
  }

  /// Whether all that is said here belongs to what it stands in: `- spacing: s` among the nodes of a column.
  var isOfOuter: Bool {
    !range.isEmpty && !reader.tree.isFlow(node)
      && range.allSatisfy { index in
        let key = reader.keys[index].key
        guard !reader.keys[index].isRead, reader.tree.kind(key) == .scalar else { return false }
        let name = reader.tree.string(key)
        return reader.enclosing.home(of: name, around: node, reader.tree) != nil
      }
  }

  /// Whether a key that is missing here is one too many of the whole declaration.
  func standsFurtherOut(_ name: String) -> Bool {
    guard let document = reader.document(of: node), document != node,
      reader.has(name, in: document), let kind = reader.tree.declaration(of: document)?.kind
    else { return false }
    return !Grammar.construct(of: kind).hasKey(name)
  }

  private func lastItem(of list: NodeID) -> NodeID? {
    guard !reader.tree.isFlow(list) else { return nil }
    var last: NodeID?
    reader.tree.forEachItem(of: list) { last = $0 }
    return last
  }

  /// Takes back what was said of a value for want of the keys that stand outside of it.
  private func withdraw(_ run: [Int], from value: NodeID) {
    let names = run.map { "`\(reader.tree.string(reader.keys[$0].key))`" }
    let span = reader.tree.span(value)
    reader.withdraw { finding in
      guard span.contains(finding.primary.span) else { return false }
      if finding.rule == Rule.wrongType.name { return finding.primary.span == span && span.isEmpty }
      return finding.rule == Rule.missingKey.name
        && names.contains {
          finding.message.contains($0) || finding.help.first?.contains($0) == true
        }
    }
  }

  private func report(_ indices: [Int], help: String, fix: [Fix]) {
    guard let first = indices.first else { return }
    let names = indices.map { reader.tree.string(reader.keys[$0].key) }
    reader.report(
      Diagnostic(
        .unknownKey,
        "\(construct.name) has no \(names.count == 1 ? "key" : "keys") \(Self.listed(names))",
        at: reader.location(reader.span(reader.keys[first].key)), help: [help], fixes: fix))
  }

  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return Listing.quoted(names) }
    guard names.count <= 4 else {
      return "\(Listing.quoted(names.prefix(3))) and \(names.count - 3) more"
    }
    return "\(Listing.quoted(names.dropLast())) and `\(last)`"
  }

  /// Indents the lines of keys that stand one after the other, below a new key if one is named.
  private func indenting(_ indices: [Int], by depth: Int, below key: String?) -> [Fix] {
    guard let first = indices.first, let last = indices.last, last - first == indices.count - 1,
      depth > 0, !reader.tree.isFlow(node),
      reader.span(node) == reader.tree.span(node)
    else { return [] }
    let source = reader.tree.source
    let start = reader.lineStart(of: reader.keys[first].key)
    let end = Int(reader.tree.span(reader.keys[last].value).end)
    let outer = String(repeating: " ", count: reader.column(of: reader.keys[first].key))
    let inner = String(repeating: " ", count: depth)
    guard end < 1 << 20, end - start < 10_000 else { return [] }
    var edits: [Fix.Edit] = []
    var isLineStart = true
    for offset in start..<max(start, end) {
      if isLineStart, source[offset] != UInt8(ascii: "\n") {
        let head = edits.isEmpty ? key.map { "\(outer)\($0):\n" } ?? "" : ""
        edits.append(
          Fix.Edit(reader.location(ByteSpan(offset..<offset)), replacement: head + inner))
      }
      isLineStart = source[offset] == UInt8(ascii: "\n")
    }
    let what = indices.count == 1 ? "it" : "them"
    return [Fix("indent \(what)\(key.map { " below `\($0):`" } ?? "")", .unsafe, edits: edits)]
  }
}

extension DocumentReader {
  /// Reports a key of an entry that stands beside the entries, `highContrast` among colours, and gives nil.
  func reportOutdented<Value>(_ name: Name, of construct: Construct) -> Value? {
    report(
      .unknownKey, "`\(name.text)` is a key of a \(construct.name), and stands beside them here",
      at: name.span, help: "indent it below the \(construct.name) that it belongs to")
    return nil
  }

  /// Where the line of a node begins.
  func lineStart(of node: NodeID) -> Int { tree.lineStart(Int(tree.span(node).start)) }

  /// How far a node is indented.
  func column(of node: NodeID) -> Int { column(at: Int(tree.span(node).start)) }

  /// How far a place is from the beginning of its line.
  func column(at place: Int) -> Int { place - tree.lineStart(place) }
}

extension SyntaxTree {
  /// Where the line of a place begins.
  func lineStart(_ place: Int) -> Int {
    var start = place
    while start > 0, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}

extension Shape {
  /// What the elements of a list of this shape can be.
  var elements: [Shape] {
    switch self {
    case .list(let element): [element]
    case .either(let shapes): shapes.flatMap(\.elements)
    default: []
    }
  }
}

import CYAML
import SourceText

/// Anchors, aliases and tags.
extension TreeBuilder {
  /// Moves a node's start past its anchor and tag, notes the tag, and returns the anchor.
  @inline(__always)
  mutating func takeProperties(
    of node: inout Node, anchor: UnsafeMutablePointer<yaml_char_t>?,
    tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> AnchorMark? {
    guard anchor != nil || tag != nil else { return nil }
    let span = passProperties(of: &node, hasAnchor: anchor != nil, tag: tag)
    return anchor.map { AnchorMark(name: String(cString: $0), span: span ?? node.span) }
  }

  private mutating func passProperties(
    of node: inout Node, hasAnchor: Bool, tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> ByteSpan? {
    var cursor = PropertyCursor(source: source, offset: Int(node.span.start))
    cursor.skipProperties(
      upTo: Int(node.span.end), isCollection: node.kind != .scalar, hasAnchor: hasAnchor,
      hasTag: tag != nil)
    node.span = ByteSpan(
      start: UInt32(truncatingIfNeeded: cursor.offset),
      end: max(node.span.end, UInt32(truncatingIfNeeded: cursor.offset)))
    if let tag { note(String(cString: tag), of: &node, at: cursor.tag ?? node.span) }
    return cursor.anchor
  }

  private mutating func note(_ tag: String, of node: inout Node, at span: ByteSpan) {
    node.flags.insert(.tagged)
    let index = UInt32(truncatingIfNeeded: nodes.count)
    parts.tags[index] = tag
    parts.properties[index] = .init(anchor: nil, tag: span)
    guard !Self.isPlain(tag) else { return }
    report(
      .customTag, "tags have no meaning in specs: `\(tag.prefix(80))`", at: span,
      help: "leave the tag out; put text that starts with `!` in quotes")
  }

  /// Whether a tag says of a value only what it is anyway.
  private static func isPlain(_ tag: String) -> Bool {
    let prefix = "tag:yaml.org,2002:"
    guard tag.hasPrefix(prefix) else { return tag == "!" }
    return ["str", "map", "seq", "int", "float", "bool", "null"]
      .contains(tag.dropFirst(prefix.count))
  }

  /// Adds an anchor to the node that is about to be appended, and returns its index.
  mutating func addAnchor(_ anchor: AnchorMark, to node: inout Node) -> Int {
    node.flags.insert(.anchored)
    let index = UInt32(truncatingIfNeeded: nodes.count)
    // What is noted of a node without a tag is of one that has been given up.
    let tag = node.flags.contains(.tagged) ? parts.properties[index]?.tag : nil
    parts.properties[index] = .init(anchor: anchor.span, tag: tag)
    let entry = Anchors.Entry(
      node: index, span: anchor.span, extent: Extent(), isOpen: true)
    return anchors.add(anchor.name, entry)
  }

  mutating func addAlias(_ event: Event) -> Bool {
    addAlias(of: String(cString: event.pointee.data.alias.anchor), at: span(event))
  }

  mutating func addAlias(of anchor: String, at span: ByteSpan) -> Bool {
    let target = resolve(anchor, at: span)
    let extent = target?.extent ?? Extent()
    guard Int(extent.height) + outer.count <= limits.depth else { return refuseDepth(at: span) }
    expandedNodes = expandedNodes.saturatingAdd(extent.nodes)
    guard Int(expandedNodes) <= limits.aliasExpansion else { return refuseExpansion(at: span) }
    top.expansion.addNodes(extent.nodes)
    top.expansion.height = max(top.expansion.height, extent.height)
    return append(
      Node(
        span: span, first: target?.node ?? 0, count: 0, kind: .alias, style: .plain,
        flags: target == nil ? .unresolved : []))
  }

  private mutating func refuseExpansion(at span: ByteSpan) -> Bool {
    report(
      .aliasExpansion,
      "the aliases of this document stand for more than \(limits.aliasExpansion) values",
      at: span,
      help: "aliases of aliases multiply; write out what is meant, or declare it once by name")
    return stop(.documentFailed(at: Int(span.end)))
  }

  /// The anchor that an alias means; nil, and a problem, if it means none.
  private mutating func resolve(_ name: String, at span: ByteSpan) -> Anchors.Entry? {
    guard let entry = anchors[name] else {
      reportUnknown(name, at: span)
      return nil
    }
    guard !entry.isOpen else {
      add(
        SyntaxProblem(
          .recursiveAlias, "`*\(name)` stands for a value that it is itself part of", at: span,
          related: [.init(span: entry.span, message: "the value starts here")],
          help: ["write out what is meant here"]))
      return nil
    }
    parts.aliasUses.append(.init(use: span, definition: entry.span))
    return entry
  }

  private mutating func reportUnknown(_ name: String, at span: ByteSpan) {
    guard parts.problems.count < limits.problems else { return }
    let near = NearMiss.suggestion(for: name, among: anchors.names)
    let only = near == nil ? anchors.onlyIdle(beside: parts.aliasUses) : nil
    let idle = only.flatMap { isNamed($0.name, behind: Int(span.end)) ? nil : $0 }
    let marking = "mark the value it stands for with `&\(name)`, earlier in the same document"
    let quoting = "put text that starts with `*` in quotes"
    add(
      SyntaxProblem(
        .unknownAnchor, "there is no anchor `&\(name)` before this alias", at: span,
        related: idle.map { [.init(span: $0.span, message: "no alias names this one")] } ?? [],
        help: near.map { ["did you mean `*\($0)`?"] }
          ?? idle.map { ["did you mean `*\($0.name)`?", "or \(marking); \(quoting)"] }
          ?? ["\(marking); \(quoting)"]))
  }

  /// Whether an alias behind an offset names an anchor, as far as its letters tell.
  private func isNamed(_ anchor: String, behind offset: Int) -> Bool {
    let alias = Array("*\(anchor)".utf8)
    var rest = source[offset...]
    while let start = rest.firstIndex(of: UInt8(ascii: "*")) {
      rest = rest[start...]
      if rest.starts(with: alias) {
        guard let next = rest.dropFirst(alias.count).first, next.isAnchorByte else { return true }
      }
      rest = rest.dropFirst()
    }
    return false
  }

  /// What is wrong where more text follows an alias of nothing, in a document without anchors: the whole is a text, and
  /// no alias was meant. Takes back what has been said of that.
  mutating func textAfterAlias(before offset: Int) -> SyntaxProblem? {
    guard let last = parts.problems.last, last.rule == .unknownAnchor, anchors.isEmpty,
      offset < source.count, !source[offset].isLineBreak, Int(last.span.end) < offset,
      source[Int(last.span.end)..<offset].allSatisfy(\.isBlank)
    else { return nil }
    parts.problems.removeLast()
    return .textAsAlias(at: ByteSpan(start: last.span.start, end: last.span.start + 1))
  }
}

import CYAML
import SourceText

/// Builds a tree out of libyaml's events.
///
/// Nothing is allocated per event but room in the flat arrays.
struct TreeBuilder {
  /// A collection that is being read.
  struct Frame {
    let node: Int
    let isMapping: Bool
    /// The index of the collection's anchor among the document's anchors; -1 if it has none.
    let anchor: Int
    /// The number of nodes directly in the collection.
    var children: UInt32 = 0
    /// Where the last of them ends.
    var end: UInt32
    var extent = Extent()
  }

  /// How the reading of a part of the source ended.
  enum Outcome {
    case finished
    /// The document cannot be read beyond this byte; later ones perhaps can.
    case documentFailed(at: Int)
    /// The byte at this offset is no text, which libyaml notices before it reads the text before.
    case notText(at: Int)
    /// The file is beyond a limit.
    case fileRefused
  }

  let source: UnsafeBufferPointer<UInt8>
  let limits: SyntaxLimits
  var parts = TreeParts()
  var frames: [Frame] = []
  var anchors = Anchors()
  var keys = DuplicateKeys()
  var offsets: ByteOffsets
  /// Where the last document ended that was read to its end.
  private(set) var completed = 0
  private let isASCII: Bool
  private var root = -1
  /// The number of nodes that the aliases of the document stand for together.
  private var expansion = Extent(nodes: 0)

  init(_ source: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits) {
    self.source = source
    self.limits = limits
    isASCII = source.isASCII
    offsets = ByteOffsets(source, base: 0, isASCII: isASCII)
    // Specs have about a node for every ten bytes; to be a little short costs one reallocation.
    parts.nodes.reserveCapacity(source.count / 10 + 8)
  }

  /// Reads the documents of a part of the source.
  mutating func read(_ range: Range<Int>) -> Outcome {
    guard var parser = EventParser(UnsafeBufferPointer(rebasing: source[range])) else {
      report(.fileTooLarge, "there is not enough memory to read this file", at: .zero)
      return .fileRefused
    }
    offsets = ByteOffsets(source, base: range.lowerBound, isASCII: isASCII)
    while parser.advance() {
      let outcome: Outcome? =
        switch parser.event.pointee.type {
        case YAML_SCALAR_EVENT: addScalar(parser.event)
        case YAML_MAPPING_START_EVENT: open(.mapping, parser.event)
        case YAML_SEQUENCE_START_EVENT: open(.sequence, parser.event)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(parser.event)
        case YAML_ALIAS_EVENT: addAlias(parser.event)
        case YAML_DOCUMENT_START_EVENT: startDocument()
        case YAML_DOCUMENT_END_EVENT: endDocument(parser.event)
        case YAML_STREAM_END_EVENT: .finished
        default: nil
        }
      if let outcome {
        if case .finished = outcome { return outcome }
        abandonDocument()
        return outcome
      }
    }
    return fail(parser.failure, in: range)
  }

  private mutating func fail(_ failure: ParserFailure, in range: Range<Int>) -> Outcome {
    abandonDocument()
    if failure.isReaderError {
      return .notText(at: min(range.lowerBound + failure.byteOffset, range.upperBound))
    }
    let context = offsets.offset(ofCharacter: failure.contextCharacter)
    let offset = offsets.offset(ofCharacter: failure.character)
    let wording = SyntaxErrorWording(
      source: UnsafeBufferPointer(rebasing: source[..<range.upperBound]), failure: failure,
      offset: offset, context: context)
    add(wording.problem)
    return .documentFailed(at: offset)
  }

  private mutating func startDocument() -> Outcome? {
    root = -1
    anchors.removeAll()
    expansion = Extent(nodes: 0)
    return nil
  }

  private mutating func endDocument(_ event: UnsafeMutablePointer<yaml_event_t>) -> Outcome? {
    completed = Int(span(event).end)
    if root >= 0, !isEmptyDocument(parts.nodes[root]) {
      parts.documents.append(NodeID(root))
    }
    root = -1
    return nil
  }

  /// Whether a root is what libyaml reports where there is nothing.
  private func isEmptyDocument(_ node: Node) -> Bool {
    node.kind == .scalar && node.style == .plain && node.count == 0
      && node.flags.isDisjoint(with: [.tagged, .anchored])
  }

  /// Drops what has been read of a document that has no end.
  private mutating func abandonDocument() {
    frames.removeAll(keepingCapacity: true)
    guard root >= 0 else { return }
    parts.nodes.removeSubrange(root...)
    root = -1
  }

  /// Records a problem, unless there are too many already.
  mutating func add(_ problem: SyntaxProblem) {
    guard parts.problems.count < limits.problems else { return }
    parts.problems.append(problem)
  }

  mutating func report(
    _ rule: SyntaxProblem.Rule, _ message: String, at span: ByteSpan, help: String...
  ) {
    add(SyntaxProblem(rule, message, at: span, help: help))
  }
}

/// The nodes.
extension TreeBuilder {
  /// Adds a node and tells the collection it is in.
  @inline(__always)
  private mutating func append(_ node: Node) -> Outcome? {
    guard parts.nodes.count < limits.nodes else {
      report(
        .tooManyNodes, "this file has more than \(limits.nodes) values", at: node.span,
        help: "split it into several files")
      return .fileRefused
    }
    if frames.isEmpty { root = parts.nodes.count }
    parts.nodes.append(node)
    return nil
  }

  /// Counts a node, with all that is within it, as a child of the innermost open collection.
  @inline(__always)
  private mutating func count(_ extent: Extent, end: UInt32) {
    let top = frames.count - 1
    guard top >= 0 else { return }
    frames[top].children += 1
    frames[top].end = max(frames[top].end, end)
    frames[top].extent.add(extent)
  }

  @inline(__always)
  private mutating func span(_ event: UnsafeMutablePointer<yaml_event_t>) -> ByteSpan {
    let start = offsets.offset(ofCharacter: event.pointee.start_mark.index)
    let end = offsets.offset(ofCharacter: event.pointee.end_mark.index)
    return ByteSpan(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  private mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) -> Outcome? {
    let scalar = event.pointee.data.scalar
    var node = Node(
      span: span(event), first: 0, count: UInt32(truncatingIfNeeded: scalar.length),
      kind: .scalar, style: SyntaxTree.ScalarStyle(scalar.style), flags: [])
    var anchorSpan: ByteSpan?
    if scalar.anchor != nil || scalar.tag != nil {
      anchorSpan = skipProperties(of: &node)
      if let tag = scalar.tag { note(tag: tag, of: &node) }
    }
    let text = UnsafeBufferPointer<UInt8>(start: scalar.value, count: scalar.length)
    if text.count > limits.scalarSize {
      report(
        .scalarTooLong, "this text is longer than \(limits.scalarSize) bytes",
        at: ByteSpan(start: node.span.start, end: node.span.start + 1),
        help: "keep texts of that size in a file of their own")
      return .documentFailed(at: Int(node.span.end))
    }
    locate(text, for: &node)
    let index = parts.nodes.count
    if let outcome = append(node) { return outcome }
    count(Extent(), end: node.span.end)
    if let name = scalar.anchor {
      let anchor = addAnchor(name, span: anchorSpan ?? node.span, node: index)
      anchors.close(anchor, extent: Extent())
    }
    return nil
  }

  /// Lets a scalar refer to the source if its text stands there as it is, or keeps its text.
  @inline(__always)
  private mutating func locate(_ text: UnsafeBufferPointer<UInt8>, for node: inout Node) {
    let inset = node.style == .plain ? 0 : 1
    let start = Int(node.span.end) - inset - text.count
    if !node.style.isBlock, start >= Int(node.span.start) + inset,
      equalBytes(UnsafeBufferPointer(rebasing: source[start..<start + text.count]), text)
    {
      node.first = UInt32(truncatingIfNeeded: start)
      return
    }
    node.first = UInt32(truncatingIfNeeded: parts.decoded.count)
    node.flags.insert(.decoded)
    parts.decoded.append(contentsOf: text)
    if node.style.isBlock { trimEnd(of: &node) }
  }

  /// Takes trailing line ends off a block scalar's span: they belong to no line that one would mark.
  private func trimEnd(of node: inout Node) {
    while node.span.end > node.span.start + 1, source[Int(node.span.end) - 1].isWhiteSpace {
      node.span.end -= 1
    }
  }

  private mutating func open(
    _ kind: SyntaxTree.Kind, _ event: UnsafeMutablePointer<yaml_event_t>
  ) -> Outcome? {
    // Both kinds of start have the same fields in the same places, but only by libyaml's grace.
    let (anchor, tag, isFlow) =
      kind == .mapping
      ? (
        event.pointee.data.mapping_start.anchor, event.pointee.data.mapping_start.tag,
        event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      )
      : (
        event.pointee.data.sequence_start.anchor, event.pointee.data.sequence_start.tag,
        event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      )
    var node = Node(
      span: span(event), first: 0, count: 0, kind: kind, style: .plain,
      flags: isFlow ? .flow : [])
    guard frames.count < limits.depth else { return refuseDepth(at: node.span) }
    var anchorSpan: ByteSpan?
    if anchor != nil || tag != nil {
      anchorSpan = skipProperties(of: &node)
      if let tag { note(tag: tag, of: &node) }
    }
    let index = parts.nodes.count
    if let outcome = append(node) { return outcome }
    let entry = anchor.map { addAnchor($0, span: anchorSpan ?? node.span, node: index) }
    frames.append(
      Frame(node: index, isMapping: kind == .mapping, anchor: entry ?? -1, end: node.span.end))
    return nil
  }

  private mutating func close(_ event: UnsafeMutablePointer<yaml_event_t>) -> Outcome? {
    guard let frame = frames.popLast() else { return nil }
    let isFlow = parts.nodes[frame.node].flags.contains(.flow)
    let end = isFlow ? span(event).end : frame.end
    parts.nodes[frame.node].span.end = end
    parts.nodes[frame.node].first = UInt32(truncatingIfNeeded: parts.nodes.count)
    parts.nodes[frame.node].count = frame.isMapping ? frame.children / 2 : frame.children
    if frame.anchor >= 0 { anchors.close(frame.anchor, extent: frame.extent) }
    count(frame.extent, end: end)
    if frame.isMapping { checkKeys(of: frame.node) }
    return nil
  }

  private mutating func refuseDepth(at span: ByteSpan) -> Outcome {
    report(
      .nestingTooDeep, "values are nested more than \(limits.depth) deep here",
      at: ByteSpan(start: span.start, end: span.start + 1),
      help: "move the inner part into a declaration of its own")
    return .documentFailed(at: Int(span.start))
  }
}

/// Anchors, aliases and tags.
extension TreeBuilder {
  /// Moves a node's start past its anchor and tag, and returns the anchor's place.
  private func skipProperties(of node: inout Node) -> ByteSpan? {
    var cursor = PropertyCursor(source: source, offset: Int(node.span.start))
    let anchor = cursor.skipProperties()
    let start = UInt32(truncatingIfNeeded: cursor.offset)
    // A node of which only the properties are written is the empty place after them.
    node.span = ByteSpan(start: min(start, max(node.span.end, node.span.start)), end: node.span.end)
    return anchor
  }

  private mutating func addAnchor(
    _ name: UnsafePointer<yaml_char_t>, span: ByteSpan, node: Int
  ) -> Int {
    parts.nodes[node].flags.insert(.anchored)
    return anchors.add(
      String(cString: name),
      Anchors.Entry(
        node: UInt32(truncatingIfNeeded: node), span: span, extent: Extent(), isOpen: true))
  }

  private mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Outcome? {
    let span = span(event)
    let target = resolve(String(cString: event.pointee.data.alias.anchor), at: span)
    let extent = target?.extent ?? Extent()
    if Int(extent.height) + frames.count > limits.depth { return refuseDepth(at: span) }
    expansion.add(extent)
    if Int(expansion.nodes) > limits.aliasExpansion {
      report(
        .aliasExpansion,
        "the aliases of this document stand for more than \(limits.aliasExpansion) values",
        at: span,
        help: "aliases of aliases multiply; write out what is meant, or declare it once by name")
      return .documentFailed(at: Int(span.end))
    }
    let node = Node(
      span: span, first: target?.node ?? 0, count: 0, kind: .alias, style: .plain,
      flags: target == nil ? .unresolved : [])
    if let outcome = append(node) { return outcome }
    count(extent, end: span.end)
    return nil
  }

  /// The anchor that an alias means; nil, and a problem, if it means none.
  private mutating func resolve(_ name: String, at span: ByteSpan) -> Anchors.Entry? {
    guard let entry = anchors[name] else {
      let suggestion = NearMiss.suggestion(for: name, among: anchors.names)
      report(
        .unknownAnchor, "there is no anchor `&\(name)` before this alias", at: span,
        help: suggestion.map { "did you mean `*\($0)`?" }
          ?? "mark the value it stands for with `&\(name)`, earlier in the same document; "
          + "put text that starts with `*` in quotes")
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

  private mutating func note(tag: UnsafePointer<yaml_char_t>, of node: inout Node) {
    let tag = String(cString: tag)
    node.flags.insert(.tagged)
    parts.tags[UInt32(truncatingIfNeeded: parts.nodes.count)] = tag
    guard tag != "!", !Self.plainTags.contains(tag) else { return }
    report(
      .customTag, "tags have no meaning in specs: `\(tag)`",
      at: ByteSpan(start: node.span.start, end: max(node.span.start + 1, node.span.end)),
      help: "leave the tag out; put text that starts with `!` in quotes")
  }

  /// The tags that say of a value only what it is anyway.
  private static let plainTags: Set<String> = Set(
    ["str", "map", "seq", "int", "float", "bool", "null"].map { "tag:yaml.org,2002:\($0)" })
}

extension SyntaxTree.ScalarStyle {
  init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
  }

  var isBlock: Bool { self == .literal || self == .folded }
}

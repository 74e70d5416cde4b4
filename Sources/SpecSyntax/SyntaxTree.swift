import SourceText

/// Names a node of a ``SyntaxTree``.
public struct NodeID: Sendable, Hashable {
  /// The node's index among the nodes of its tree.
  public let rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ index: Int) {
    self.rawValue = UInt32(truncatingIfNeeded: index)
  }
}

/// What a source file says, with the place of everything in it.
///
/// All nodes lie in one array in preorder, and scalars that stand in the source as they are refer
/// to it, so a tree costs little more than the reading of the file. Scalars are text: whether `no`
/// is a Boolean or a country is for the reader to decide who knows what is due.
public struct SyntaxTree: Sendable {
  /// What a node is.
  public enum Kind: UInt8, Sendable {
    case scalar, sequence, mapping, alias
  }

  /// How a scalar is written.
  public enum ScalarStyle: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// A place where `*name` stands for the node that `&name` marks.
  public struct AliasUse: Sendable, Hashable {
    /// The span of `*name`.
    public let use: ByteSpan
    /// The span of `&name`.
    public let definition: ByteSpan
  }

  /// Where what stands before a node is written.
  public struct Properties: Sendable, Hashable {
    /// The span of `&name`, if there is one.
    public let anchor: ByteSpan?
    /// The span of the tag, if there is one.
    public let tag: ByteSpan?

    /// Both in the order of the source.
    public var spans: [ByteSpan] { [anchor, tag].compactMap(\.self).sorted() }
  }

  /// What keeps a tree's arrays, so that copies of the tree are cheap.
  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let source: [UInt8]
    @usableFromInline let nodes: [Node]
    /// The texts of scalars that do not stand in the source as they are.
    @usableFromInline let decoded: [UInt8]
    let parts: TreeParts

    init(source: [UInt8], nodes: [Node], parts: TreeParts) {
      self.source = source
      self.nodes = nodes
      decoded = parts.decoded
      self.parts = parts
    }
  }

  @usableFromInline let storage: Storage

  init(source: [UInt8], nodes: [Node], parts: TreeParts) {
    storage = Storage(source: source, nodes: nodes, parts: parts)
  }

  /// Everything that is wrong with the file, in the order of its finding.
  public var problems: [SyntaxProblem] { storage.parts.problems }

  /// The roots of the documents.
  ///
  /// Empty documents are left out, and so are those that could not be read to their end.
  public var documents: [NodeID] { storage.parts.documents }

  /// All places where an alias stands for a node, in source order.
  public var aliasUses: [AliasUse] { storage.parts.aliasUses }

  /// The file's bytes.
  public var source: [UInt8] { storage.source }

  /// What a node is.
  @inlinable
  public func kind(_ id: NodeID) -> Kind {
    node(id).kind
  }

  /// How a scalar is written; plain for other nodes.
  @inlinable
  public func style(_ id: NodeID) -> ScalarStyle {
    node(id).style
  }

  /// Whether a collection is written with brackets or braces.
  @inlinable
  public func isFlow(_ id: NodeID) -> Bool {
    node(id).flags.contains(.flow)
  }

  /// The node that an alias stands for; any other node itself.
  ///
  /// An alias without a target stays what it is. It has been reported in ``problems``, and whoever
  /// meets it should say nothing more.
  @inlinable
  public func resolved(_ id: NodeID) -> NodeID {
    let node = node(id)
    guard node.kind == .alias, !node.flags.contains(.unresolved) else { return id }
    return NodeID(rawValue: node.first)
  }

  /// Where a node stands in the source, without its anchor and tag; for an alias, `*name`.
  @inlinable
  public func span(_ id: NodeID) -> ByteSpan {
    node(id).span
  }

  /// The number of a sequence's items or of a mapping's pairs; 0 for other nodes.
  @inlinable
  public func count(_ id: NodeID) -> Int {
    let node = node(id)
    return node.isCollection ? Int(node.count) : 0
  }

  /// The items of a sequence; none for other nodes.
  @inlinable
  public func items(_ id: NodeID) -> Items {
    let node = node(id)
    guard node.kind == .sequence else { return Items(cursor: ChildCursor(tree: self)) }
    return Items(cursor: ChildCursor(tree: self, next: id.rawValue + 1, end: node.first))
  }

  /// The pairs of a mapping, duplicates included; none for other nodes.
  ///
  /// A key that is no scalar has been reported in ``problems``; it is for the caller to skip it.
  @inlinable
  public func pairs(_ id: NodeID) -> Pairs {
    let node = node(id)
    guard node.kind == .mapping else { return Pairs(cursor: ChildCursor(tree: self)) }
    return Pairs(cursor: ChildCursor(tree: self, next: id.rawValue + 1, end: node.first))
  }

  /// Calls a function with each item of a sequence; never for other nodes.
  @inlinable
  public func forEachItem(of id: NodeID, _ body: (NodeID) -> Void) {
    let node = node(id)
    guard node.kind == .sequence else { return }
    var item = id.rawValue + 1
    while item < node.first {
      body(NodeID(rawValue: item))
      item = following(item)
    }
  }

  /// Whether a node is a mapping in braces that has one pair.
  @inlinable @inline(__always)
  public func hasOnePairInBraces(_ id: NodeID) -> Bool {
    let node = node(id)
    return node.kind == .mapping && node.count == 1 && node.flags.contains(.flow)
  }

  /// Calls a function with each pair of a mapping, duplicates included; never for other nodes.
  @inlinable
  public func forEachPair(of id: NodeID, _ body: (_ key: NodeID, _ value: NodeID) -> Void) {
    let node = node(id)
    guard node.kind == .mapping else { return }
    var key = id.rawValue + 1
    while key < node.first {
      let value = following(key)
      body(NodeID(rawValue: key), NodeID(rawValue: value))
      key = following(value)
    }
  }

  /// Calls a function with each pair of a mapping and the bytes of its key; nil for one that does not stand in the source
  /// as it is, or is no scalar.
  @inlinable @inline(__always)
  public func forEachEntry(
    of id: NodeID,
    _ body: (_ key: NodeID, _ value: NodeID, _ bytes: UnsafeBufferPointer<UInt8>?) -> Void
  ) {
    let mapping = node(id)
    guard mapping.kind == .mapping else { return }
    storage.source.withUnsafeBufferPointer { source in
      var key = id.rawValue + 1
      while key < mapping.first {
        let value = following(key)
        let name = node(NodeID(rawValue: key))
        let stands = name.kind == .scalar && !name.flags.contains(.decoded)
        let range = Int(name.first)..<Int(name.first) + Int(name.count)
        body(
          NodeID(rawValue: key), NodeID(rawValue: value),
          stands ? UnsafeBufferPointer(rebasing: source[range]) : nil)
        key = following(value)
      }
    }
  }

  /// The tag that is written before a node, in its full form; nil if there is none.
  public func tag(_ id: NodeID) -> String? {
    guard node(id).flags.contains(.tagged) else { return nil }
    return storage.parts.tags[id.rawValue]
  }

  /// Where a node's anchor and tag are written; nil if it has neither.
  public func properties(_ id: NodeID) -> Properties? {
    guard !node(id).flags.isDisjoint(with: [.tagged, .anchored]) else { return nil }
    return storage.parts.properties[id.rawValue]
  }

  /// Whether any node of the file has an anchor or a tag.
  public var hasProperties: Bool { !storage.parts.properties.isEmpty }

  /// The raw values of a node and of all that is within it.
  public func extent(_ id: NodeID) -> Range<UInt32> {
    id.rawValue..<following(id.rawValue)
  }

  /// Whether all documents have been read, so that nothing of the file is missing.
  public var isComplete: Bool { storage.parts.unreadable.isEmpty }

  /// Whether a node has an anchor, so that aliases may stand for it.
  @inlinable
  public func isAnchored(_ id: NodeID) -> Bool {
    node(id).flags.contains(.anchored)
  }

  /// The comments of the file, in source order.
  ///
  /// They are looked for when asked for. Where a document could not be read, there are none.
  public func comments() -> [Comment] {
    CommentScanner.comments(
      source: source, nodes: storage.nodes, unreadable: storage.parts.unreadable)
  }

  @inlinable
  func node(_ id: NodeID) -> Node {
    storage.nodes[Int(id.rawValue)]
  }

  /// The index of the node after a node and all that is within it.
  @inlinable
  func following(_ id: UInt32) -> UInt32 {
    let node = storage.nodes[Int(id)]
    return node.isCollection ? node.first : id + 1
  }
}

/// The text of scalars.
extension SyntaxTree {
  /// Gives `body` the bytes of a scalar's text, without copying them; none for other nodes.
  @inlinable
  public func withScalarBytes<Result, Failure: Error>(
    _ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let node = node(id)
    let range =
      node.kind == .scalar ? Int(node.first)..<Int(node.first) + Int(node.count) : 0..<0
    // Both arms call `body` directly: a closure that both shared would be allocated on each call.
    guard !node.flags.contains(.decoded) else {
      return try storage.decoded.withUnsafeBufferPointer { bytes throws(Failure) in
        try body(UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
    return try storage.source.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// A scalar's text; empty for other nodes.
  @inlinable
  public func string(_ id: NodeID) -> String {
    withScalarBytes(id) { Self.text(of: $0) }
  }

  /// The text of bytes within a source.
  @inlinable
  public static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    // So short a text is made in place, which takes a third of the time.
    guard bytes.count <= 15 else { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: bytes.count) { text in
      copyFew(UnsafeRawBufferPointer(bytes), to: UnsafeMutableRawBufferPointer(text))
      return bytes.count
    }
  }

  /// Copies up to sixteen bytes in two pieces, which may overlap: a call takes longer than that.
  @inlinable @inline(__always)
  static func copyFew(_ bytes: UnsafeRawBufferPointer, to copy: UnsafeMutableRawBufferPointer) {
    switch bytes.count {
    case 8...:
      copyEnds(UInt64.self, of: bytes, to: copy)
    case 4...:
      copyEnds(UInt32.self, of: bytes, to: copy)
    case 2...:
      copyEnds(UInt16.self, of: bytes, to: copy)
    default:
      if let only = bytes.first { copy[0] = only }
    }
  }

  @inlinable @inline(__always)
  static func copyEnds<Word: FixedWidthInteger & BitwiseCopyable>(
    _: Word.Type, of bytes: UnsafeRawBufferPointer, to copy: UnsafeMutableRawBufferPointer
  ) {
    let last = bytes.count - MemoryLayout<Word>.size
    let start = bytes.loadUnaligned(fromByteOffset: 0, as: Word.self)
    let end = bytes.loadUnaligned(fromByteOffset: last, as: Word.self)
    copy.storeBytes(of: start, as: Word.self)
    copy.storeBytes(of: end, toByteOffset: last, as: Word.self)
  }

  /// Whether a node is a scalar with just this text.
  @inlinable
  public func scalarEquals(_ id: NodeID, _ text: StaticString) -> Bool {
    // Most comparisons are with other texts, and the size tells.
    if text.hasPointerRepresentation, text.utf8CodeUnitCount != scalarSize(id) { return false }
    return text.withUTF8Buffer { scalarEquals(id, $0) }
  }

  /// Whether a node is a scalar with just this text in UTF-8.
  public func scalarEquals(_ id: NodeID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard kind(id) == .scalar else { return false }
    return withScalarBytes(id) { equalBytes($0, text) }
  }

  /// Whether a node is a scalar with just this text, compared byte by byte.
  public func scalarEquals(_ id: NodeID, string: String) -> Bool {
    var text = string
    return text.withUTF8 { scalarEquals(id, $0) }
  }

  /// The number of bytes of a scalar's text.
  @inlinable @inline(__always)
  public func scalarSize(_ id: NodeID) -> Int {
    let node = node(id)
    return node.kind == .scalar ? Int(node.count) : 0
  }
}

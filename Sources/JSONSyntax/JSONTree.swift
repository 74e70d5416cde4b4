import SourceText

/// A JSON text (RFC 8259) as a tree of values with their places.
///
/// The nodes stand one behind the other in the order of the text, those within another right behind
/// it, so that a tree takes sixteen bytes for each value and none of them is an object.
public struct JSONTree: Sendable {
  /// What a value is.
  public enum Kind: UInt8, Sendable, Hashable {
    case null, isFalse, isTrue, number, string, array, object
  }

  /// A value of a tree.
  public struct NodeID: Sendable, Hashable {
    let index: UInt32

    init(_ index: Int) {
      self.index = UInt32(clamping: index)
    }
  }

  /// A key of an object and its value.
  public struct Member: Sendable {
    public let key: NodeID
    public let value: NodeID
  }

  struct Node: Sendable {
    let kind: Kind
    let start: UInt32
    var end: UInt32
    /// The number of the node behind this one and all that it holds.
    var next: UInt32

    /// Whether it stands without quotes or brackets.
    var isWordOrNumber: Bool {
      switch kind {
      case .number, .isTrue, .isFalse, .null: true
      case .object, .array, .string: false
      }
    }
  }

  /// The text.
  public let bytes: [UInt8]
  /// What is wrong with the text. After most of it the tree is empty; keys that stand twice and halves
  /// of characters leave it whole.
  public let problems: [JSONProblem]
  let nodes: [Node]

  /// Reads a text; a byte order mark before it is passed over.
  public init(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    reader.read()
    self.bytes = bytes
    nodes = reader.nodes
    problems = reader.problems
  }

  /// The value that everything else stands in; nil where the text is no JSON.
  public var root: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

  public func kind(_ node: NodeID) -> Kind { nodes[Int(node.index)].kind }

  public func span(_ node: NodeID) -> ByteSpan {
    let node = nodes[Int(node.index)]
    return ByteSpan(start: node.start, end: node.end)
  }

  /// A place to show a value at: of arrays and objects the opening bracket.
  public func mark(_ node: NodeID) -> ByteSpan {
    let span = span(node)
    switch kind(node) {
    case .array, .object: return ByteSpan(start: span.start, end: span.start + 1)
    case .null, .isFalse, .isTrue, .number, .string: return span
    }
  }

  /// The values of an array; none of anything else.
  public func elements(of node: NodeID) -> JSONElements {
    guard kind(node) == .array else { return JSONElements(nodes: nodes, upcoming: 0, end: 0) }
    return JSONElements(nodes: nodes, upcoming: node.index + 1, end: nodes[Int(node.index)].next)
  }

  /// The keys of an object with their values; none of anything else.
  public func members(of node: NodeID) -> JSONMembers {
    let isObject = kind(node) == .object
    return JSONMembers(
      keysAndValues: JSONElements(
        nodes: nodes, upcoming: isObject ? node.index + 1 : 0,
        end: isObject ? nodes[Int(node.index)].next : 0))
  }

  /// The value of a key in an object: the first, as decoders read it.
  public func value(of key: String, in node: NodeID) -> NodeID? {
    members(of: node).first { string($0.key) == key }?.value
  }

  /// The characters of a number as they are written.
  public func number(_ node: NodeID) -> Substring {
    guard kind(node) == .number else { return "" }
    return Substring(decoding: bytes[span(node).range], as: UTF8.self)
  }

  /// The text that a string stands for; halves of characters become `U+FFFD`.
  public func string(_ node: NodeID) -> String {
    let span = span(node)
    guard kind(node) == .string, span.count >= 2 else { return "" }
    let content = bytes[(span.range.lowerBound + 1)..<(span.range.upperBound - 1)]
    guard content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    return JSONEscapes.text(of: content)
  }
}

/// The values of an array in their order.
public struct JSONElements: Sequence, IteratorProtocol {
  fileprivate let nodes: [JSONTree.Node]
  fileprivate var upcoming: UInt32
  fileprivate let end: UInt32

  public mutating func next() -> JSONTree.NodeID? {
    guard upcoming < end else { return nil }
    defer { upcoming = nodes[Int(upcoming)].next }
    return JSONTree.NodeID(Int(upcoming))
  }
}

/// The keys of an object with their values, in their order.
public struct JSONMembers: Sequence, IteratorProtocol {
  fileprivate var keysAndValues: JSONElements

  public mutating func next() -> JSONTree.Member? {
    guard let key = keysAndValues.next(), let value = keysAndValues.next() else { return nil }
    return JSONTree.Member(key: key, value: value)
  }
}

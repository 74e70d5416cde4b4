import CYAML
import SourceText

/// Builds a tree out of libyaml's events, or of what ``DirectReader`` finds.
///
/// Nothing is allocated per node but room in the flat arrays.
struct TreeBuilder: ~Copyable {
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

  /// A collection that is being read.
  struct Frame {
    var node = -1
    var isMapping = false
    /// The index of the collection's anchor among the document's anchors; -1 if it has none.
    var anchor = -1
    /// The number of nodes directly in the collection.
    var children: UInt32 = 0
    /// What aliases add to the collection beyond the nodes that stand in it.
    var expansion = Extent()
  }

  typealias Event = UnsafeMutablePointer<yaml_event_t>

  let source: UnsafeBufferPointer<UInt8>
  let limits: SyntaxLimits
  var nodes: NodeBuffer
  var parts = TreeParts()
  var offsets: ByteOffsets

  /// The innermost open collection, and those around it.
  var top = Frame()
  var outer: [Frame] = []
  /// Where the node ends that was completed last.
  var lastEnd: UInt32 = 0
  /// The document's root; -1 as long as it has none.
  var root = -1

  var anchors = Anchors()
  var keys = KeyWords()
  /// The number of nodes that the document's aliases stand for together.
  var expandedNodes: UInt32 = 0

  /// Where the last document ended that was read to its end.
  private(set) var completed = 0
  private var outcome = Outcome.finished

  init(_ source: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits) {
    self.source = source
    self.limits = limits
    offsets = ByteOffsets(source, base: 0)
    // Specs have a node for every eight bytes or so; room for a few more is better than to grow.
    nodes = NodeBuffer(minimumCapacity: source.count / 7 + 8)
  }

  /// The tree of the documents that have been read of `bytes`, which are the source's.
  consuming func tree(of bytes: [UInt8]) -> SyntaxTree {
    SyntaxTree(source: bytes, nodes: nodes.array(), parts: parts)
  }

  /// Reads the documents of a part of the source.
  mutating func read(_ range: Range<Int>) -> Outcome {
    guard var parser = EventParser(UnsafeBufferPointer(rebasing: source[range])) else {
      report(.fileTooLarge, "there is not enough memory to read this file", at: .zero)
      return .fileRefused
    }
    offsets = ByteOffsets(source, base: range.lowerBound)
    outcome = .finished
    while parser.advance() {
      let goesOn =
        switch parser.event.pointee.type {
        case YAML_SCALAR_EVENT: addScalar(parser.event)
        case YAML_MAPPING_START_EVENT: openMapping(parser.event)
        case YAML_SEQUENCE_START_EVENT: openSequence(parser.event)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
          closeCollection(at: span(parser.event).end)
        case YAML_ALIAS_EVENT: addAlias(parser.event)
        case YAML_DOCUMENT_START_EVENT: startDocument()
        case YAML_DOCUMENT_END_EVENT: endDocument(at: Int(span(parser.event).end))
        case YAML_STREAM_END_EVENT: false
        default: true
        }
      if !goesOn {
        abandonDocument()
        return outcome
      }
    }
    abandonDocument()
    return fail(parser.failure, in: range)
  }

  /// Ends the reading; returns false for the caller to pass on.
  mutating func stop(_ outcome: Outcome) -> Bool {
    self.outcome = outcome
    return false
  }

  private mutating func fail(_ failure: ParserFailure, in range: Range<Int>) -> Outcome {
    if failure.isReaderError {
      return .notText(at: min(range.lowerBound + failure.byteOffset, range.upperBound))
    }
    let context = offsets.offset(ofCharacter: failure.contextCharacter)
    let offset = offsets.offset(ofCharacter: failure.character)
    let wording = SyntaxErrorWording(
      source: UnsafeBufferPointer(rebasing: source[..<range.upperBound]), failure: failure,
      offset: offset, context: context)
    add(textAfterAlias(before: offset) ?? wording.problem)
    return .documentFailed(at: offset)
  }

  mutating func startDocument() -> Bool {
    root = -1
    anchors.removeAll()
    expandedNodes = 0
    return true
  }

  mutating func endDocument(at end: Int) -> Bool {
    completed = end
    if root >= 0, !isEmptyDocument(nodes[root]) {
      parts.documents.append(NodeID(root))
    }
    root = -1
    return true
  }

  /// Whether a root is what libyaml reports where there is nothing.
  private func isEmptyDocument(_ node: Node) -> Bool {
    node.kind == .scalar && node.style == .plain && node.count == 0
      && node.flags.isDisjoint(with: [.tagged, .anchored])
  }

  /// Drops what has been read of a document that has no end.
  mutating func abandonDocument() {
    outer.removeAll(keepingCapacity: true)
    top = Frame()
    guard root >= 0 else { return }
    nodes.truncate(to: root)
    root = -1
  }

  /// How much there is of all that documents bring along besides their nodes.
  struct Checkpoint {
    fileprivate let problems: Int
    fileprivate let aliasUses: Int
    fileprivate let decoded: Int
  }

  var checkpoint: Checkpoint {
    Checkpoint(
      problems: parts.problems.count, aliasUses: parts.aliasUses.count,
      decoded: parts.decoded.count)
  }

  /// Drops what has been read of a document since its start, and what was said of it: it is read
  /// once more.
  mutating func retractDocument(to checkpoint: Checkpoint) {
    abandonDocument()
    parts.problems.removeSubrange(checkpoint.problems...)
    parts.aliasUses.removeSubrange(checkpoint.aliasUses...)
    parts.decoded.removeSubrange(checkpoint.decoded...)
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

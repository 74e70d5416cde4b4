import SourceText
import SpecSyntax

/// What the comments of a file's documents belong to, so that they move along with it.
///
/// An entry is a pair, known by its key, or an item of a list.
struct CommentPlacement {
  /// The comments above an entry.
  private var above: [NodeID: [ByteSpan]] = [:]
  /// The comments at the end of an entry's line.
  private var beside: [NodeID: [ByteSpan]] = [:]
  /// The comments after the last entry of a collection.
  private var below: [NodeID: [ByteSpan]] = [:]

  mutating func add(_ comments: [ByteSpan], to entry: NodeID) {
    guard !comments.isEmpty else { return }
    above[entry, default: []] += comments
  }

  mutating func add(beside comment: ByteSpan, to entry: NodeID) {
    beside[entry, default: []].append(comment)
  }

  mutating func add(below comment: ByteSpan, to collection: NodeID) {
    below[collection, default: []].append(comment)
  }

  /// Whether no comment belongs to anything.
  var isEmpty: Bool { above.isEmpty && beside.isEmpty && below.isEmpty }

  func above(_ entry: NodeID) -> [ByteSpan] { above.isEmpty ? [] : above[entry] ?? [] }

  func beside(_ entry: NodeID) -> [ByteSpan] { beside.isEmpty ? [] : beside[entry] ?? [] }

  func below(_ collection: NodeID) -> [ByteSpan] { below.isEmpty ? [] : below[collection] ?? [] }
}

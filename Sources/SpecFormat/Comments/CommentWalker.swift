import SourceText
import SpecSyntax

/// Goes through documents and finds out what each comment belongs to.
///
/// A comment at the end of a line belongs to what stands before it in the line. One with a line of
/// its own belongs to what follows, or, after the last entry of a collection, to the end of the
/// innermost collection that it is indented like.
struct CommentWalker {
  var placement = CommentPlacement()

  private let tree: SyntaxTree
  private let comments: [Comment]
  /// The index of the first comment that has no place yet.
  private var next = 0
  /// The entry that was read last, and where it ends so far.
  private var latest: (entry: NodeID, end: Int)?
  /// Where the comment ends that was placed last beside an entry or at the end of a block.
  private var endOfPlaced = 0

  init(_ tree: SyntaxTree, comments: [Comment]) {
    self.tree = tree
    self.comments = comments
  }

  /// The next comment, if it starts before an offset, which is then no more the walker's concern.
  mutating func takeComment(before offset: Int) -> Comment? {
    guard next < comments.count, comments[next].span.start < offset else { return nil }
    next += 1
    return comments[next - 1]
  }

  mutating func walk(document: NodeID, upTo end: Int) {
    latest = nil
    guard next < comments.count, comments[next].span.start < end else { return }
    switch tree.kind(document) {
    case .alias: break
    case .scalar:
      // What is within the node is the comment after `|` or `>`.
      place(before: Int(tree.span(document).end), above: document)
    case .sequence, .mapping: walk(document, below: -1)
    }
  }

  /// - Parameter parent: The column of the collection around this one; -1 if there is none.
  private mutating func walk(_ collection: NodeID, below parent: Int) {
    let end = Int(tree.span(collection).end)
    let isFlow = tree.isFlow(collection)
    let column = isFlow ? parent : tree.source.column(of: Int(tree.span(collection).start))
    if next < comments.count, comments[next].span.start < end {
      for item in tree.items(collection) { walk(item: item, below: column) }
      for (key, value) in tree.pairs(collection) { walk(key, value, below: column) }
      if isFlow { closeFlow(collection, at: end) }
    } else if !isFlow, let last = tree.lastEntry(of: collection) {
      // Only what the collection ends with matters to the comments after it.
      latest = (last.entry, end)
      if tree.count(last.value) > 0, !tree.isFlow(last.value) { walk(last.value, below: column) }
    }
    if !isFlow { claimBelow(collection, column: column, parent: parent) }
  }

  private mutating func walk(item: NodeID, below column: Int) {
    place(before: Int(tree.span(item).start), above: item)
    walk(value: item, of: item, below: column)
  }

  private mutating func walk(_ key: NodeID, _ value: NodeID, below column: Int) {
    place(before: Int(tree.span(key).start), above: key)
    latest = (key, Int(tree.span(key).end))
    // What stands above a block's first entry is that entry's.
    let isBlock = tree.count(value) > 0 && !tree.isFlow(value)
    if !isBlock { place(before: Int(tree.span(value).start), above: key) }
    walk(value: value, of: key, below: column)
  }

  private mutating func walk(value: NodeID, of entry: NodeID, below column: Int) {
    let span = tree.span(value)
    switch tree.kind(value) {
    case .alias: latest = (entry, Int(span.end))
    case .scalar:
      latest = (entry, Int(span.start))
      place(before: Int(span.end), above: entry)
      latest = (entry, Int(span.end))
    case .sequence, .mapping:
      if tree.isFlow(value) { latest = (entry, Int(span.start)) }
      if tree.count(value) == 0 { place(before: Int(span.end), above: entry) }
      walk(value, below: column)
      if tree.isFlow(value) { latest = (entry, Int(span.end)) }
    }
  }

  /// Gives the comments before an offset their places: beside the latest entry or above the next.
  private mutating func place(before offset: Int, above entry: NodeID) {
    while next < comments.count, Int(comments[next].span.start) < offset {
      if !placeBesideLatest() {
        placement.add([comments[next].span], to: entry)
        next += 1
      }
    }
  }

  /// Places a comment that stands in the line in which the latest entry ends so far.
  private mutating func placeBesideLatest() -> Bool {
    let comment = comments[next]
    guard !comment.isAlone, let latest, latest.end <= comment.span.start,
      !tree.source[latest.end..<Int(comment.span.start)].contains(where: \.endsLine)
    else { return false }
    placement.add(beside: comment.span, to: latest.entry)
    endOfPlaced = Int(comment.span.end)
    next += 1
    return true
  }

  /// Places the comments before the closing bracket.
  private mutating func closeFlow(_ collection: NodeID, at end: Int) {
    while next < comments.count, Int(comments[next].span.start) < end {
      if !placeBesideLatest() {
        placement.add(below: comments[next].span, to: collection)
        next += 1
      }
    }
  }

  /// Places the comments after the last entry of a block that are indented like its entries.
  private mutating func claimBelow(_ collection: NodeID, column: Int, parent: Int) {
    while next < comments.count {
      if placeBesideLatest() { continue }
      let start = Int(comments[next].span.start)
      let own = tree.source.column(of: start)
      guard comments[next].isAlone, own >= column, own > parent,
        tree.source.isBlank(from: max(latest?.end ?? 0, endOfPlaced), to: start)
      else { return }
      placement.add(below: comments[next].span, to: collection)
      endOfPlaced = Int(comments[next].span.end)
      next += 1
    }
  }
}

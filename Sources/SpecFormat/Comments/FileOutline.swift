import SourceText
import SpecSyntax

/// What a file consists of from its start to its end: documents, and what stands around them.
struct FileOutline {
  enum Part {
    case document(NodeID)
    /// A comment around documents.
    case comment(Comment)
    /// `---` or `...`.
    case marker(ByteSpan)
    /// A line that starts with `%`.
    case directive(ByteSpan)
  }

  private(set) var parts: [Part] = []
  /// Where the comments within documents belong.
  private(set) var placement: CommentPlacement

  private let tree: SyntaxTree
  private let comments: [Comment]

  init(_ tree: SyntaxTree, comments: [Comment]) {
    self.tree = tree
    self.comments = comments
    placement = CommentPlacement()
    var walker = CommentWalker(tree, comments: comments)
    var position = tree.source.byteOrderMarkCount
    for document in tree.documents {
      let start = tree.start(of: document)
      addGap(position..<start, &walker)
      giveAwayHeader(to: document, &walker)
      parts.append(.document(document))
      position = Int(tree.span(document).end)
      walker.walk(document: document, upTo: firstMarker(from: position))
    }
    addGap(position..<tree.source.count, &walker)
    placement = walker.placement
  }

  /// Whether there is a comment within a part of the file.
  func hasComments(within span: ByteSpan) -> Bool {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].span.start < span.start { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].span.start < span.end
  }

  /// Notes what stands between two documents, but for comments that belong to the one before.
  private mutating func addGap(_ gap: Range<Int>, _ walker: inout CommentWalker) {
    tree.source.withUnsafeBufferPointer { source in
      var position = gap.lowerBound
      while position < gap.upperBound {
        let end = min(source.endOfLine(from: position), gap.upperBound)
        if let size = source.markerSize(at: position) {
          parts.append(.marker(ByteSpan(position..<position + size)))
        } else if source[position] == UInt8(ascii: "%"), source.isLineStart(position) {
          parts.append(.directive(ByteSpan(position..<end)))
          // A comment beside a directive is written with it.
          while walker.takeComment(before: end) != nil {}
        }
        while let comment = walker.takeComment(before: end) { parts.append(.comment(comment)) }
        position = source.nextLine(from: end)
      }
    }
  }

  /// The comments right above a document's first key are that key's; those before a blank line, and
  /// what is meant for editors, stay at the document's head.
  private mutating func giveAwayHeader(to document: NodeID, _ walker: inout CommentWalker) {
    guard let first = tree.firstKeyOfBlock(document) else { return }
    var next = tree.start(of: document)
    var own: [ByteSpan] = []
    while case .comment(let comment) = parts.last, comment.isAlone,
      !tree.source.hasBlankLine(before: next), !isForEditors(comment)
    {
      own.append(comment.span)
      next = Int(comment.span.start)
      parts.removeLast()
    }
    walker.placement.add(own.reversed(), to: first)
  }

  private func isForEditors(_ comment: Comment) -> Bool {
    let text = tree.source[comment.span.range].drop { $0 == UInt8(ascii: "#") || $0 <= 0x20 }
    return text.starts(with: "yaml-language-server:".utf8) || text.starts(with: "vim:".utf8)
      || text.starts(with: "-*-".utf8) || text.starts(with: "!".utf8)
  }

  /// Where the first line from an offset on starts that has a document marker; the end if none has.
  private func firstMarker(from offset: Int) -> Int {
    tree.source.withUnsafeBufferPointer { source in
      var position = source.nextLine(from: source.endOfLine(from: offset))
      while position < source.count {
        // What follows a document is white space and comments, up to a marker.
        if source.markerSize(at: position) != nil { return position }
        position = source.nextLine(from: source.endOfLine(from: position))
      }
      return source.count
    }
  }
}

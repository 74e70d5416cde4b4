import SourceText
import SpecModel
import SpecSyntax

/// Writes a file in the canonical style.
struct SpecPrinter {
  let tree: SyntaxTree
  let outline: FileOutline
  let order: PairOrder
  let constructs: ConstructMap

  var lines = LineWriter()

  /// The text of the whole file.
  mutating func print() throws(SpecFormatter.Refusal) -> [UInt8] {
    for (index, part) in outline.parts.enumerated() {
      switch part {
      case .directive(let span):
        lines.start(indentation: 0)
        lines.write(tree.source[span.range])
        lines.end()
      case .marker(let span):
        lines.start(indentation: 0)
        lines.write(tree.source[span.range])
        if case .comment(let comment)? = outline.parts[safe: index + 1],
          isBeside(comment, after: span)
        {
          writeBeside([comment.span])
        }
        lines.end()
        lines.isFresh = true
      case .comment(let comment):
        if index > 0, case .marker(let span) = outline.parts[index - 1],
          isBeside(comment, after: span)
        {
          continue
        }
        writeAbove([comment.span], indentation: 0)
      case .document(let root):
        try write(document: root)
      }
    }
    return lines.bytes
  }

  private func isBeside(_ comment: Comment, after marker: ByteSpan) -> Bool {
    !comment.isAlone
      && !tree.source[Int(marker.end)..<Int(comment.span.start)].contains(where: \.endsLine)
  }

  private mutating func write(document root: NodeID) throws(SpecFormatter.Refusal) {
    let start = tree.start(of: root)
    if isBlock(root, atColumn: 0) || tree.kind(root) == .mapping && tree.count(root) > 0 {
      if tree.properties(root) != nil {
        lines.start(indentation: 0, afterBlankLine: tree.source.hasBlankLine(before: start))
        writeProperties(of: root)
        lines.end()
        lines.isFresh = true
      }
      try writeBlock(root, indentation: 0, isOpen: false)
    } else {
      writeAbove(outline.placement.above(root), indentation: 0)
      lines.start(indentation: 0, afterBlankLine: tree.source.hasBlankLine(before: start))
      try writeInline(root, of: root, indentation: -FormatStyle.indentation)
    }
  }
}

/// Comments.
extension SpecPrinter {
  /// Writes comments in lines of their own.
  ///
  /// - Parameter space: Whether there is a blank line above the first; nil if it is as it was.
  mutating func writeAbove(
    _ comments: [ByteSpan], indentation: Int, afterBlankLine space: Bool? = nil
  ) {
    for (position, comment) in comments.enumerated() {
      let own = tree.source.hasBlankLine(before: Int(comment.start))
      lines.start(
        indentation: indentation, afterBlankLine: position == 0 ? space ?? own : own)
      writeText(of: comment)
      lines.end()
    }
  }

  /// Writes the first of the comments that stand beside an entry; others stand above it.
  mutating func writeBeside(_ comments: [ByteSpan]) {
    guard let comment = comments.first else { return }
    lines.write(repeating: UInt8(ascii: " "), count: FormatStyle.commentGap)
    writeText(of: comment)
  }

  private mutating func writeText(of comment: ByteSpan) {
    lines.write(CommentText.canonical(tree.source[comment.range], isFirst: lines.bytes.isEmpty))
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

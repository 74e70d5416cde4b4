import SourceText

/// A comment of a source file.
public struct Comment: Sendable, Hashable {
  /// From the `#` to the end of its line, without the line end.
  public let span: ByteSpan
  /// Whether there is nothing else on its line.
  public let isAlone: Bool
}

/// Finds comments: each `#` after white space or at the start of a line that is in no scalar.
struct CommentScanner {
  private let source: UnsafeBufferPointer<UInt8>
  private var comments: [Comment] = []

  static func comments(source: [UInt8], nodes: [Node], unreadable: [ByteSpan]) -> [Comment] {
    source.withUnsafeBufferPointer { bytes in
      var scanner = CommentScanner(source: bytes)
      var position = source.byteOrderMarkCount
      var gaps = unreadable.sorted()[...]
      for node in nodes where node.kind == .scalar {
        scanner.scan(position..<Int(node.span.start), skipping: &gaps)
        if node.style.isBlock { scanner.scanHeader(Int(node.span.start)..<Int(node.span.end)) }
        position = max(position, Int(node.span.end))
      }
      scanner.scan(position..<source.count, skipping: &gaps)
      return scanner.comments
    }
  }

  private init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  /// Scans a range between scalars, but for the parts that could not be read.
  private mutating func scan(_ range: Range<Int>, skipping gaps: inout ArraySlice<ByteSpan>) {
    var start = range.lowerBound
    while let gap = gaps.first, Int(gap.start) < range.upperBound {
      if Int(gap.start) > start { scan(start..<Int(gap.start)) }
      start = max(start, Int(gap.end))
      guard Int(gap.end) <= range.upperBound else { break }
      gaps.removeFirst()
    }
    if start < range.upperBound { scan(start..<range.upperBound) }
  }

  private mutating func scan(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard source[index] == UInt8(ascii: "#"), source.isAfterWhiteSpace(index) else {
        index += 1
        continue
      }
      let end = source.lineEnd(from: index)
      comments.append(Comment(span: ByteSpan(index..<end), isAlone: isFirst(index)))
      index = end
    }
  }

  /// Scans the first line of a block scalar, which may have a comment after `|` or `>`.
  private mutating func scanHeader(_ range: Range<Int>) {
    scan(range.lowerBound..<min(source.lineEnd(from: range.lowerBound), range.upperBound))
  }

  private func isFirst(_ index: Int) -> Bool {
    var start = index
    while start > 0, source[start - 1].isBlank { start -= 1 }
    return start == 0 || source[start - 1].isLineBreak
      || start == 3 && source.starts(with: [0xEF, 0xBB, 0xBF])
  }
}

import SourceText
import SpecSyntax

/// What the comments of a spec are about.
struct CommentedText {
  let bytes: [UInt8]
  let lines: LineIndex
  /// Whether nothing is declared.
  private let isEmpty: Bool
  /// The last lines of the values that stand below their keys, by the lines of the keys.
  private var lastLines: [Int: Int] = [:]

  init(_ tree: SyntaxTree) {
    bytes = tree.source
    lines = LineIndex(tree.source)
    isEmpty = tree.documents.isEmpty
    for document in tree.documents { _ = addValues(in: document, of: tree) }
  }

  /// What a comment alone on its line is about: the next line that says something. Below the last it is
  /// the comment's own line, of which nothing is ever found, and in a file without any the whole file.
  func scope(below line: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<(bytes.count + 1) }
    var next = line + 1
    while next <= lines.lineCount {
      let text = bytes[lines.lineRange(next)].drop { $0 == 0x20 || $0 == 0x09 }
      let isMarker = text.starts(with: "---".utf8) && text.dropFirst(3).allSatisfy { $0 == 0x20 }
      if let first = text.first, first != UInt8(ascii: "#"), !isMarker { return scope(of: next) }
      next += 1
    }
    return span(of: line)
  }

  /// A line, and the value that stands below a key of it: whether the formatter writes a value in one
  /// line or in several makes no difference.
  func scope(of line: Int) -> Range<Int> {
    let span = span(of: line)
    guard let last = lastLines[line] else { return span }
    return span.lowerBound..<max(span.upperBound, self.span(of: last).upperBound)
  }

  /// A line with its line end. The first starts with the file, and the last holds the file's end.
  func span(of line: Int) -> Range<Int> {
    let start = line == 1 ? 0 : lines.lineRange(line).lowerBound
    let end =
      line < lines.lineCount
      ? lines.lineRange(line + 1).lowerBound : lines.lineRange(line).upperBound + 1
    return start..<end
  }

  /// Notes the values in a node that stand below their keys.
  ///
  /// - Returns: The end of the last text in the node. A collection's own end may be behind comments and
  ///   empty lines.
  private mutating func addValues(in node: NodeID, of tree: SyntaxTree) -> Int {
    var end = Int(tree.span(node).start)
    switch tree.kind(node) {
    case .scalar, .alias: end = Int(tree.span(node).end)
    case .sequence: for item in tree.items(node) { end = addValues(in: item, of: tree) }
    case .mapping:
      for (key, value) in tree.pairs(node) {
        let valueEnd = addValues(in: value, of: tree)
        end = max(Int(tree.span(key).end), valueEnd)
        let line = lines.line(at: Int(tree.span(key).start))
        guard lines.line(at: Int(tree.span(value).start)) > line else { continue }
        lastLines[line] = max(lastLines[line] ?? 0, lines.line(at: max(end - 1, 0)))
      }
    }
    return tree.isFlow(node) ? Int(tree.span(node).end) : end
  }
}

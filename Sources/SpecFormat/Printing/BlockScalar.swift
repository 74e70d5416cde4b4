import SourceText
import SpecSyntax

/// A text below `|` or `>` as it is written.
struct BlockScalar {
  enum Chomping {
    case clip, strip, keep
  }

  let isLiteral: Bool
  private(set) var chomping = Chomping.clip
  /// The lines of the text without their indentation; blank ones are empty unless they are longer
  /// than the indentation.
  private(set) var content: [ArraySlice<UInt8>] = []
  /// Whether readers could not tell the indentation from the first line.
  private(set) var needsIndicator = false

  /// - Parameter parent: The column of the entries around; 0 for a document.
  init(_ node: NodeID, of tree: SyntaxTree, parent: Int) {
    let source = tree.source
    let span = tree.span(node)
    isLiteral = tree.style(node) == .literal
    var position = Int(span.start) + 1
    var indicator: Int?
    while position < source.count, !source[position].endsLine, !source[position].isBlank {
      switch source[position] {
      case UInt8(ascii: "+"): chomping = .keep
      case UInt8(ascii: "-"): chomping = .strip
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        indicator = Int(source[position] - UInt8(ascii: "0"))
      default: break
      }
      position += 1
    }
    let body = Self.body(of: source, from: position, to: Int(span.end))
    let indentation = indicator.map { parent + $0 } ?? Self.indentation(of: body.text)
    content = body.text.map { Self.withoutIndentation($0, indentation) }
    var blank = body.blank.map { Self.withoutIndentation($0, indentation) }
    // After the last line end there is no line.
    if blank.last?.isEmpty == true, body.blank.last?.endIndex == source.count { blank.removeLast() }
    addBlankLines(blank)
    if indicator != nil {
      let first = content.first { !$0.isEmpty }
      needsIndicator = first?.first?.isBlank ?? !content.isEmpty
    }
    // A text that ends with the file has no line end, which the file will have.
    if chomping != .strip, tree.withScalarBytes(node, { $0.last.map { $0 != 0x0A } ?? false }) {
      chomping = .strip
    }
  }

  /// The lines after the header: up to the last one that is not blank, and the blank ones after it.
  private static func body(
    of source: [UInt8], from header: Int, to end: Int
  ) -> (text: [ArraySlice<UInt8>], blank: [ArraySlice<UInt8>]) {
    source.withUnsafeBufferPointer { bytes in
      var position = bytes.nextLine(from: bytes.endOfLine(from: header))
      var text: [ArraySlice<UInt8>] = []
      while position < end {
        let lineEnd = bytes.endOfLine(from: position)
        text.append(source[position..<lineEnd])
        position = bytes.nextLine(from: lineEnd)
      }
      var blank: [ArraySlice<UInt8>] = []
      while position < bytes.count {
        let lineEnd = bytes.endOfLine(from: position)
        guard source[position..<lineEnd].allSatisfy(\.isBlank) else { break }
        blank.append(source[position..<lineEnd])
        position = bytes.nextLine(from: lineEnd)
      }
      return (text, blank)
    }
  }

  private static func indentation(of lines: [ArraySlice<UInt8>]) -> Int {
    let first = lines.first { !$0.allSatisfy(\.isBlank) }
    return first?.prefix { $0 == UInt8(ascii: " ") }.count ?? .max
  }

  private static func withoutIndentation(
    _ line: ArraySlice<UInt8>, _ indentation: Int
  ) -> ArraySlice<UInt8> {
    let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
    return line.dropFirst(Swift.min(spaces, indentation))
  }

  /// Blank lines at the end count where they are kept, or where they are more than blank.
  private mutating func addBlankLines(_ blank: [ArraySlice<UInt8>]) {
    let last = chomping == .keep ? blank.endIndex : blank.lastIndex { !$0.isEmpty }.map { $0 + 1 }
    content += blank[..<(last ?? 0)]
  }
}

extension SpecPrinter {
  mutating func writeBlockScalar(_ node: NodeID, of entry: NodeID, indentation: Int) {
    let start = tree.start(of: entry)
    let parent =
      if indentation < 0 { 0 } else if entry == node {
        tree.source.column(of: tree.source.startOfDash(before: start))
      } else { tree.source.column(of: start) }
    let scalar = BlockScalar(node, of: tree, parent: parent)
    lines.write(scalar.isLiteral ? "|" : ">")
    if scalar.needsIndicator {
      lines.write(String(FormatStyle.indentation).utf8)
    }
    switch scalar.chomping {
    case .clip: break
    case .strip: lines.write("-")
    case .keep: lines.write("+")
    }
    writeBeside(outline.placement.beside(entry))
    lines.end()
    for line in scalar.content {
      if !line.isEmpty { lines.start(indentation: max(0, indentation) + FormatStyle.indentation) }
      lines.write(line)
      lines.end()
    }
    // What follows needs no blank line of its own: those there are belong to the text.
    if scalar.chomping == .keep { lines.isFresh = true }
  }
}

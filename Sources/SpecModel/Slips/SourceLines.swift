import Diagnostics
import SourceText
import SpecSyntax

/// The lines of a document as they are indented, without those that are empty, a comment or `---`.
struct SourceLines {
  struct Line {
    /// Where the line begins, and where the text of it does and ends.
    let start: Int
    let content: Int
    let end: Int
    /// Where what stands behind its hyphens begins; `content` where it has none.
    let inner: Int
    /// The key that it begins with.
    let key: ByteSpan?
    /// Whether all that it says is a key, whose value stands below it.
    let isOpen: Bool

    var column: Int { content - start }
    var innerColumn: Int { inner - start }
    var isItem: Bool { inner > content }
    /// The place of its key, or of all of its text.
    var place: ByteSpan { key ?? ByteSpan(content..<end) }
  }

  let lines: [Line]
  let text: [UInt8]

  /// The parts of a file between lines of `---`.
  static func documents(in bytes: [UInt8]) -> [Range<Int>] {
    var documents: [Range<Int>] = []
    var start = 0
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = min(end + 1, bytes.count)
      if bytes[line..<end].starts(with: "---".utf8) {
        documents.append(start..<line)
        start = next
      }
      line = next
    }
    documents.append(start..<bytes.count)
    return documents.filter { !$0.isEmpty }
  }

  init(_ text: [UInt8], in document: Range<Int>) {
    self.text = text
    var lines: [Line] = []
    var start = document.lowerBound
    while start < document.upperBound {
      let end =
        text[start..<document.upperBound].firstIndex(of: UInt8(ascii: "\n"))
        ?? document.upperBound
      if let line = Self.line(text, start..<end) { lines.append(line) }
      start = end + 1
    }
    self.lines = lines
  }

  private static func line(_ text: [UInt8], _ range: Range<Int>) -> Line? {
    guard let content = text[range].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      text[content] != UInt8(ascii: "#"),
      !text[content..<range.upperBound].starts(with: "---".utf8),
      let last = text[range].lastIndex(where: {
        $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r")
      })
    else { return nil }
    let end = last + 1
    var inner = content
    while inner < end, text[inner] == UInt8(ascii: "-"),
      inner + 1 == end || text[inner + 1] == UInt8(ascii: " ")
    {
      inner = text[(inner + 1)..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
    }
    let key = key(text, inner..<end)
    return Line(
      start: range.lowerBound, content: content, end: end, inner: inner, key: key,
      isOpen: key.map { Int($0.end) + 1 == end } ?? false)
  }

  /// A word with a colon behind it.
  private static func key(_ text: [UInt8], _ range: Range<Int>) -> ByteSpan? {
    let word = text[range].prefix { $0.isInName || $0 == UInt8(ascii: ".") }
    guard !word.isEmpty, word.endIndex < range.upperBound,
      text[word.endIndex] == UInt8(ascii: ":"),
      word.endIndex + 1 == range.upperBound || text[word.endIndex + 1] == UInt8(ascii: " ")
    else { return nil }
    return ByteSpan(word.indices)
  }

  /// The key that a line begins with, by itself or in braces.
  func firstKey(of line: Line) -> ByteSpan? {
    if let key = line.key { return key }
    guard line.inner < line.end, text[line.inner] == UInt8(ascii: "{") else { return nil }
    let inner = text[line.inner + 1..<line.end].prefix { $0 == UInt8(ascii: " ") }
    return Self.key(text, inner.endIndex..<line.end)
  }

  func string(_ span: ByteSpan) -> String {
    String(decoding: text[span.range], as: UTF8.self)
  }

  /// The numbers of lines that may be what is wrong: those at errors, next to them, around them and further keys of
  /// what they are about, some above those at which YAML ends, and those that fit nowhere with the lines before them.
  func suspects(beside found: [Diagnostic]) -> [Int] {
    var numbers: Set<Int> = []
    for finding in found.prefix(Self.mostErrors) {
      guard let number = number(at: finding.primary.span) else { continue }
      let isOfSyntax = finding.rule == Rule.syntax(.yamlSyntax).name
      numbers.formUnion(number - (isOfSyntax ? Self.mostAbove : 1)...number + 1)
      numbers.formUnion(open(above: number))
      numbers.formUnion(siblings(below: number).prefix(Self.mostAbove))
    }
    for number in misfits.prefix(Self.mostErrors) { numbers.formUnion([number - 1, number]) }
    return lines.indices.filter(numbers.contains)
  }

  /// The number of the line with a place.
  func number(at place: ByteSpan) -> Int? {
    lines.lastIndex { $0.start <= Int(place.start) }
  }

  /// So many errors, and lines that fit nowhere, are looked at.
  private static let mostErrors = 6
  /// What YAML refuses may follow from a line so far above.
  private static let mostAbove = 8

  /// The numbers of further lines of the mapping that a line belongs to.
  private func siblings(below number: Int) -> [Int] {
    let column = lines[number].innerColumn
    return lines.indices[(number + 1)...].prefix { lines[$0].column >= column }
      .filter { lines[$0].column == column }
  }

  /// The numbers of lines that stand in no column where one of their kind may stand after those above.
  var misfits: [Int] {
    var found: [Int] = []
    // The lines above of which more may follow in their columns.
    var open: [Line] = []
    for (number, line) in lines.enumerated() {
      while let last = open.last, last.column > line.column { open.removeLast() }
      if number > 0, !fits(line, after: lines[number - 1], open) { found.append(number) }
      if open.last?.column == line.column { open.removeLast() }
      open.append(line)
    }
    return found
  }

  private func fits(_ line: Line, after before: Line, _ open: [Line]) -> Bool {
    if before.isOpen, line.column == before.innerColumn + 2 { return true }
    return open.suffix(2).contains { other in
      line.isItem
        ? other.isItem && other.column == line.column
        : other.innerColumn == line.column || other.column == line.column && !other.isItem
    }
  }

  /// The number of the line behind those that belong to one: they are indented deeper.
  func endOfBlock(_ number: Int) -> Int {
    lines[(number + 1)...].firstIndex { $0.column <= lines[number].column } ?? lines.count
  }

  /// The number of the line behind those from one on that are indented as far as it, or deeper.
  func endOfRun(_ number: Int) -> Int {
    lines[(number + 1)...].firstIndex { $0.column < lines[number].column } ?? lines.count
  }

  /// The lines above one of which more may follow in their columns, the innermost first.
  func open(above number: Int) -> [Int] {
    var found: [Int] = []
    var least = Int.max
    for other in stride(from: number - 1, through: 0, by: -1) {
      let line = lines[other]
      guard line.column < least else { continue }
      found.append(other)
      least = line.column
    }
    return found
  }
}

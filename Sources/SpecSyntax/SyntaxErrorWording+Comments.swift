import SourceText

/// Comments that have lost their sign.
extension SyntaxErrorWording {
  /// The lines of words before another one with which a document begins: elsewhere they may be the rest of a value.
  func commentWithoutSign(before line: Int) -> SyntaxProblem? {
    guard let last = lineBefore(line, isWanted: { _ in true }),
      let problem = commentWithoutSign(endingAt: last), beginsDocument(Int(problem.span.start))
    else { return nil }
    return problem
  }

  /// Lines of words in the place of what a document declares, or with which a comment goes on.
  ///
  /// - Parameter last: Where the last of them begins, or the only one.
  func commentWithoutSign(endingAt last: Int) -> SyntaxProblem? {
    guard !words(at: last).isEmpty else { return nil }
    var lines = [last]
    while lines.count < Self.mostLines, let line = neighbour(before: lines[0]), !isComment(line),
      column(of: line) == column(of: last), !words(at: line).isEmpty
    {
      lines.insert(line, at: 0)
    }
    let first = lines[0]
    guard isText(lines, beginsDocument: beginsDocument(first)) else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "this is neither a key nor a comment", at: ByteSpan(first..<textEnd(first)),
      help: ["a comment begins with `#`: put one before it, if it is one"],
      correction: .init(
        "put a `#` before it", isSafe: false,
        edits: lines.map { SyntaxProblem.Correction.Edit(span: ByteSpan($0..<$0), text: "# ") }))
  }

  /// A comment does not have more lines that lost their sign at once.
  private static let mostLines = 20

  /// Whether lines say something to people: a key has no more than one word, and hardly any value as many.
  private func isText(_ lines: [Int], beginsDocument: Bool) -> Bool {
    let isBeside =
      neighbour(before: lines[0]).map(isComment) == true
      || neighbour(after: lines[lines.count - 1]).map(isComment) == true
    let words = lines.flatMap { self.words(at: $0) }
    let isEnded = words.last?.last.map { ".,;!".utf8.contains($0) } == true
    if beginsDocument { return words.count > 2 || isBeside && isEnded }
    let isSentence = words.first?.first.map { (0x41...0x5A).contains($0) } == true
    return words.count > 3 && (isSentence || isBeside && isEnded)
  }

  /// The words of a line that has neither a key nor a sign of YAML; none of any other line.
  private func words(at start: Int) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    guard let first = byte(at: start), !"-{}[]\"'|>&*!%@`?,:#=".utf8.contains(first),
      firstColon(from: start) == nil
    else { return [] }
    let words = source[start..<textEnd(start)].split(whereSeparator: \.isBlank)
    // A key with an equals sign in the place of its colon says nothing to people.
    return words.dropFirst().first?.elementsEqual("=".utf8) == true ? [] : words
  }

  /// Where what is written in a line ends.
  private func textEnd(_ start: Int) -> Int {
    var end = lineEnd(start)
    while end > start, source[end - 1].isBlank { end -= 1 }
    return end
  }

  /// Whether a line is the first of its document.
  private func beginsDocument(_ line: Int) -> Bool {
    guard column(of: line) == 0 else { return false }
    guard let before = lineBefore(line, isWanted: { _ in true }) else { return true }
    return source[before...].starts(with: "---".utf8)
  }

  private func isComment(_ line: Int) -> Bool { byte(at: line) == UInt8(ascii: "#") }

  /// Where the line before another one begins, behind its indentation; nil for an empty line.
  private func neighbour(before line: Int) -> Int? {
    guard lineStart(line) > 0 else { return nil }
    return writtenLine(at: lineStart(endOfLine(before: line)))
  }

  /// Where the line after another one begins, behind its indentation; nil for an empty line.
  private func neighbour(after line: Int) -> Int? {
    var next = lineEnd(line)
    if byte(at: next) == 0x0D, byte(at: next + 1) == 0x0A { next += 1 }
    return writtenLine(at: next + 1)
  }

  private func writtenLine(at start: Int) -> Int? {
    let text = firstNonBlank(from: start)
    return byte(at: text).map { $0.isLineBreak } == false ? text : nil
  }
}

import SourceText
import Testing

@Suite struct LineIndexTests {
  private func position(_ text: String, of part: String) throws -> Position {
    let bytes = Array(text.utf8)
    let range = try #require(text.utf8.firstRange(of: part.utf8))
    return LineIndex(bytes).position(
      at: text.utf8.distance(from: text.startIndex, to: range.lowerBound))
  }

  @Test func linesEndWithLineFeedCarriageReturnOrBoth() throws {
    let text = "a\nb\r\nc\rd"
    #expect(try position(text, of: "b") == Position(line: 2, column: 1))
    #expect(try position(text, of: "c") == Position(line: 3, column: 1))
    #expect(try position(text, of: "d") == Position(line: 4, column: 1))
    #expect(LineIndex(Array(text.utf8)).lineCount == 4)
  }

  @Test(arguments: [
    ("é: x", 4), ("e\u{301}: x", 4), ("👨‍👩‍👧‍👦: x", 4), ("🇩🇪: x", 4), ("שלום: x", 7), ("日本: x", 5),
    ("\u{FEFF}ab: x", 5), ("\ta: x", 5),
  ])
  func columnsCountWhatAReaderSeesAsCharacters(text: String, column: Int) throws {
    #expect(try position(text, of: "x") == Position(line: 1, column: column))
  }

  @Test func aCombiningMarkBelongsToItsLetter() {
    let index = LineIndex(Array("e\u{301}x".utf8))
    #expect(index.position(at: 1).column == 1)
    #expect(index.position(at: 3).column == 2)
  }

  @Test func offsetsBeyondTheTextAreItsEnd() {
    let index = LineIndex(Array("ab\nc".utf8))
    #expect(index.position(at: 99) == Position(line: 2, column: 2))
    #expect(LineIndex([]).position(at: 5) == Position(line: 1, column: 1))
  }

  @Test func anOffsetInALineEndIsAfterTheLastCharacter() {
    let index = LineIndex(Array("ab\r\ncd".utf8))
    #expect(index.position(at: 2) == Position(line: 1, column: 3))
    #expect(index.position(at: 3) == Position(line: 1, column: 3))
  }

  @Test func bytesThatAreNoUTF8DoNotUpsetPositionsBeforeThem() {
    let index = LineIndex([0x61, 0xC3, 0xA9, 0xFF, 0x62, 0x0A, 0x63])
    #expect(index.position(at: 3) == Position(line: 1, column: 3))
    #expect(index.position(at: 6) == Position(line: 2, column: 1))
  }

  @Test func languageServersCountUTF16() {
    let text = "a👍b\nc"
    let index = LineIndex(Array(text.utf8))
    #expect(index.utf16Position(at: 5) == UTF16Position(line: 0, character: 3))
    #expect(index.utf16Position(at: 7) == UTF16Position(line: 1, character: 0))
    #expect(index.utf16Position(at: 2) == UTF16Position(line: 0, character: 1))
  }

  @Test(arguments: ["a👍b\nc", "\u{FEFF}é\r\nשלום\rx", "", "\n\n"])
  func positionsAndOffsetsAreInverse(text: String) {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    for line in 1...index.lineCount {
      let range = index.lineRange(line)
      var offset = range.lowerBound
      for character in String(decoding: bytes[range], as: UTF8.self) {
        let position = index.position(at: offset)
        #expect(position.line == line)
        #expect(index.offset(line: line, column: position.column) == offset)
        #expect(index.offset(of: index.utf16Position(at: offset)) == offset)
        offset += character.utf8.count
      }
    }
  }

  @Test func linesThatDoNotExistHaveNoOffset() {
    let index = LineIndex(Array("a".utf8))
    #expect(index.offset(line: 2, column: 1) == nil)
    #expect(index.offset(line: 0, column: 1) == nil)
    #expect(index.offset(line: 1, column: 9) == 1)
    #expect(index.offset(of: UTF16Position(line: -1, character: 0)) == nil)
  }

  @Test func lineRangesLeaveOutLineEndsAndByteOrderMark() {
    let index = LineIndex(Array("\u{FEFF}a\r\nb\n".utf8))
    #expect(index.lineRange(1) == 3..<4)
    #expect(index.lineRange(2) == 6..<7)
    #expect(index.lineRange(3) == 8..<8)
    #expect(index.lineRange(4) == 8..<8)
  }
}

import SourceText
import Testing

@Suite struct LineEndCountTests {
  @Test(arguments: [
    ("", 0), ("a", 0), ("a\nb\n", 2), ("a\r\nb\r\n", 2), ("a\rb\r", 2), ("\n\r\n\r\r\n", 4),
  ])
  func lineEndsAreCounted(text: String, count: Int) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { $0.lineEndCount(in: 0..<bytes.count) } == count)
  }

  @Test func aPairCountsInTheRangeThatHasItsEnd() {
    let bytes = Array("a\r\nb".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      #expect(bytes.lineEndCount(in: 0..<2) == 0)
      #expect(bytes.lineEndCount(in: 2..<4) == 1)
    }
  }
}

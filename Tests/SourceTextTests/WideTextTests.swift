import SourceText
import Testing

struct WideTextTests {
  @Test(arguments: [
    "", "a", "plain text of more than eight bytes", "ä", "schön und größer", "最近の注文 (en)", "😀😀",
  ])
  func textsInUTF8AreTakenAsTheyAre(text: String) {
    #expect(WideText.utf8(Array(text.utf8)) == Array(text.utf8))
  }

  @Test(
    arguments: [
      [0x80], [0xC3], [0xC3, 0x28], [0x61, 0xE6, 0x9C, 0x62], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xF0, 0x9F, 0x98], [0xC3, 0xA4, 0xA4],
    ] as [[UInt8]])
  func otherBytesAreNoText(bytes: [UInt8]) {
    #expect(WideText.utf8(bytes) == nil)
    #expect(WideText.utf8(Array("text before ".utf8) + bytes + Array(" and behind".utf8)) == nil)
  }
}

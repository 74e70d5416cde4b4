import Testing

@testable import SpecModel

/// Ranges as programming languages write them.
@Suite struct WrittenRangeTests {
  @Test(arguments: [
    ("3..60", "3", "60"), ("3...60", "3", "60"), ("3 to 60", "3", "60"), ("3-60", "3", "60"),
    ("3..<60", "3", "59"), ("0.5..2.5", "0.5", "2.5"), ("-2..2", "-2", "2"),
  ])
  func boundsAreRead(text: String, least: String, most: String) throws {
    let bounds = try #require(WrittenRange.bounds(of: text))
    #expect(bounds.least == least)
    #expect(bounds.most == most)
  }

  @Test(
    "what is empty, or has no whole bounds where one is left out, is none",
    arguments: [
      "3..<3", "0.5..<3", "3..<3.5", "60..3", "..", "a..b", "3",
      "-9223372036854775808..<-9223372036854775808",
    ])
  func otherTextsAreNone(text: String) {
    #expect(WrittenRange.bounds(of: text) == nil)
  }
}

import Testing

@testable import ScreenCompiler

@Suite struct ByteOrderTests {
  @Test(arguments: [
    ("", "a"), ("a", "b"), ("a", "aa"), ("A.yaml", "a.yaml"), ("z", "\u{E9}"),
    ("e\u{301}", "\u{E9}"),
  ])
  func textsAreOrderedByTheirBytes(first: String, second: String) {
    #expect(first.precedesByBytes(second))
    #expect(!second.precedesByBytes(first))
    #expect(!first.precedesByBytes(first))
  }
}

import Testing

@testable import SpecChecks
@testable import SpecModel

/// Formats of fields that fit their types.
@Suite struct PayloadFormatTests {
  @Test(arguments: [
    ("{ type: Int, format: text }", nil), ("{ type: Decimal?, format: text }", nil),
    ("{ type: Date, format: day }", nil), ("{ type: Date?, format: 'dd.MM.yyyy HH:mm' }", nil),
    ("{ type: Date, format: \"yyyy-MM-dd'T'HH:mm:ssXXX\" }", nil),
    (
      "{ type: Date, format: text }",
      "`format: text` is for an `Int`, `Double`, `Decimal` or `Bool`, and `it` is declared `Date`"
    ),
    (
      "{ type: String, format: day }",
      "`format: day` is for a `Date`, and `it` is declared `String`"
    ),
    (
      "{ type: '[Date]', format: day }",
      "`format: day` is for a `Date`, and `it` is declared `[Date]`"
    ),
  ])
  func typesHaveTheirFormats(field: String, message: String?) {
    let found = findings("model: Talk\nfields:\n  id: ID\n  it: \(field)\n")
    #expect(found.map(\.message) == [message].compactMap(\.self))
  }

  @Test func onlyPayloadsAreWrittenByFormats() {
    let found = findings(
      "screen: Day\nparameters: { day: { type: Date, format: day } }\nsections: []\n"
    ).map(\.message)
    #expect(found.contains("no payload has this, so that nothing is written by a format"))
  }

  @Test(arguments: [
    ("dd.MM.yyyy HH:mm", "01.05.2024 13:45", true), ("dd.MM.yyyy", "1.5.2024", false),
    ("yyyy-MM-dd", "2024-13-01", false), ("yyyyMMdd", "20240501", true),
    ("yyyy-MM-dd HH:mm:ss Z", "2024-05-01 13:45:00 +0200", true),
    ("yyyy-MM-dd'T'HH:mm", "2024-05-01T13:45", true), ("yyyy-MM-dd", "2024-05-01 13:45", false),
  ])
  func patternsAreWhatDatesAreHeldAgainst(pattern: String, text: String, isDate: Bool) throws {
    #expect(try #require(DatePattern(pattern)).matches(text) == isDate)
  }

  @Test(arguments: ["yyyy-mm-dd", "dd.MM", "day", "yyyy-MM-dd 'at", "MMM d, yyyy", ""])
  func otherTextsAreNoPatterns(text: String) {
    #expect(DatePattern(text) == nil)
  }

  @Test func datesAreWrittenByPatterns() throws {
    let pattern = try #require(DatePattern("dd.MM.yyyy 'at' HH:mm"))
    #expect(pattern.text(of: "2024-05-01T13:45:10Z") == "01.05.2024 at 13:45")
  }
}

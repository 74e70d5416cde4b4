import Testing

@testable import ScreenCompiler

/// What a change of analytics breaks: their reports by the names that are told, the app's code by those of the specs.
@Suite struct BreakingEventTests {
  private static let catalogue = "cases: { opened: { itemID: ID } }"

  @Test(arguments: [
    // What is told as before breaks no report.
    ("\(catalogue)\nsentAs: { opened: opened }", []),
    ("\(catalogue)\nnames: asWritten", []),
    (
      "\(catalogue)\nsentAs: { opened: item_open }",
      ["data-events: analytics is told `opened` as `item_open` and was as `opened`"]
    ),
    (
      "\(catalogue)\nnames: snakeCase",
      [
        "data-events: `itemID` of `opened` is told as `item_id` and was as `itemID`"
      ]
    ),
    (
      "cases: { opened: { itemID: { type: ID, json: item } } }",
      ["data-events: `itemID` of `opened` is told as `item` and was as `itemID`"]
    ),
  ])
  func otherNamesBreakReports(catalogue: String, expected: [String]) throws {
    #expect(try BreakingApp.changes([(Self.catalogue, catalogue)]) == expected)
  }

  @Test func theNameThatIsToldMayStayWhenTheEventIsRenamed() throws {
    let kept = [
      (Self.catalogue, "cases: { shown: { itemID: ID } }\nsentAs: { shown: opened }"),
      ("track: opened", "track: shown"),
    ]
    let changes = try BreakingApp.changes(kept)
    #expect(!changes.contains { $0.hasPrefix("data-") }, "\(changes)")
    #expect(changes.contains { $0.hasPrefix("source-cases: ") })
    let lost = [
      (Self.catalogue, "cases: { shown: { itemID: ID } }"), ("track: opened", "track: shown"),
    ]
    #expect(
      try BreakingApp.changes(lost).contains("data-events: analytics is not told `opened` any more")
    )
  }

  @Test func theNameOfAValueMayStayWhenItIsRenamed() throws {
    let kept = [
      (Self.catalogue, "cases: { opened: { thingID: { type: ID, json: itemID } } }"),
      ("track: opened", "track: { event: opened, with: { thingID: $item.id } }"),
    ]
    let changes = try BreakingApp.changes(kept)
    #expect(!changes.contains { $0.hasPrefix("data-") }, "\(changes)")
    #expect(
      changes == [
        "source-cases: `Analytics.opened` carries `thingID: ID` and carried `itemID: ID`"
      ])
  }
}

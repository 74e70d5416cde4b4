import DatasetteServer
import DatasetteTesting
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// The list: its parts in the title's place, and rows that are dragged and swiped. The server keeps all of it.
@MainActor @Suite struct ShoppingListTests {
  @Test(.pantry) func segmentsInTheTitleChooseThePart() async throws {
    let stage = try await Stage.list()
    #expect(stage.driver.dump.contains("segments [To buy] In the bag"))
    #expect(try stage.rows() == ["2 × Milk", "1 × Rye bread", "6 × Lemons", "1 × Spaghetti"])
    try await stage.driver.chooseTitleSegment("In the bag")
    #expect(try stage.rows() == ["1 × Cream"])
    #expect(
      await stage.traffic.queries(of: "part", path: "/pantry/list.json") == ["open", "bought"])
  }

  @Test(.pantry) func eachPartSaysThatItIsEmpty() async throws {
    let stage = try await Stage.list()
    for entry in 1...5 { try await stage.server.remove(entry: entry) }
    try await stage.driver.pullToRefresh()
    #expect(stage.driver.sees("Nothing to buy."))
    try await stage.driver.chooseTitleSegment("In the bag")
    #expect(stage.driver.sees("Nothing in the bag yet."))
  }

  @Test(.pantry) func totalIsExact() async throws {
    let stage = try await Stage.list()
    #expect(stage.driver.dump.contains("prompt \"€11.07\""))
    try await stage.server.reprice("Milk", at: "0.10")
    try await stage.driver.pullToRefresh()
    #expect(stage.driver.dump.contains("prompt \"€8.69\""))
  }

  @Test(.pantry) func orderIsKeptByTheServer() async throws {
    let stage = try await Stage.list()
    try await stage.driver.move(row: 3, to: 0)
    #expect(
      try stage.rows() == ["1 × Spaghetti", "2 × Milk", "1 × Rye bread", "6 × Lemons"])
    #expect(try await stage.server.list() == ["Spaghetti", "Milk", "Rye bread", "Lemons"])
    // To the end, where there is nothing to be put before.
    try await stage.driver.move(row: 1, to: 3)
    #expect(try await stage.server.list() == ["Spaghetti", "Rye bread", "Lemons", "Milk"])
    let next = try await Stage.list()
    #expect(try next.rows().first == "1 × Spaghetti")
  }

  @Test(.pantry) func voiceOverMovesRows() async throws {
    let stage = try await Stage.list()
    #expect(try stage.driver.accessibilityActions(row: 0).contains("Move down"))
    try await stage.driver.perform(accessibilityAction: "Move down", row: 0)
    #expect(try await stage.server.list().prefix(2) == ["Rye bread", "Milk"])
  }

  @Test(.pantry) func orderIsTakenBackWhereTheServerIsOutOfReachAndTriedAgain() async throws {
    let stage = try await Stage.list()
    try await stage.server.stop()
    try await stage.driver.move(row: 3, to: 0)
    #expect(stage.driver.sees("It could not be moved."))
    #expect(try stage.rows().first == "2 × Milk")
    try await stage.server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(try stage.rows().first == "1 × Spaghetti")
    #expect(try await stage.server.list().first == "Spaghetti")
  }

  @Test(.pantry) func whatIsBoughtCannotBeMoved() async throws {
    let stage = try await Stage.list()
    try await stage.driver.fullSwipe(row: 0, edge: .leading)
    try await stage.driver.chooseTitleSegment("In the bag")
    #expect(stage.driver.rowCount() == 2)
    await #expect(throws: DriverError.self) { try await stage.driver.move(row: 1, to: 0) }
  }

  @Test(.pantry) func swipesAtBothEdges() async throws {
    let stage = try await Stage.list()
    try await stage.driver.fullSwipe(row: 1, edge: .leading)
    #expect(try stage.rows() == ["2 × Milk", "6 × Lemons", "1 × Spaghetti"])
    #expect(try await stage.server.list("bought") == ["Rye bread", "Cream"])
    try await stage.driver.fullSwipe(row: 0)
    #expect(stage.driver.sees("Take Milk off your list?"))
    try await stage.driver.tap(text: "Cancel")
    #expect(try await stage.server.list().first == "Milk")
    try await stage.driver.swipe(row: 0, title: "Remove")
    try await stage.driver.tap(text: "OK")
    #expect(try await stage.server.list() == ["Lemons", "Spaghetti"])
    #expect(try stage.driver.badge(on: "Shopping list") == "2")
    try await stage.driver.chooseTitleSegment("In the bag")
    try await stage.driver.swipe(row: 0, title: "Put back")
    #expect(try await stage.server.list().contains("Rye bread"))
  }

  @Test(.pantry) func menuOfARowSaysHowMany() async throws {
    let stage = try await Stage.list()
    try await stage.driver.swipe(row: 0, title: "How many")
    #expect(stage.driver.sees("✓ Two"))
    try await stage.driver.tap(text: "More")
    try await stage.driver.tap(text: "Six")
    #expect(try stage.rows().first == "6 × Milk")
    #expect(try await stage.server.amount(of: "Milk") == 6)
  }

  @Test(.pantry) func rowsPreviewTheirGood() async throws {
    let stage = try await Stage.list()
    try await stage.driver.openPreview(row: 1)
    #expect(stage.driver.previewTexts.contains("Mill Lane"))
    try await stage.driver.closePreview()
    #expect(stage.driver.topScreen is ShoppingListViewController)
  }
}

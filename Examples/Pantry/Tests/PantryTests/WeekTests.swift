import DatasetteServer
import DatasetteTesting
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// What brings extra points this week: the best of it, some of the others or all of them, and a menu that puts them on the
/// list.
@MainActor @Suite struct WeekTests {
  @Test(.pantry) func theBestStandsAboveSomeOfTheOthersOrAllOfThem() async throws {
    let stage = try await Stage.week()
    #expect(try stage.rows(section: 0) == ["Olive oil"])
    #expect(stage.driver.sees("Next is Goat cheese with 60 points."))
    #expect(stage.driver.sees("All of this week · 5"))
    #expect(try stage.rows(section: 1) == ["Olive oil", "Goat cheese", "Rye bread"])
    #expect(stage.driver.sees("Apples comes last, with 10 points."))
    try await stage.driver.tap(text: "Show all")
    #expect(
      try stage.rows(section: 1) == ["Olive oil", "Goat cheese", "Rye bread", "Oranges", "Apples"])
    try await stage.driver.tap(text: "Show the best")
    #expect(stage.driver.rowCount(section: 1) == 3)
    #expect(await stage.traffic.count(of: "/pantry/week.json") == 1)
  }

  @Test(.pantry) func headlineFollowsTheServer() async throws {
    let stage = try await Stage.week()
    #expect(
      try Set(stage.driver.texts(row: 0)) == ["Olive oil", "Sole", "€12.90", "100 points"])
    try await stage.server.reprice("Olive oil", at: "11.50")
    ShopMessages(app: stage.app).receive(.pricesChanged)
    try await stage.driver.settle()
    #expect(try stage.driver.texts(row: 0).contains("€11.50"))
    try await stage.server.award("Apples", points: 120)
    try await stage.driver.pullToRefresh()
    #expect(try Set(stage.driver.texts(row: 0)) == ["Apples", "Alma", "€2.49", "120 points"])
    #expect(stage.driver.sees("Next is Olive oil with 100 points."))
    #expect(stage.driver.sees("Oranges comes last, with 25 points."))
  }

  @Test(.pantry) func menuOffersWhatIsNotOnTheListYet() async throws {
    let stage = try await Stage.week()
    #expect(stage.driver.dump.contains("subtitle \"4 not on your list yet\""))
    try await stage.openMenu()
    #expect(
      stage.driver.dump.contains(
        "menu [Put Olive oil on the list] [All that are missing] [Go to the list]"))
    try await stage.driver.tap(text: "Put Olive oil on the list")
    #expect(stage.driver.sees("It is on your list."))
    #expect(try await stage.server.list().last == "Olive oil")
    #expect(stage.driver.dump.contains("subtitle \"3 not on your list yet\""))
    try await stage.openMenu()
    await #expect(throws: DriverError.self) {
      try await stage.driver.tap(text: "Put Olive oil on the list")
    }
    #expect(try await stage.server.amount(of: "Olive oil") == 1)
    try await stage.driver.tap(text: "All that are missing")
    #expect(
      try await stage.server.list() == [
        "Milk", "Rye bread", "Lemons", "Spaghetti", "Olive oil", "Goat cheese", "Oranges", "Apples",
      ])
    #expect(stage.driver.dump.contains("subtitle \"Nothing is missing\""))
    try await stage.openMenu()
    #expect(
      stage.driver.dump.contains(
        "menu (Put Olive oil on the list) (All that are missing) [Go to the list]"))
  }

  @Test(.pantry) func menuLeadsToTheListUnlessThatIsEmpty() async throws {
    let stage = try await Stage.week()
    try await stage.openMenu()
    try await stage.driver.tap(text: "Go to the list")
    #expect(stage.driver.topScreen is ShoppingListViewController)
    #expect(stage.driver.dump.contains("tabs Groceries [Shopping list •4]"))
    for entry in 1...4 { try await stage.server.remove(entry: entry) }
    try await stage.driver.tapTab("Groceries")
    #expect(stage.driver.topScreen is WeekViewController)
    try await stage.driver.pullToRefresh()
    try await stage.openMenu()
    #expect(stage.driver.dump.contains("[All that are missing] (Go to the list)"))
  }

  @Test(.pantry) func aWeekThatIsOverSaysSo() async throws {
    let stage = try await Stage.week()
    try await stage.server.endWeek()
    try await stage.driver.pullToRefresh()
    #expect(stage.driver.sees("Nothing brings extra points this week."))
    #expect(!stage.driver.sees("Show all"))
    try await stage.openMenu()
    #expect(stage.driver.dump.contains("menu (All that are missing) [Go to the list]"))
  }

  @Test(.pantry) func nothingIsOfferedUntilItHasCome() async throws {
    let stage = try await Stage.goods()
    try await stage.server.stop()
    try await stage.driver.tap(label: "This week")
    #expect(stage.driver.sees("The offers of this week could not be loaded."))
    #expect(stage.driver.dump.contains("subtitle \"Extra points\""))
    try await stage.openMenu()
    #expect(stage.driver.dump.contains("menu (All that are missing) (Go to the list)"))
    try await stage.driver.closeMenu()
    try await stage.server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(try stage.rows(section: 0) == ["Olive oil"])
    #expect(stage.driver.dump.contains("subtitle \"4 not on your list yet\""))
  }
}

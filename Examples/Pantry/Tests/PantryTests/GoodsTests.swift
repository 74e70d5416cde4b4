import DatasetteServer
import DatasetteTesting
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// The goods: by aisle, looked for, put on the list and looked at.
@MainActor @Suite struct GoodsTests {
  @Test(.pantry) func goodsStandByAisleWithExactPrices() async throws {
    let stage = try await Stage.goods()
    #expect(stage.driver.sees("Bread · 3"))
    #expect(try stage.rows().prefix(3) == ["Baguette", "Poppy rolls", "Rye bread"])
    #expect(try Set(stage.driver.texts(row: 0)) == ["Baguette", "Mill Lane", "€1.95"])
    #expect(try Set(stage.driver.texts(row: 1, section: 1)) == ["Olive oil", "Sole", "€12.90"])
    #expect(try stage.driver.texts(row: 2, section: 1).contains("Offer"))
    #expect(try stage.driver.separator(row: 0) != nil)
  }

  @Test(.pantry) func aislesAreFoldedByTheirHeaders() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tap(text: "Bread · 3")
    #expect(stage.driver.rowCount(section: 0) == 0)
    #expect(stage.driver.rowCount(section: 1) == 4)
    // What is folded stays so when the list is loaded anew.
    try await stage.driver.pullToRefresh()
    #expect(stage.driver.rowCount(section: 0) == 0)
    try await stage.driver.tap(text: "Bread · 3")
    #expect(stage.driver.rowCount(section: 0) == 3)
  }

  @Test(.pantry) func headerOfAnAisleStaysAboveItsRows() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.resize(to: CGSize(width: 390, height: 320))
    try await stage.driver.scrollToEnd()
    // What was scrolled past lies behind the header, above the last row.
    let lines = stage.driver.dump.split(separator: "\n")
    let header = try #require(lines.firstIndex { $0.contains("[Fruit · 4]") })
    #expect(lines[header - 1].contains("Lemons"))
    #expect(lines[header + 1].contains("Oranges"))
  }

  @Test(.pantry) func suggestionsAreTheMakersOfTheServer() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.beginSearch()
    #expect(
      stage.driver.dump.contains(
        "suggestions [Alma] [Highland] [Mill Lane] [Sole] [Tin & Co]"))
    try await stage.driver.chooseSuggestion("Highland")
    #expect(try stage.rows() == ["Cream", "Goat cheese", "Milk"])
    #expect(await stage.traffic.queries(of: "words", path: "/pantry/stock.json").last == "Highland")
  }

  @Test(.pantry) func scopesSayWhereIsSearched() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.search(for: "al")
    #expect(stage.driver.dump.contains("scopes [Anywhere] Names Makers"))
    #expect(try stage.rows() == ["Apple juice", "Apples"])
    try await stage.driver.chooseScope("Names")
    #expect(stage.driver.sees("Nothing here is called so."))
    try await stage.driver.chooseScope("Makers")
    #expect(try stage.rows() == ["Apple juice", "Apples"])
    #expect(
      await stage.traffic.queries(of: "field", path: "/pantry/stock.json")
        == ["anywhere", "anywhere", "name", "maker"])
  }

  @Test(.pantry) func offersAreShownAloneAndStaySo() async throws {
    let store = MemoryStore()
    let stage = try await Stage.goods(store: store)
    try await stage.driver.tap(label: "What is shown")
    #expect(stage.driver.dump.contains("menu [✓ All groceries] [Offers only]"))
    try await stage.driver.tap(text: "Offers only")
    #expect(try stage.rows() == ["Spaghetti", "Goat cheese", "Apple juice"])
    let next = try await Stage.goods(store: store)
    #expect(try next.rows() == ["Spaghetti", "Goat cheese", "Apple juice"])
  }

  @Test(.pantry) func fullSwipePutsAGoodOnTheList() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tapTab("Shopping list")
    #expect(try stage.driver.badge(on: "Shopping list") == "4")
    try await stage.driver.tapTab("Groceries")
    try await stage.driver.fullSwipe(row: 0, edge: .leading)
    #expect(stage.driver.sees("Baguette is on your list."))
    #expect(
      try await stage.server.list() == ["Milk", "Rye bread", "Lemons", "Spaghetti", "Baguette"])
    // The list heard of it, and its tab says so.
    #expect(try stage.driver.badge(on: "Shopping list") == "5")
  }

  @Test(.pantry) func whatWasBoughtIsPutAtTheEndAsOneOfIt() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.fullSwipe(row: 0, section: 2, edge: .leading)
    #expect(stage.driver.sees("Cream is on your list."))
    #expect(try await stage.server.list().last == "Cream")
    #expect(try await stage.server.amount(of: "Cream") == 1)
    #expect(try await stage.server.list("bought") == [])
    // What is on the list stays where it is.
    try await stage.driver.fullSwipe(row: 2, section: 2, edge: .leading)
    #expect(try await stage.server.list().first == "Milk")
    #expect(try await stage.server.amount(of: "Milk") == 3)
  }

  @Test(.pantry) func previewIsTheScreenThatATapLeadsTo() async throws {
    let stage = try await Stage.goods()
    let preview = try await stage.driver.openPreview(row: 2, section: 1)
    #expect(stage.driver.previewTexts.contains("Spaghetti"))
    #expect(stage.driver.topScreen is GoodsViewController)
    let loads = await stage.traffic.count(of: "/shop/goods/13")
    try await stage.driver.tapPreview()
    #expect(stage.driver.topScreen === preview)
    #expect(stage.driver.sees("€1.49"))
    #expect(await stage.traffic.count(of: "/shop/goods/13") == loads)
  }

  @Test(.pantry) func whatIsAlikeIsFoldedAtFirst() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tapRow(0, section: 3)
    #expect(stage.driver.sees("Apple juice"))
    #expect(!stage.driver.sees("Oranges"))
    try await stage.driver.tap(text: "From the same aisle")
    #expect(stage.driver.sees("Oranges"))
    try await stage.driver.tap(label: "Put on the list")
    #expect(stage.driver.sees("It is on your list."))
    #expect(try await stage.server.list().last == "Apple juice")
  }

  @Test(.pantry) func aGoodThatIsGoneSaysSo() async throws {
    let stage = try await Stage.goods()
    let goods = try #require(stage.driver.topScreen as? GoodsViewController)
    goods.push(GoodPageViewController(app: stage.app, goodID: 99))
    try await stage.driver.settle()
    #expect(stage.driver.sees("The shop has it no more."))
    await #expect(throws: DriverError.self) {
      try await stage.driver.tap(label: "Put on the list")
    }
  }

  /// Tiles stand beside one another, so that they can't be swiped.
  @Test(.pantry) func menuOfATilePutsItOnTheList() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tapRow(0, section: 3)
    try await stage.driver.tap(text: "From the same aisle")
    await #expect(throws: DriverError.self) {
      try await stage.driver.fullSwipe(row: 2, section: 1)
    }
    try await stage.driver.swipe(row: 2, section: 1, title: "Put on the list")
    #expect(stage.driver.sees("Oranges is on your list."))
    #expect(try await stage.server.list().last == "Oranges")
  }
}

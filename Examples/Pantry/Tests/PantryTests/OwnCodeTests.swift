import DatasetteServer
import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// What the app's own code does with generated screens: it takes the place of one, and tells others.
@MainActor @Suite struct OwnCodeTests {
  @Test(.pantry) func subclassIsShownWhereverTheSpecsShowTheScreen() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tapRow(0)
    #expect(stage.driver.sees("Baguette"))
    #expect(!stage.driver.dump.contains("Looked at before"))
    try await stage.driver.goBack()
    try await stage.driver.tapTab("Shopping list")
    try await stage.driver.tapRow(0)
    #expect(stage.driver.sees("Milk"))
    try await stage.driver.tap(label: "Looked at before")
    #expect(stage.driver.sees("Baguette"))
    #expect(try #require(stage.driver.topScreen).title == "Baguette")
  }

  @Test(.pantry) func eventThatTheAppEmitsIsHeardByScreens() async throws {
    let stage = try await Stage.list()
    try await stage.driver.tapTab("Groceries")
    try await stage.server.reprice("Baguette", at: "2.05")
    #expect(try stage.driver.texts(row: 0).contains("€1.95"))
    ShopMessages(app: stage.app).receive(.pricesChanged)
    try await stage.driver.settle()
    #expect(try stage.driver.texts(row: 0).contains("€2.05"))
    #expect(await stage.traffic.count(of: "/pantry/stock.json") == 2)
    #expect(await stage.traffic.count(of: "/pantry/list.json") == 2)
  }

  @Test(.pantry) func appLoadsTheListAnew() async throws {
    let stage = try await Stage.list()
    try await stage.server.remove(entry: 1)
    #expect(try stage.rows().first == "2 × Milk")
    ShopMessages(app: stage.app).receive(.listChanged)
    try await stage.driver.settle()
    #expect(try stage.rows().first == "1 × Rye bread")
    #expect(try stage.driver.badge(on: "Shopping list") == "3")
    #expect(await stage.traffic.count(of: "/pantry/stock.json") == 1)
  }

  @Test(.pantry) func appSetsStateThatAScreenKeeps() async throws {
    let stage = try await Stage.goods()
    let messages = ShopMessages(app: stage.app)
    messages.receive(.offers(true))
    try await stage.driver.settle()
    #expect(try stage.rows() == ["Spaghetti", "Goat cheese", "Apple juice"])
    messages.receive(.offers(false))
    try await stage.driver.settle()
    #expect(stage.driver.sees("Bread · 3"))
    #expect(
      await stage.traffic.queries(of: "offers", path: "/pantry/stock.json")
        == ["false", "true", "false"])
  }

  @Test(.pantry) func appSetsStateThatNoScreenKeeps() async throws {
    let stage = try await Stage.list()
    ShopMessages(app: stage.app).receive(.paid)
    try await stage.driver.settle()
    #expect(stage.driver.dump.contains("segments To buy [In the bag]"))
    #expect(try stage.rows() == ["1 × Cream"])
    #expect(
      await stage.traffic.queries(of: "part", path: "/pantry/list.json") == ["open", "bought"])
    try await stage.driver.chooseTitleSegment("To buy")
    #expect(try stage.rows().first == "2 × Milk")
  }

  @Test(.pantry) func appShowsWhatHasChangedWithoutAskingTheServer() async throws {
    let stage = try await Stage.goods()
    let price = try #require(Decimal(string: "9.95"))
    ShopMessages(app: stage.app).receive(
      .changed(Good(id: 3, name: "Baguette", maker: "Mill Lane", aisle: "Bread", price: price)))
    try await stage.driver.settle()
    #expect(try stage.driver.texts(row: 0).contains("€9.95"))
    #expect(await stage.traffic.count(of: "/pantry/stock.json") == 1)
  }
}

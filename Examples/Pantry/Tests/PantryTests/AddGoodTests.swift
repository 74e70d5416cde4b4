import DatasetteServer
import DatasetteTesting
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// The form of a new good, whose choices the server has.
@MainActor @Suite struct AddGoodTests {
  private func form(store: MemoryStore = MemoryStore()) async throws -> Stage {
    let stage = try await Stage.goods(store: store)
    try await stage.driver.tap(label: "Add a good")
    #expect(stage.driver.topScreen is AddGoodViewController)
    return stage
  }

  private func fill(_ stage: Stage, name: String) async throws {
    try await stage.driver.type(name, into: "name")
    try await stage.driver.type("Highland", into: "maker")
    try await stage.driver.choose("Dairy", in: "category")
    try await stage.driver.choose("Milk", in: "shelf")
    try await stage.driver.choose("Organic", in: "labels")
    try await stage.driver.type("1.15", into: "price")
  }

  @Test(.pantry) func shelvesAreThoseOfTheCategory() async throws {
    let stage = try await form()
    #expect(await stage.traffic.count(of: "/pantry/shelves.json") == 0)
    await #expect(throws: DriverError.self) {
      try await stage.driver.choose("Milk", in: "shelf")
    }
    try await stage.driver.choose("Dairy", in: "category")
    try await stage.driver.choose("Milk", in: "shelf")
    // Another category has no such shelf, so the choice is given up.
    try await stage.driver.choose("Fruit", in: "category")
    await #expect(throws: DriverError.self) {
      try await stage.driver.choose("Milk", in: "shelf")
    }
    try await stage.driver.tap(text: "Add it")
    #expect(stage.driver.sees("Please fill this in"))
    #expect(
      await stage.traffic.queries(of: "category", path: "/pantry/shelves.json") == ["3", "4"])
  }

  @Test(.pantry) func newGoodIsKeptWithItsExactPrice() async throws {
    let stage = try await form()
    try await fill(stage, name: "Kefir")
    try await stage.driver.tap(text: "Add it")
    #expect(stage.driver.topScreen is GoodsViewController)
    let good = try #require(try await stage.server.good("Kefir"))
    #expect(good["price"] as? String == "1.15")
    #expect(good["shelf"] as? String == "D-MILK")
    // The goods heard of it.
    #expect(try stage.rows(section: 2) == ["Cream", "Goat cheese", "Kefir", "Milk"])
  }

  @Test(.pantry) func priceHasLimits() async throws {
    let stage = try await form()
    try await fill(stage, name: "Air")
    try await stage.driver.type("0.01", into: "price")
    try await stage.driver.tap(text: "Add it")
    #expect(stage.driver.sees("At least 0.05"))
    #expect(try await stage.server.good("Air") == nil)
  }

  @Test(.pantry) func serverSaysWhatIsWrongWithAField() async throws {
    let stage = try await form()
    try await fill(stage, name: "Milk")
    try await stage.driver.tap(text: "Add it")
    #expect(stage.driver.topScreen is AddGoodViewController)
    #expect(stage.driver.sees("The shop has this already."))
    try await stage.driver.type("Buttermilk", into: "name")
    #expect(!stage.driver.sees("The shop has this already."))
    try await stage.driver.tap(text: "Add it")
    #expect(try await stage.server.good("Buttermilk") != nil)
  }

  @Test(.pantry) func draftIsThereAgainWithItsChoices() async throws {
    let store = MemoryStore()
    let stage = try await form(store: store)
    try await fill(stage, name: "Kefir")
    let next = try await form(store: store)
    #expect(next.driver.sees("Dairy"))
    try await next.driver.tap(text: "Add it")
    #expect(try await next.server.good("Kefir") != nil)
  }
}

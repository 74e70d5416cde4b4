import DatasetteServer
import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// Where one's shopping waits: the place that was chosen is kept whole, so that it is known before the server is asked.
@MainActor @Suite struct PickUpTests {
  private let chosen = "Your shopping waits here"

  @Test(.pantry) func placesAreThereForEverybody() async throws {
    let stage = try await Stage.pickUp()
    #expect(!stage.driver.sees(chosen))
    #expect(try stage.rows() == ["Market square", "Harbour", "Station", "Old mill"])
    // Two words are a shop, and one that the app does not know is some place.
    #expect(
      try (0..<4).map { try stage.driver.texts(row: $0).last } == [
        "Shop, open from 8 to 20", "Shop, open from 9 to 18", "Locker, open from 5 to 23",
        "Place, open from 10 to 16",
      ])
  }

  @Test(.pantry) func chosenPlaceIsThereAfterARestartWithoutTheServer() async throws {
    let store = MemoryStore()
    let first = try await Stage.pickUp(store: store)
    try await first.driver.tapRow(1)
    #expect(first.driver.sees(chosen))
    #expect(try first.rows(section: 0) == ["Harbour"])
    #expect(try first.rows(section: 1).count == 4)
    first.driver.close()
    try await first.server.stop()
    let second = try await Stage.pickUp(store: store)
    #expect(second.driver.sees(chosen))
    #expect(try second.rows() == ["Harbour"])
    #expect(second.driver.sees("Shop, open from 9 to 18"))
  }

  @Test(.pantry) func anotherPlaceTakesItsPlaceAndNoneCanBeChosen() async throws {
    let store = MemoryStore()
    let stage = try await Stage.pickUp(store: store)
    try await stage.driver.tapRow(0)
    try await stage.driver.tapRow(2, section: 1)
    #expect(try stage.rows(section: 0) == ["Station"])
    try await stage.driver.tap(label: "Choose no place")
    #expect(!stage.driver.sees(chosen))
    #expect(!(try await Stage.pickUp(store: store)).driver.sees(chosen))
  }

  /// What an earlier version of the app has kept had no hour at which a place closes, and another word for shops.
  @Test(.pantry) func recordOfAnOlderFormIsReadWithWhatItLacks() async throws {
    let older = #"{"id": 2, "name": "Harbour", "kind": "store", "hours": {"from": 7}}"#
    let stage = try await Stage.pickUp(store: MemoryStore(["pickUp.place": .text(older)]))
    #expect(try stage.rows(section: 0) == ["Harbour"])
    #expect(try stage.driver.texts(row: 0).last == "Shop, open from 7 to 20")
  }

  @Test(.pantry) func recordThatCannotBeReadAnyMoreIsAsIfNoneWereKept() async throws {
    let oldest = #"{"id": 2, "title": "Harbour"}"#
    let stage = try await Stage.pickUp(store: MemoryStore(["pickUp.place": .text(oldest)]))
    #expect(!stage.driver.sees(chosen))
    try await stage.driver.tapRow(3)
    #expect(try stage.rows(section: 0) == ["Old mill"])
  }

  @Test(.pantry) func everyoneCanChooseAPlace() async throws {
    let stage = try await Stage.pickUp()
    try await stage.driver.tapRow(1)
    try await stage.driver.auditAccessibility()
  }
}

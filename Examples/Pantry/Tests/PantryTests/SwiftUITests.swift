import DatasetteServer
import DatasetteTesting
import ScreenDriver
import ScreenKit
import Testing

@testable import Pantry

/// Views of SwiftUI among generated screens: a cell that tells something, and a screen. Where there is no SwiftUI, each has
/// its place.
@MainActor @Suite struct SwiftUITests {
  @Test(.pantry) func whatACellTellsIsDoneByItsScreen() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tapRow(2, section: 1)
    let banner = try await stage.driver.hostedView(OfferBanner.self, row: 1)
    #expect(banner.good.name == "Spaghetti")
    banner.onPut()
    try await stage.driver.settle()
    #expect(stage.driver.sees("It is on your list."))
    #expect(try await stage.server.amount(of: "Spaghetti") == 2)
  }

  @Test(.pantry) func onlyOffersHaveTheCell() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tapRow(0)
    #expect(stage.driver.sees("Baguette"))
    #expect(stage.driver.rowCount(section: 0) == 1)
  }

  @Test(.pantry) func screenOfSwiftUIIsPushedAsAnyOther() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tap(label: "About the shop")
    #expect(stage.driver.topScreen is SwiftUIScreen<ShopPageView>)
    try await stage.driver.goBack()
    #expect(stage.driver.topScreen is GoodsViewController)
  }
}

import Foundation
import Moments
import ScreenDriver
import ScreenKit
import Testing

/// What a design system draws, written in specs alone.
@MainActor @Suite(.datasette) struct ShopTests {
  private func shop() async throws -> ScreenDriver {
    let stage = try await Stage.settled(device: Device())
    try await stage.driver.tapTab("Profile")
    try await stage.driver.tap(text: "Settings")
    try await stage.driver.tap(text: "Shop")
    return stage.driver
  }

  @Test func cardsHaveBadgesAndFormerPrices() async throws {
    let driver = try await shop()
    for text in ["Harbour lantern", "-33 %", "18 of 24 sold"] { #expect(driver.sees(text)) }
    let former = try #require(labels(in: driver.window).first { $0.text?.contains("59") == true })
    let line = former.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil)
    #expect(line as? Int == 1)
    let blurb = labels(in: driver.window).first { $0.text?.hasPrefix("Burns all night") == true }
    #expect(blurb != nil)
  }

  @Test func cardsAreRoundAndThrowAShadowInLightAndDark() async throws {
    let driver = try await shop()
    let card = try #require(
      views(in: driver.window).first { $0.layer.shadowOpacity > 0 && $0.layer.cornerRadius == 16 })
    let light = driver.picture
    #expect(light.contains("#F4F4F4"))
    try await driver.setDarkMode(true)
    #expect(card.layer.cornerRadius == 16)
    #expect(driver.picture.contains("#1E1E1E"))
    #expect(driver.picture != light)
  }

  @Test func productsAreScrolledSidewaysOneByOne() async throws {
    let driver = try await shop()
    #expect(driver.rowsInSight(section: 0) == [0])
    try await driver.scroll(section: 0, by: 300)
    #expect(driver.rowsInSight(section: 0) == [1])
    #expect(driver.sees("Postcards from here"))
  }

  @Test func cardsGrowWithTheText() async throws {
    let driver = try await shop()
    func height() throws -> CGFloat {
      try #require(views(in: driver.window).first { $0.layer.shadowOpacity > 0 }).frame.height
    }
    let before = try height()
    try await driver.setTextSize(.accessibilityLarge)
    #expect(try height() > before)
  }

  private func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.filter { !$0.isHidden }.flatMap(views)
  }

  private func labels(in view: UIView) -> [UILabel] {
    views(in: view).compactMap { $0 as? UILabel }
  }
}

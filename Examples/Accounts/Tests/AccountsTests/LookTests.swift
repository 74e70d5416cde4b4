import Accounts
import ScreenDriver
import ScreenKit
import Testing

/// What the theme and the specs say of bars and sections is seen.
@MainActor @Suite struct LookTests {
  private let file = TemporaryFile()

  private func stage() async throws -> Stage {
    let store = try await AccountStore(at: file.url)
    try await store.insert(Account(id: "1", owner: "Grace Hopper", plan: .team))
    let stage = try Stage(store: store)
    try await stage.driver.settle()
    return stage
  }

  private func resolved(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> UIColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func barOfTheTabsHasTheColourOfSurfaces(style: UIUserInterfaceStyle) async throws {
    let stage = try await stage()
    let bar = try #require(stage.driver.topScreen?.tabBarController?.tabBar)
    let surface = ColorToken.surface.uiColor
    #expect(
      resolved(bar.standardAppearance.backgroundColor, style) == resolved(surface, style))
    #expect(
      resolved(bar.scrollEdgeAppearance?.backgroundColor, style) == resolved(surface, style))
  }

  @Test func cardHasRoomWithinTheColourBehindIt() async throws {
    let stage = try await stage()
    try await stage.driver.tapRow(0)
    let list = try #require(stage.driver.list)
    let card = try #require(list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame
    #expect(card.minY == 4 && card.minX == 0 && card.width == list.bounds.width)
    let surface = ColorToken.surface.uiColor
    let ground = list.subviews.first { view in
      resolved(view.backgroundColor, .light) == resolved(surface, .light)
        && view.frame.contains(card)
    }
    #expect(ground?.frame.height == card.height + 8)
  }
}

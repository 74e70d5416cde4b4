public import ScreenKit

extension PantryApp {
  /// The app with all that was written for it by hand.
  ///
  /// - Parameter sessionStorage: Where the session of a customer's card is kept; in memory unless given.
  public static func assembled(
    launch: LaunchValues, sessionStorage: any SessionStorage = MemorySessionStorage()
  ) -> PantryApp {
    PantryApp(launch: launch, dependencies: PantryParts(), sessionStorage: sessionStorage)
  }
}

/// What the app has in the place of generated code.
@MainActor
private struct PantryParts: PantryDependencies {
  private let seen = SeenGoods()

  func makeGoodPageViewController(_ app: PantryApp, goodID: Identifier) -> GoodPageViewController {
    GoodPageOwnViewController(app: app, goodID: goodID, seen: seen)
  }

  func makeShopPageView(_ app: PantryApp) -> ShopPageView { ShopPageView(app: app) }
}

public import ScreenKit

extension PantryApp {
  /// The app with all that was written for it by hand.
  public static func assembled(launch: LaunchValues) -> PantryApp {
    PantryApp(launch: launch, dependencies: PantryParts())
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

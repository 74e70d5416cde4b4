// Written by hand: what the goldens' app Market, which has Swift modules, leaves to its owners.

import ForumUI
import MarketCore
public import ScreenKit
import ShopUI

public final class CheckoutViewController: UIViewController {}

@MainActor
final class AppDependencies: MarketDependencies {
  let productsActions: any ProductsActions = ProductsHandler()
  let analyticsSink: any AnalyticsSink = Sink()

  func makeOwnPostAdapter(_ runtime: AppRuntime) -> OwnPostAdapter { OwnPostAdapter() }

  func makeCheckoutViewController(
    _ app: MarketApp, productID: Identifier, onReturn: @escaping @MainActor (Bool) -> Void
  ) -> CheckoutViewController { CheckoutViewController() }
}

private final class ProductsHandler: ProductsActions {
  func hide(_ item: Product, on screen: ProductsViewController) async throws {}
}

private final class Sink: AnalyticsSink {
  func track(_ event: Analytics) {}
}

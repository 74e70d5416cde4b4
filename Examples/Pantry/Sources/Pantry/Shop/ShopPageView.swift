#if canImport(SwiftUI) && canImport(UIKit)
  import ScreenKit
  public import SwiftUI

  /// When the shop is open, above what is to be bought there: the list is a generated screen among views of SwiftUI.
  public struct ShopPageView: View {
    let app: PantryApp

    public var body: some View {
      VStack {
        Text(app.runtime.string(.key("shop.hours")))
        DestinationView(.shoppingList, in: app, inNavigation: false)
      }
      .navigationTitle(app.runtime.string(.key("shop.title")))
    }
  }
#else
  /// The page of the shop, where there is no SwiftUI that draws it.
  public struct ShopPageView {
    let app: PantryApp
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// Says that a good costs less than before, and puts it on the list.
  public struct OfferBanner: View {
    let good: Good
    let onPut: @MainActor () -> Void

    public var body: some View {
      HStack {
        Image(systemName: "tag")
        Text(good.earlierPrice.map { "\($0) → \(good.price)" } ?? "\(good.price)")
        Button(action: onPut) { Image(systemName: "cart.badge.plus") }
          .accessibilityLabel("Put on the list")
      }
    }
  }
#else
  /// What the banner is made of, where there is no SwiftUI that draws it.
  public struct OfferBanner {
    let good: Good
    let onPut: @MainActor () -> Void
  }
#endif

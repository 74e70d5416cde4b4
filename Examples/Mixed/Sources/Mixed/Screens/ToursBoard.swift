#if canImport(SwiftUI) && canImport(UIKit)
  import ScreenKit
  import SwiftUI

  /// The calendar among views of SwiftUI: a generated screen like any other controller.
  struct ToursBoard: View {
    let screens: ClubScreens

    var body: some View {
      NavigationStack {
        ScreenRepresentable { screens.controller(for: .tours) }
      }
    }
  }
#endif

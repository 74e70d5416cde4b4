#if canImport(UIKit)
  import UIKit
#else
  import Foundation
#endif

/// Opens addresses by the system.
@MainActor
enum SystemAddress {
  /// The app's page of the device's settings.
  static var settings: URL? { URL(string: UIApplication.openSettingsURLString) }

  /// Opens `address` from the scene that `window` is in. App extensions have scenes, too, but no application to ask.
  static func open(_ address: URL, from window: UIWindow?) {
    #if !os(watchOS)
      window?.windowScene?.open(address, options: nil)
    #endif
  }
}

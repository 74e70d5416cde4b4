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

  static func open(_ address: URL) {
    #if canImport(UIKit) && !os(watchOS)
      UIApplication.shared.open(address)
    #endif
  }
}

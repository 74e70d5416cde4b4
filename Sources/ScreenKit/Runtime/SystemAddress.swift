#if canImport(UIKit)
  import UIKit
#else
  import Foundation
#endif

/// Opens addresses by the system.
@MainActor
enum SystemAddress {
  static func open(_ address: URL) {
    #if canImport(UIKit) && !os(watchOS)
      UIApplication.shared.open(address)
    #endif
  }
}

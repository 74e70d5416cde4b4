#if canImport(UIKit)
  import UIKit
#endif

/// Puts texts on the system's pasteboard.
@MainActor
enum SystemPasteboard {
  static func copy(_ text: String) {
    #if !os(watchOS) && !os(tvOS)
      UIPasteboard.general.string = text
    #endif
  }
}

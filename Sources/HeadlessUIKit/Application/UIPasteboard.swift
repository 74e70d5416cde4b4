public import Foundation

/// Where texts are kept that were copied.
@MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard()

  /// The text on the pasteboard.
  open var string: String?
}

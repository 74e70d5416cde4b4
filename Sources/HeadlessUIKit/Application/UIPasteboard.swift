public import Foundation

/// Where texts are kept that were copied.
@MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()

  /// The text on the pasteboard.
  open var string: String?
}

public import Foundation

/// What every screen can hand to others, and let the reader choose.
@MainActor
public protocol HandingOn: AnyObject {
  /// Offers ways to hand `text` on; nothing happens for nil.
  func share(_ text: String?)

  /// Offers ways to hand `address` on; nothing happens for nil.
  func share(_ address: URL?)

  /// Puts `text` on the pasteboard; nothing happens for nil.
  func copyToPasteboard(_ text: String?)

  /// Lets the reader choose one of those of `choices` that are there now.
  func showMenu(_ choices: [MenuChoice])
}

extension HandingOn {
  /// Puts `address` on the pasteboard; nothing happens for nil.
  public func copyToPasteboard(_ address: URL?) {
    copyToPasteboard(address?.absoluteString)
  }
}

public import Foundation

/// What every screen can say, ask, hand to others, and let the reader choose.
@MainActor
public protocol HandingOn: AnyObject {
  /// Shows `text` for a moment; with `retry` there is a button for it.
  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?)

  /// Asks `text`, and does `then` on a yes.
  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void)

  /// Offers ways to hand `text` on; nothing happens for nil.
  func share(_ text: String?)

  /// Offers ways to hand `address` on; nothing happens for nil.
  func share(_ address: URL?)

  /// Puts `text` on the pasteboard; nothing happens for nil.
  func copyToPasteboard(_ text: String?)

  /// Lets the app look as `theme` says, also when it is started anew. Does nothing unless said otherwise.
  func setTheme(_ theme: Theme)

  /// Lets the reader choose one of those of `choices` that are there now.
  func showMenu(_ choices: [MenuChoice])
}

extension HandingOn {
  /// Shows `text` for a moment.
  public func notice(_ text: ScreenText) {
    notice(text, retry: nil)
  }

  public func setTheme(_ theme: Theme) {}

  /// Puts `address` on the pasteboard; nothing happens for nil.
  public func copyToPasteboard(_ address: URL?) {
    copyToPasteboard(address?.absoluteString)
  }
}

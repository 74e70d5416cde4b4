import ScreenKit

/// Helps members, and takes their wishes. It talks to presenters, so it needs no views.
@MainActor
final class FrontDesk: AccountActions, WishActions {
  /// Talks to the server as the app does, so it is there once the app is.
  var library: Library?

  func showHelp(_ item: Way, on screen: AccountPresenter) async throws {
    guard let phone = try await library?.helpLine() else {
      return screen.notice(.key("account.helpText"))
    }
    screen.notice(.key("account.helpLine", [phone]))
  }

  func wish(name: String, reason: String, on screen: WishPresenter) async throws {
    guard let library else { return }
    try await library.wish(for: name, because: reason)
    screen.notice(.key("wish.sent", [name]))
  }
}

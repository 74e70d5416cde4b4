import ScreenKit

/// Lets members in, and helps those who can't get in. It talks to the presenter, so it needs no views.
final class LogInDesk: LogInActions {
  private let library: Library

  init(library: Library) {
    self.library = library
  }

  func logIn(email: String, password: String, on screen: LogInPresenter) async throws {
    try await library.logIn(email: email, password: password)
  }

  func showHelp(on screen: LogInPresenter) async throws {
    guard let phone = try await library.helpLine() else {
      return screen.notice(.key("logIn.helpText"))
    }
    screen.notice(.key("logIn.helpLine", [phone]))
  }
}

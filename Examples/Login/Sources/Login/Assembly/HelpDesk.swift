import ScreenKit

/// Helps members who can't log in. It talks to the presenter, so it needs no views either.
final class HelpDesk: LogInActions {
  func showHelp(on screen: LogInPresenter) async throws {
    screen.notice(.key("logIn.helpText"))
  }
}

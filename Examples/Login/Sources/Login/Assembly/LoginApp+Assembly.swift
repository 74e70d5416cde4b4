public import ScreenKit

extension LoginApp {
  /// The app with all that was written for it by hand.
  ///
  /// - Parameter sessionStorage: Where the session of who is logged in is kept; in memory unless given.
  public static func assembled(
    launch: LaunchValues, sessionStorage: any SessionStorage = MemorySessionStorage()
  ) -> LoginApp {
    let lendingDesk = LendingDesk()
    let frontDesk = FrontDesk()
    let app = LoginApp(
      launch: launch,
      dependencies: LoginDependencies(
        accountActions: frontDesk, thingDetailActions: lendingDesk, wishActions: frontDesk),
      sessionStorage: sessionStorage)
    let library = Library(client: app.main, cache: launch.responses)
    lendingDesk.library = library
    frontDesk.library = library
    return app
  }
}

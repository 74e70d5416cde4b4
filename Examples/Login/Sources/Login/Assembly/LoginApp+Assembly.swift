public import ScreenKit

extension LoginApp {
  /// The app with all that was written for it by hand.
  ///
  /// - Parameter sessionStorage: Where the session of who is logged in is kept; in memory unless given.
  public static func assembled(
    launch: LaunchValues, sessionStorage: any SessionStorage = MemorySessionStorage()
  ) -> LoginApp {
    let desks = Desks()
    let app = LoginApp(launch: launch, dependencies: desks, sessionStorage: sessionStorage)
    let library = Library(client: app.main, cache: launch.responses)
    desks.lendingDesk.library = library
    desks.frontDesk.library = library
    return app
  }
}

/// Who does what the specs leave to code.
private struct Desks: LoginDependencies {
  let lendingDesk = LendingDesk()
  let frontDesk = FrontDesk()

  var accountActions: any AccountActions { frontDesk }
  var thingDetailActions: any ThingDetailActions { lendingDesk }
  var wishActions: any WishActions { frontDesk }
}

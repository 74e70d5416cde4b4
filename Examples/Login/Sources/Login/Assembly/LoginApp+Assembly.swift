public import ScreenKit

extension LoginApp {
  /// The app with all that was written for it by hand.
  ///
  /// - Parameter library: The library that members are logged in to; one of the app's own unless
  ///   given.
  public static func assembled(launch: LaunchValues, library: Library? = nil) -> LoginApp {
    let library = library ?? Library(launch: launch)
    return LoginApp(
      launch: launch,
      dependencies: LoginDependencies(
        logInActions: LogInDesk(library: library),
        thingDetailActions: LendingDesk(library: library)))
  }
}

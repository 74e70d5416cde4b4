public import ScreenKit

extension LoginApp {
  /// The app with all that was written for it by hand.
  public static func assembled(launch: LaunchValues) -> LoginApp {
    LoginApp(
      launch: launch,
      dependencies: LoginDependencies(
        logInActions: HelpDesk(), thingDetailActions: LendingDesk()))
  }
}

/// The ways from every screen.
@MainActor
public protocol ScreenLeaving: AnyObject {
  /// Closes the presentation that this screen is in.
  func dismissScreen()

  /// Leaves this screen the way it came: closes its presentation if it is the first there, and goes
  /// back otherwise.
  func closeScreen()

  /// Goes back from this screen.
  func popScreen()

  /// Goes back to the first screen of this navigation.
  func popToRootScreen()

  /// Ends the session of who is logged in.
  func logOut()
}

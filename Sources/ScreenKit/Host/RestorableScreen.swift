/// A kind of screen that is made again when the app has been started anew.
@MainActor
public struct RestorableScreen {
  /// The screen's name in the specs.
  let name: String
  let make: @MainActor (ScreenRoute) -> UIViewController?

  /// Routes to the screen called `name` lead to what `make` makes of their values; nil where these don't
  /// fit, as after a change of the screen's parameters.
  public init(_ name: String, make: @escaping @MainActor (ScreenRoute) -> UIViewController?) {
    self.name = name
    self.make = make
  }
}

/// A controller that knows how it is made again. A screen written by hand conforms to come back as generated
/// ones do.
@MainActor
public protocol RestorableController: AnyObject {
  /// What the controller is made again from; nil for one that isn't.
  var restorationRoute: ScreenRoute? { get }
}

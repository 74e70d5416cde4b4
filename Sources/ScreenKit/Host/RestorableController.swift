/// A controller that knows how it is made again. A screen written by hand conforms to come back as generated
/// ones do.
@MainActor
public protocol RestorableController: AnyObject {
  /// What the controller is made again from; nil for one that isn't.
  var restorationRoute: ScreenRoute? { get }
}

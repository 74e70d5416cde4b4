/// Runs one screen: makes the controllers that it is composed of, exchanges them as things change, and
/// says where to go. The controllers are reusable ones and know nothing of the screen.
///
/// Who shows the screen shows its `primaryViewController`, which keeps the coordinator alive; so a
/// screen that is gone leaves nothing behind, whichever way it went.
@MainActor
public protocol Coordinator: AnyObject {
  /// The controller that shows the screen.
  var primaryViewController: UIViewController { get }

  /// The screen is about to be shown.
  func start()

  /// The screen has gone for good. It may be started again if its controller is shown once more.
  func stop()
}

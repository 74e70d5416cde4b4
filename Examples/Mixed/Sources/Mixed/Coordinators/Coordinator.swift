import ScreenKit

/// Decides what is shown in a part of the app, and what follows.
@MainActor
protocol Coordinator: AnyObject {
  /// What the part is shown by.
  var root: UIViewController { get }
}

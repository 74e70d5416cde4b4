import ScreenKit

/// A plain controller that writes down what it is told.
@MainActor
class RecordingController: UIViewController {
  let name: String
  let journal: Journal
  var statusBar = UIStatusBarStyle.default

  init(_ name: String, in journal: Journal = Journal()) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.add(name, animated ? "willAppear animated" : "willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.add(name, "didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.add(name, animated ? "willDisappear animated" : "willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.add(name, "didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.add(name, parent == nil ? "willLeave" : "willEnter")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.add(name, parent == nil ? "didLeave" : "didEnter")
  }
}

/// What controllers were told, in order.
@MainActor
final class Journal {
  private var entries: [String] = []

  func add(_ name: String, _ event: String) {
    entries.append("\(name) \(event)")
  }

  /// What was written since the last reading.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A window that shows `root`.
@MainActor
func makeWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// Knows whether an object is still there.
@MainActor
final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}

extension UIView {
  /// This view and those below that are of a type.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}

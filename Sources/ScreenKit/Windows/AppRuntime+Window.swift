/// What the delegate of a window's scene passes on, beside what ``AppSceneDelegate`` does by itself.
extension AppRuntime {
  /// Lets the window begin where its reader was, if `activity` tells that: what ``restorationActivity()`` answered when
  /// the window was seen last. To be called before the root is made.
  public func restore(from activity: NSUserActivity?) {
    restoration = activity.flatMap { WindowRestoration($0, stored: stored) }
  }

  /// Where the reader of the window is, for the system to restore its scene by; nil where that is not to be kept.
  public func restorationActivity() -> NSUserActivity? {
    guard let state = host?.state ?? restoration?.state else { return nil }
    return WindowRestoration.activity(for: state, stored: stored)
  }

  /// The window is let go of: what its screens use of the device ends.
  public func windowDidClose() {
    waitingScreen = nil
    host?.endServices()
  }
}

/// What the app's delegate, or that of its scene, passes on.
extension AppRuntime {
  /// The app is no longer seen: where the reader is is kept for the next start. Where the host checks who is
  /// there, its screens are covered, so that they are not in the picture that the system keeps of the app
  /// either. Lists that load again by themselves stop doing so.
  public func didEnterBackground() {
    events.emitHere(.appDidEnterBackground)
    keepHostState()
    // What an owner shows now is of the time before.
    shared.ownerCheck.forget()
    host?.close()
  }

  /// The app is about to be seen again: who is there is checked, if the host does so, lists look for what others
  /// have changed meanwhile, and what may have been changed in the system's settings is found out.
  public func willEnterForeground() {
    host?.checkWhoIsThere()
    events.emitHere(.appWillEnterForeground)
  }
}

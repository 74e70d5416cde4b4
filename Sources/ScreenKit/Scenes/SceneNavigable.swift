/// A scene's controller as its router sees it: the standard ways, and those of this app's host. A
/// scene's own `Navigable` protocol refines it.
@MainActor
public protocol SceneNavigable: StandardNavigable, ScreenShowing, ScreenLeaving {
  /// Opens `url` outside the app; nothing happens for nil.
  func open(_ url: URL?)

  /// Goes to the tab at `index`.
  func selectTab(_ index: Int)
}

extension AppRuntime {
  /// What presenters share with the rest of the app.
  public var sceneContext: SceneContext {
    SceneContext(clock: clock, events: events, changes: changes)
  }
}

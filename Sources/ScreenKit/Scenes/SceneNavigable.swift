/// A scene's controller as its router sees it: the standard ways, and those of this app's host. A
/// scene's own `Navigable` protocol refines it.
@MainActor
public protocol SceneNavigable: StandardNavigable, ScreenLeaving {
  /// Shows `controller` on top of this scene, with a way back.
  func push(_ controller: UIViewController)

  /// Shows `controller` over this scene, in a navigation of its own.
  func present(_ controller: UIViewController, as style: PresentationStyle)

  /// Shows `controller` the way that fits where this scene stands.
  func show(_ controller: UIViewController)

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

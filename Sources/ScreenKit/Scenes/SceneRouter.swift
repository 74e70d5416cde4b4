/// The router of a scene: it goes where the presenter says, by the controller, which it does not own.
/// Subclasses add the ways to other scenes.
@MainActor
open class SceneRouter {
  /// The controller as its router sees it.
  public unowned let navigable: any SceneNavigable

  /// A router that goes by `navigable`.
  public init(navigable: any SceneNavigable) {
    self.navigable = navigable
  }

  /// Opens `url` outside the app; nothing happens for nil.
  public final func open(_ url: URL?) { navigable.open(url) }

  /// Goes to the tab at `index`.
  public final func selectTab(_ index: Int) { navigable.selectTab(index) }

  /// Closes the presentation that the scene is in.
  public final func dismiss() { navigable.dismissScreen() }

  /// Goes back to the scene before.
  public final func pop() { navigable.popScreen() }

  /// Goes back to the first scene.
  public final func popToRoot() { navigable.popToRootScreen() }

  /// Leaves the scene the way it came.
  public final func close() { navigable.closeScreen() }

  /// Ends the session.
  public final func logOut() { navigable.logOut() }
}

/// The router of a scene that leads to other screens of the app.
open class SceneAppRouter<App>: SceneRouter {
  /// What the other screens are made in.
  public let app: App

  /// A router that goes by `navigable` to screens of `app`.
  public init(navigable: any SceneNavigable, app: App) {
    self.app = app
    super.init(navigable: navigable)
  }
}

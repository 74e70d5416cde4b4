public import Foundation

/// What the system tells of a scene. What a delegate leaves out is not told, as with UIKit's optional
/// requirements.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene has been made, for a new session or for one that was there before.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene is let go of; its session may stay.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene answers to a person from now on.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to answer no more.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be seen, for the first time, too.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is seen no more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens addresses that lead to the app while the scene is there.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

  /// What is needed to restore the scene; asked for each time that it is seen no more.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// The scene has been made for a session that has something to restore.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// The scene is about to get an activity to go on with.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Goes on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}

  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// What the system tells of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the scene's interface is in.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

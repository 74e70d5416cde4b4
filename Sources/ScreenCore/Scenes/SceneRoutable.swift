/// A router as its presenter sees it. The presenter owns it. A scene's own `Routable` protocol refines it with
/// the ways out of the scene.
@MainActor
public protocol SceneRoutable: AnyObject {}

/// A router of a scene that is left by what its presenter says.
@MainActor
public protocol SceneLeaving: SceneRoutable {
  /// Closes the presentation that the scene is in.
  func dismiss()

  /// Leaves the scene the way it came.
  func close()
}

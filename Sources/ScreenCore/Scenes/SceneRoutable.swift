/// A router as its presenter sees it. The presenter owns it. A scene's own `Routable` protocol refines it with
/// the ways out of the scene.
@MainActor
public protocol SceneRoutable: AnyObject {}

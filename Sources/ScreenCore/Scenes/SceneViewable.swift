/// A scene's controller as its presenter sees it: what every view can say and ask. A scene's own
/// `Viewable` protocol refines it.
@MainActor
public protocol SceneViewable: ActivityIndicatorViewable, AlertViewable, HandingOn {
  /// Runs `operation`. What was tapped for it is disabled meanwhile.
  func perform<Result>(_ operation: ScreenOperation<Result>)
}

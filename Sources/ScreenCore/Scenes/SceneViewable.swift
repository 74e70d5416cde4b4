/// A scene's controller as its presenter sees it: what every view can say and ask. A scene's own
/// `Viewable` protocol refines it.
@MainActor
public protocol SceneViewable: ActivityIndicatorViewable, AlertViewable, HandingOn {
  /// Shows `text` for a moment; with `retry` there is a button for it.
  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?)

  /// Asks `text`, and does `then` on a yes.
  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void)

  /// Runs `operation`. What was tapped for it is disabled meanwhile.
  func perform<Result>(_ operation: ScreenOperation<Result>)
}

extension SceneViewable {
  /// Shows `text` for a moment.
  public func notice(_ text: ScreenText) {
    notice(text, retry: nil)
  }
}

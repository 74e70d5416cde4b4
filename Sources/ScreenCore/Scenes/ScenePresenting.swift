/// A presenter at work: it knows its view without owning it.
///
/// ```
/// controller ══▶ presenter ══▶ router, interactor        ══▶ owns
///     ▲   ▲          │            │                      ──▶ unowned
///     │   └──────────┘            │
///     └───────────────────────────┘
/// ```
///
/// The controller alone owns its presenter, so both go together and the view is always there while the
/// presenter is. What comes back later (answers, alerts, results of other scenes) must keep neither:
/// it goes through the methods here, which hold the presenter weakly meanwhile and keep its view until
/// they return, so that a presenter can close its scene and still finish its sentence.
@MainActor
public protocol ScenePresenting: AnyObject {
  /// The presenter's view.
  var scene: any SceneViewable { get }
}

extension ScenePresenting {
  /// `body`, to be called later by something outside the scene. Once the scene has gone it does
  /// nothing.
  public func callback(
    _ body: @escaping @MainActor (Self) -> Void
  ) -> @MainActor @Sendable () -> Void {
    { [weak self] in self?.enter(body) }
  }

  /// `body`, to be called later with a value by something outside the scene. Once the scene has gone
  /// it does nothing.
  public func callback<Value>(
    _ body: @escaping @MainActor (Self, Value) -> Void
  ) -> @MainActor @Sendable (Value) -> Void {
    { [weak self] value in self?.enter { body($0, value) } }
  }

  /// Asks `text`, and does `then` on a yes.
  public func confirm(_ text: ScreenText, then: @escaping @MainActor (Self) -> Void) {
    scene.confirm(text, then: callback(then))
  }

  /// Shows `text` for a moment, with a button that does `retry`.
  public func notice(_ text: ScreenText, retry: @escaping @MainActor (Self) -> Void) {
    scene.notice(text, retry: callback(retry))
  }

  /// Runs `operation`, then `then` or `failed`. What was tapped for it is disabled meanwhile; without
  /// `failed` an error is shown as a notice. The operation goes on when the scene is left, and what
  /// would come after it does not happen.
  ///
  /// - Parameter optimistic: What is shown until it is certain.
  public func run<Result>(
    optimistic: OptimisticChange? = nil,
    operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (Self, Result) -> Void)? = nil,
    failed: (@MainActor (Self, any Error) -> Void)? = nil
  ) {
    scene.perform(
      ScreenOperation(
        operation, then: then.map(callback), failed: failed.map(callback), optimistic: optimistic))
  }

  private func enter(_ body: @MainActor (Self) -> Void) {
    withExtendedLifetime(scene) { body(self) }
  }
}

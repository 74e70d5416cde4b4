/// The ways from a screen to others.
@MainActor
public protocol ScreenShowing: AnyObject {
  /// Shows `controller` on top of this screen, with a way back.
  func push(_ controller: UIViewController)

  /// Shows `controller` over this screen, in a navigation of its own.
  func present(_ controller: UIViewController, as style: PresentationStyle)

  /// Shows `controller` the way that fits where this screen stands.
  func show(_ controller: UIViewController)
}

/// What a tap can do on the screen where it happens. The screen itself is one; actions get it handed
/// in, so they need not know where they stand.
@MainActor
public protocol ScreenEffects: ScreenFeedback, ScreenShowing {
  /// Ends the selection of rows; nothing happens where none are being selected.
  func endSelection()
}

/// What a tap does.
public typealias ScreenAction = TapAction<any ScreenEffects>

extension ScreenEffects {
  public func endSelection() {}

  /// Shows `controller` over this screen as a sheet.
  public func present(_ controller: UIViewController) {
    present(controller, as: .sheet)
  }

  /// Runs `operation`, then `then` or `failed`. What was tapped for it is disabled meanwhile; without
  /// `failed` an error is shown as a notice.
  public func run<Result>(
    operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (any ScreenEffects, Result) -> Void)? = nil,
    failed: (@MainActor (any ScreenEffects, any Error) -> Void)? = nil
  ) {
    perform(
      ScreenOperation(operation, then: onThisScreen(then), failed: onThisScreen(failed)))
  }

  /// Runs `operation` and shows `item` with the `optimistic` change at once; a failure puts it back.
  public func run<Item: Model, Result>(
    _ item: Item,
    optimistic change: (inout Item) -> Void,
    operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (any ScreenEffects, Result) -> Void)? = nil,
    failed: (@MainActor (any ScreenEffects, any Error) -> Void)? = nil
  ) {
    var changed = item
    change(&changed)
    perform(
      ScreenOperation(
        operation, then: onThisScreen(then), failed: onThisScreen(failed),
        optimistic: showOptimistically(changed)))
  }

  /// `action` on this screen, as long as it is there.
  private func onThisScreen<Value>(
    _ action: (@MainActor (any ScreenEffects, Value) -> Void)?
  ) -> (@MainActor (Value) -> Void)? {
    guard let action else { return nil }
    return { [weak self] value in
      if let self { action(self, value) }
    }
  }
}

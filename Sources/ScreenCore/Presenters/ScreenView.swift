/// What every screen can do for its presenter.
@MainActor
public protocol ScreenView: PresentableView, HandingOn {
  /// Something takes its time from now on. Where it was begun by a touch, the touched control is
  /// disabled until `operationDidEnd`, and on while something runs that follows.
  func operationDidBegin(_ operation: OperationID)

  /// What took its time has ended, and `next` is what follows: the view does it at once, and what it
  /// begins still belongs to the touched control.
  func operationDidEnd(_ operation: OperationID, then next: @MainActor () -> Void)

  /// What stands in the bars may have changed: the presenter is asked for it again.
  func updateBarItems()

  /// Shows `text` for a moment; with `retry` there is a button for it.
  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?)

  /// Asks `text`, and does `then` on a yes.
  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void)

  /// Closes the presentation that this screen is in.
  func dismissScreen()

  /// Leaves this screen the way it came.
  func closeScreen()

  /// Goes back from this screen.
  func popScreen()

  /// Goes back to the first screen of this navigation.
  func popToRootScreen()

  /// Ends the session of who is logged in.
  func logOut()

  /// Ends selecting rows.
  func endSelection()
}

/// On screens without such rows nothing is selected.
extension ScreenView {
  public func endSelection() {}
}

/// Tells operations of a screen apart.
public struct OperationID: Hashable, Sendable {
  private let number: Int

  /// The operation with `number`.
  public init(_ number: Int) {
    self.number = number
  }
}

/// What every screen can do for its presenter.
@MainActor
public protocol ScreenView: PresentableView, HandingOn, ScreenLeaving {
  /// Something takes its time from now on. Where it was begun by a touch, the touched control is
  /// disabled until `operationDidEnd`, and on while something runs that follows.
  func operationDidBegin(_ operation: OperationID)

  /// What is shown already of what is being touched for, such as a row at its new place: what is run now keeps it
  /// or takes it back. Nil where nothing is.
  func takeShownChange() -> OptimisticChange?

  /// What takes its time has sent so much of what it sends.
  func operation(_ operation: OperationID, didSend progress: UploadProgress)

  /// What took its time has ended, and `next` is what follows: the view does it at once, and what it
  /// begins still belongs to the touched control.
  func operationDidEnd(_ operation: OperationID, then next: @MainActor () -> Void)

  /// What stands in the bars may have changed: the presenter is asked for it again.
  func updateBarItems()

  /// Ends selecting rows.
  func endSelection()

  /// Who waits for what the screen returns; nil where nobody does.
  var awaitedResult: (any AwaitedResult)? { get }
}

/// On screens without such rows nothing is selected, and most screens send nothing large and return nothing.
extension ScreenView {
  public var awaitedResult: (any AwaitedResult)? { nil }
  public func endSelection() {}
  public func takeShownChange() -> OptimisticChange? { nil }
  public func operation(_ operation: OperationID, didSend progress: UploadProgress) {}
}

/// Tells operations of a screen apart.
public struct OperationID: Hashable, Sendable {
  private let number: Int

  /// The operation with `number`.
  public init(_ number: Int) {
    self.number = number
  }
}

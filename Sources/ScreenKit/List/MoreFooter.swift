/// What a list shows below its last row.
public struct MoreFooter: Hashable, Sendable {
  /// Whether more is loaded there, or could not be.
  public var state: MoreState
  /// Whether all that there is has been loaded.
  public var isComplete: Bool
  /// What the screen says there.
  public var texts: MoreTexts
  /// What a failure looks like on the screen.
  public var failure: ErrorState

  /// What is shown in a state; nothing but a wheel or a failure, unless said otherwise.
  public init(
    _ state: MoreState = .none, isComplete: Bool = false, texts: MoreTexts = MoreTexts(),
    failure: ErrorState = ErrorState()
  ) {
    self.state = state
    self.isComplete = isComplete
    self.texts = texts
    self.failure = failure
  }

  /// Whether anything stands there.
  public var isShown: Bool { state != .none || end != nil }

  /// What is said at the end, once it is reached.
  private var end: ScreenText? { isComplete ? texts.end : nil }

  /// What is said of a page that could not be loaded.
  var failureText: ScreenText? { texts.error ?? failure.text }

  /// What is said now.
  var text: ScreenText? {
    switch state {
    case .none: end
    case .loading: texts.loading
    case .failed: failureText
    }
  }
}

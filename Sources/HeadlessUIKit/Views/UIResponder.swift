public import Foundation

/// Something that takes part in the handling of events.
@MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() {
    super.init()
  }

  /// The responder that handles what this one does not.
  open var next: UIResponder? { nil }

  /// Whether the responder can become first.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can cease to be first.
  open var canResignFirstResponder: Bool { true }

  /// What VoiceOver's gesture for going back does; true if handled.
  open func accessibilityPerformEscape() -> Bool { false }

  /// What keys of a keyboard do while the responder is in the chain of those that hear of them.
  open var keyCommands: [UIKeyCommand]? { nil }

  var responderWindow: UIWindow? { next?.responderWindow }

  /// Whether the responder is its window's first.
  open var isFirstResponder: Bool {
    responderWindow.map { $0.firstResponder === self } ?? false
  }

  /// Makes the responder its window's first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Ceases to be the window's first.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Called when touches begin on the responder; hands them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; hands them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; hands them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled; hands them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

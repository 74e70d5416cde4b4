/// What becomes of a screen that returns something: a value, or nothing. Who has shown it is told one of
/// them, once.
///
/// Nothing has been chosen when the screen has gone and no value has come, whatever the way: closed, swiped
/// away, left by the back button, replaced, or let go as part of something larger. Screens of the library
/// say that they have gone (``screenDidLeave()``); for any other, it is enough that nobody holds the result
/// any more, so a controller written by hand has nothing to do but to keep what it was handed.
///
/// ```swift
/// let result = ScreenResult<Photo>({ show($0) }, onCancel: { showPlaceholder() })
/// present(PhotoPicker(onReturn: result.returned), animated: true)
/// ```
@MainActor
public final class ScreenResult<Value>: AwaitedResult {
  private let outcome: Outcome
  private let onReturn: @MainActor (Value) -> Void
  /// Whether a question is being asked in this turn that may keep the screen.
  private var isAsking = false
  /// What is told once that is answered by a yes.
  private var held: Value?

  /// - Parameter onReturn: Gets the value.
  /// - Parameter onCancel: Called if the screen has gone without one.
  public init(
    _ onReturn: @escaping @MainActor (Value) -> Void,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.onReturn = onReturn
    outcome = Outcome(onCancel: onCancel)
  }

  deinit {
    // The last owner may let go on any thread.
    Task { @MainActor [outcome] in outcome.cancel() }
  }

  /// Hands `value` back. Only the first one is told, and none after the screen has gone without. While the reader is
  /// asked whether the screen may go, it waits for the answer.
  public func returned(_ value: Value) {
    if isAsking {
      held = value
    } else if outcome.settle() {
      onReturn(value)
    }
  }

  /// ``returned(_:)``, in code that has the result under the name of a closure.
  public func callAsFunction(_ value: Value) { returned(value) }

  public func screenDidLeave() {
    // A screen that returns something closes first and says then what it is.
    Task { @MainActor [outcome] in outcome.cancel() }
  }

  public func screenWillAsk() {
    (isAsking, held) = (true, nil)
    // What asks is closing the screen, and what it returns is said right after.
    Task { @MainActor [weak self] in self?.isAsking = false }
  }

  public func screenMayLeave() {
    isAsking = false
    guard let value = held else { return }
    held = nil
    returned(value)
  }
}

/// What waits for a screen to return something or to go.
@MainActor
public protocol AwaitedResult: AnyObject {
  /// The screen has gone for good. What it has returned by the end of this turn still counts.
  func screenDidLeave()

  /// The reader is asked whether the screen may go. What it returns by the end of this turn waits for a yes, and is
  /// forgotten without one.
  func screenWillAsk()

  /// The reader has said yes, and the screen goes.
  func screenMayLeave()
}

/// Most wait for nothing but that the screen goes.
extension AwaitedResult {
  public func screenWillAsk() {}
  public func screenMayLeave() {}
}

/// Whether a result has been told.
@MainActor
private final class Outcome {
  /// What is called if there is none; nil once that is decided.
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Decides it; false if it was decided already.
  func settle() -> Bool {
    defer { onCancel = nil }
    return onCancel != nil
  }

  func cancel() {
    let onCancel = onCancel
    if settle() { onCancel?() }
  }
}

/// Shows a screen and waits for what it returns; nil if it has gone without.
///
/// ```swift
/// let photo = await screenResult(of: Photo.self) { onReturn, onCancel in
///   show(PhotoPickerViewController(app: app, onReturn: onReturn, onCancel: onCancel), sender: self)
/// }
/// ```
///
/// - Parameter show: Shows the screen, with what it is to call.
@MainActor
public func screenResult<Value: Sendable>(
  of type: Value.Type = Value.self,
  _ show: (
    _ onReturn: @escaping @MainActor (Value) -> Void, _ onCancel: @escaping @MainActor () -> Void
  ) -> Void
) async -> Value? {
  await withCheckedContinuation { continuation in
    // Once told, it hears nothing more, and what is dropped is told as well: one of the two happens.
    let result = ScreenResult<Value>(
      { continuation.resume(returning: $0) }, onCancel: { continuation.resume(returning: nil) })
    show(result.returned, result.screenDidLeave)
  }
}

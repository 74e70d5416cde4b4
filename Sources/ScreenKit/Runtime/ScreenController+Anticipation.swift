/// What is shown of a touch before it is certain that this will last, such as a row at the place where it was dropped.
@MainActor
struct Anticipation {
  /// What was touched.
  let control: ControlID
  /// Shows the change once more, as for another try.
  let show: @MainActor () -> OptimisticChange
  /// The change, until something runs that keeps it or takes it back.
  var change: OptimisticChange?
  /// Whether the reader is being asked first.
  var isAsked = false
}

// What is shown at once is kept by the first operation that the touch begins, and taken back where that fails, where
// a question before it is answered by no, and where nothing is begun at all.
extension ScreenController {
  /// Whether the outcome of something is awaited that is shown already.
  var isAnticipating: Bool {
    guard let anticipation = controlOperations.anticipation else { return false }
    return anticipation.change != nil || runningControls.contains(anticipation.control)
  }

  /// Does `action` for `control` with what `show` shows of it at once. One such thing is done after the other.
  func perform(
    _ action: ScreenAction, for control: ControlID,
    showing show: @escaping @MainActor () -> OptimisticChange
  ) {
    guard !isAnticipating else { return }
    controlOperations.anticipation = Anticipation(control: control, show: show, change: show())
    perform(action, for: control)
    endAnticipationIfIdle(of: control)
  }

  /// What is shown already of what is being touched; what is run now keeps it or takes it back.
  public func takeShownChange() -> OptimisticChange? {
    guard let anticipation = controlOperations.anticipation, isTouching(anticipation.control),
      let change = anticipation.change
    else { return nil }
    controlOperations.anticipation?.change = nil
    return OptimisticChange(
      commit: { [weak self] in
        self?.controlOperations.anticipation = nil
        change.commit()
      }, revert: change.revert)
  }

  /// What a no does to what is shown already of what is being touched, for which the reader is asked now.
  func anticipatingAnswer() -> @MainActor () -> Void {
    guard let anticipation = controlOperations.anticipation, anticipation.change != nil,
      isTouching(anticipation.control)
    else { return {} }
    controlOperations.anticipation?.isAsked = true
    let control = anticipation.control
    return { [weak self] in
      self?.controlOperations.anticipation?.isAsked = false
      self?.endAnticipationIfIdle(of: control)
    }
  }

  /// Does `step` as another try of what `control` was touched for, and shows again what was taken back.
  func anticipateAgain(for control: ControlID, _ step: () -> Void) {
    guard let anticipation = controlOperations.anticipation, anticipation.control == control,
      anticipation.change == nil
    else { return step() }
    // What is shown may show what runs, too, which is not asked for while it is written.
    let change = anticipation.show()
    controlOperations.anticipation?.change = change
    step()
    endAnticipationIfIdle(of: control)
  }

  /// Takes back what nothing has been begun to keep.
  private func endAnticipationIfIdle(of control: ControlID) {
    guard let anticipation = controlOperations.anticipation, anticipation.control == control,
      !anticipation.isAsked, let change = anticipation.change
    else { return }
    controlOperations.anticipation = nil
    change.revert()
  }
}

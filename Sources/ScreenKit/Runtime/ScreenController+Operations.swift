/// What a screen runs, and which of its controls were touched for it.
struct ControlOperations {
  var running = RunningControls()
  /// What is being touched, or what was touched for what goes on now.
  var activeControl: ControlID?
  /// How many operations take their time.
  var count = 0
  /// What is shown already of what was touched last for something that is shown at once.
  var anticipation: Anticipation?
  /// How far what runs for controls has been sent, in whole percents.
  var uploads: [ControlID: Int] = [:]
}

// What was tapped stays disabled until all that it began has ended.
extension ScreenController {
  /// What was tapped for something that is running now; it stays disabled until all of that has ended.
  var runningControls: Set<ControlID> { controlOperations.running.all }

  /// Does `action` for `control`, unless it is running already.
  func perform(_ action: ScreenAction, for control: ControlID) {
    guard !runningControls.contains(control) else { return }
    runtime.host?.noteUse(of: self)
    touch(control) { action(self) }
  }

  /// Whether a control is being touched, or goes on what one was touched for.
  var isTouched: Bool { controlOperations.activeControl != nil }

  /// Whether `control` is what is being touched, or was for what goes on.
  func isTouching(_ control: ControlID) -> Bool { controlOperations.activeControl == control }

  private func touch(_ control: ControlID?, _ body: () -> Void) {
    let outer = controlOperations.activeControl
    controlOperations.activeControl = control
    body()
    controlOperations.activeControl = outer
  }

  /// `step`, to be done after a question or a choice: what it begins still belongs to the control that
  /// is being touched now.
  func continuing(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let control = controlOperations.activeControl else { return step }
    return { [weak self] in
      guard let self else { return step() }
      touch(control, step)
    }
  }

  /// Counts something that takes its time; the control that is being touched stays disabled until
  /// `endOperation`. The answer is that control.
  func beginOperation() -> ControlID? {
    controlOperations.count += 1
    if let control = controlOperations.activeControl, controlOperations.running.begin(for: control)
    {
      showRunningControls()
    }
    return controlOperations.activeControl
  }

  /// Ends something that took its time, for which `control` was touched. What `next` begins is for the
  /// same touch.
  func endOperation(of control: ControlID?, then next: () -> Void) {
    touch(control, next)
    controlOperations.count -= 1
    guard let control, controlOperations.running.end(for: control) else { return }
    controlOperations.uploads[control] = nil
    showRunningControls()
  }

  /// How far what was tapped has been sent, from 0 to 1; nil where nothing large is.
  func uploadShare(of control: ControlID) -> Double? {
    guard let percents = controlOperations.uploads[control], percents < 100 else { return nil }
    return Double(percents) / 100
  }

  /// What runs for `control` has sent so much of what it sends.
  func uploadDidProgress(_ progress: UploadProgress, of control: ControlID?) {
    guard let control, runningControls.contains(control),
      progress.totalBytes >= Self.leastShownUpload
    else { return }
    let percents = Int(progress.fraction * 100)
    guard percents != controlOperations.uploads[control] else { return }
    controlOperations.uploads[control] = percents
    runningControlsDidChange()
  }

  /// What is smaller has been sent before anybody could see how far it is, in bytes.
  private static let leastShownUpload: Int64 = 65_536

  private func showRunningControls() {
    barButtons.disable(runningControls)
    runningControlsDidChange()
  }

  public func perform<Result>(_ operation: ScreenOperation<Result>) {
    let control = beginOperation()
    let upload: @MainActor @Sendable (UploadProgress) -> Void = { [weak self] progress in
      self?.uploadDidProgress(progress, of: control)
    }
    run(operation.showing(takeShownChange()), among: runtime.operations, upload: upload) {
      [weak self] next in
      self?.endOperation(of: control, then: next)
    }
  }
}

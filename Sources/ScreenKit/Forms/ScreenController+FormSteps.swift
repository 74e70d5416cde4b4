extension ScreenController {
  /// What is seen of this screen while it is in use: itself, or the step of its form that stands above it.
  var acting: ScreenController {
    guard let step = navigationController?.topViewController as? FormStepController,
      step !== self, step.belongs(to: self)
    else { return self }
    return step
  }
}

/// Shows at the bottom of a button how far what it was tapped for has been sent.
@MainActor
struct UploadBar {
  private static let height: CGFloat = 3

  private var bar: ProgressBar?

  /// Shows `share` on `button`; nil once there is nothing to show.
  mutating func show(_ share: Double?, on button: UIButton, runtime: AppRuntime) {
    guard let share else {
      guard let bar else { return }
      bar.removeFromSuperview()
      button.accessibilityValue = nil
      self.bar = nil
      return
    }
    let bar = self.bar ?? ProgressBar(frame: .zero)
    self.bar = bar
    bar.show(
      share, of: runtime, isMirrored: CellTraits(button.traitCollection).direction == .rightToLeft)
    // The button itself is what is read out.
    bar.isAccessibilityElement = false
    bar.isUserInteractionEnabled = false
    button.accessibilityValue = bar.accessibilityValue
    if bar.superview !== button { button.addSubview(bar) }
    layOut(in: button)
  }

  func layOut(in button: UIButton) {
    let bounds = button.bounds
    bar?.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - Self.height, width: bounds.width, height: Self.height)
  }
}

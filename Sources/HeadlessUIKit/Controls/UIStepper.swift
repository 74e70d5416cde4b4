public import Foundation

/// A control with a button for more and one for less.
@MainActor open class UIStepper: UIControl {
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open var value: Double = 0
  open var minimumValue: Double = 0 {
    didSet {
      checkLimits()
      value = max(value, minimumValue)
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      checkLimits()
      value = min(value, maximumValue)
    }
  }
  open var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "Step value must be greater than 0") }
  }

  /// UIKit raises an exception over limits that are equal or the wrong way round, even for a moment.
  private func checkLimits() {
    precondition(
      minimumValue < maximumValue,
      "The minimum value (\(minimumValue)) must be less than the maximum value (\(maximumValue))")
  }

  /// What a tap on one of the buttons does: `direction` is 1 for more and -1 for less.
  func step(_ direction: Double) {
    guard isEnabled else { return }
    var new = value + direction * stepValue
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != value else { return }
    value = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

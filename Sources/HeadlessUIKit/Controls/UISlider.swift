public import Foundation

/// A control that a thumb is moved along of.
@MainActor open class UISlider: UIControl {
  open var value: Float = 0 { didSet { clampValue() } }
  open var minimumValue: Float = 0 { didSet { clampValue() } }
  open var maximumValue: Float = 1 { didSet { clampValue() } }
  /// Whether it tells of its value while it is moved, and not only when it is let go.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  private func clampValue() {
    let clamped = min(max(value, minimumValue), max(maximumValue, minimumValue))
    // What is no number stays as it is: it is not the same as itself.
    if clamped != value, !clamped.isNaN { value = clamped }
  }

  /// What moving the thumb to a value and letting it go does.
  func slide(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
}

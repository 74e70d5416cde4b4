import Foundation

/// Something in a tree that shows a value and can be set to another one.
final class TreeInput: UIView {
  private var shown: CellInput?
  private var control: UIControl?
  private var stars: StarButtons?
  private var onChange: (@MainActor (Double) -> Void)?

  func show(
    _ input: CellInput, action: CellNode.InputAction?, in context: CellContext
  ) {
    let control = ControlID(row: context.row, name: input.id)
    replaceControl(by: input)
    shown = input
    let isEnabled = context.screen?.runningControls.contains(control) != true
    let label = context.runtime.string(input.label)
    tintColor = context.theme.uiColor(.accent)
    onChange = { [weak screen = context.screen] value in
      guard let action else { return }
      screen?.perform(action(value), for: control)
    }
    self.control?.isEnabled = isEnabled
    self.control?.accessibilityLabel = label
    self.control?.accessibilityIdentifier = input.id
    stars?.show(input, label: label, isEnabled: isEnabled, in: context)
    showValue()
    setNeedsLayout()
  }

  private func replaceControl(by input: CellInput) {
    guard shown?.kind != input.kind else { return }
    control?.removeFromSuperview()
    stars?.removeFromSuperview()
    (control, stars) = (nil, nil)
    switch input.kind {
    case .toggle: add(UISwitch(frame: .zero))
    case .slider(let range): add(slider(range))
    case .stepper(let range): add(stepper(range))
    case .rating:
      let stars = StarButtons(frame: .zero)
      stars.onChoose = { [weak self] in self?.onChange?(Double($0)) }
      self.stars = stars
      addSubview(stars)
    }
  }

  private func slider(_ range: CellRange) -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.minimumValue = Float(range.from)
    slider.maximumValue = Float(range.to)
    slider.isContinuous = false
    return slider
  }

  private func stepper(_ range: CellRange) -> UIStepper {
    let stepper = UIStepper(frame: .zero)
    // The limits are never equal or the wrong way round, not even for a moment.
    if range.from < stepper.maximumValue {
      stepper.minimumValue = range.from
      stepper.maximumValue = range.to
    } else {
      stepper.maximumValue = range.to
      stepper.minimumValue = range.from
    }
    stepper.stepValue = range.step ?? 1
    return stepper
  }

  private func add(_ control: UIControl) {
    control.addAction(UIAction { [weak self] _ in self?.didChange() }, for: .valueChanged)
    self.control = control
    addSubview(control)
  }

  private func didChange() {
    guard let shown else { return }
    switch (shown.kind, control) {
    case (.toggle, let toggle as UISwitch): onChange?(toggle.isOn ? 1 : 0)
    case (.slider(let range), let slider as UISlider):
      onChange?(range.nearest(to: Double(slider.value)))
    case (.stepper(let range), let stepper as UIStepper):
      onChange?(range.nearest(to: stepper.value))
    default: break
    }
  }

  private func showValue() {
    guard let shown else { return }
    switch control {
    case let toggle as UISwitch: toggle.isOn = shown.value > 0.5
    // Under a finger it stays where that is, also where its row is brought up to date meanwhile.
    case let slider as UISlider where !slider.isTracking: slider.value = Float(shown.value)
    case let stepper as UIStepper:
      stepper.value = shown.value
      // A stepper itself says no value.
      stepper.accessibilityValue = shown.value.formatted()
    default: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stars?.frame = bounds
    guard let control else { return }
    let size = control.sizeThatFits(bounds.size)
    let width = control is UISlider ? bounds.width : size.width
    control.frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2, width: width,
      height: size.height)
  }
}

/// Stars to choose from, which are one adjustable thing for those who have it read out.
final class StarButtons: UIView {
  private var buttons: [UIButton] = []
  private var value = 0
  private var isMirrored = false
  var onChoose: (@MainActor (Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ input: CellInput, label: String, isEnabled: Bool, in context: CellContext) {
    guard case .rating(let count) = input.kind else { return }
    value = Int(input.value.rounded())
    isMirrored = context.traits.direction == .rightToLeft
    accessibilityLabel = label
    accessibilityIdentifier = input.id
    accessibilityValue = context.runtime.string(StandardText.stars(input.value, of: count))
    while buttons.count < count { addButton(for: buttons.count + 1) }
    for (index, button) in buttons.enumerated() {
      button.isEnabled = isEnabled
      button.setImage(
        UIImage(systemName: RatingView.symbol(at: index, of: input.value)), for: .normal)
    }
    setNeedsLayout()
  }

  private func addButton(for star: Int) {
    let button = UIButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.onChoose?(star) }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
  }

  override func accessibilityIncrement() { choose(value + 1) }

  override func accessibilityDecrement() { choose(value - 1) }

  private func choose(_ star: Int) {
    guard (0...buttons.count).contains(star), buttons.first?.isEnabled == true else { return }
    onChoose?(star)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = CellInput.starSide
    for (index, button) in buttons.enumerated() {
      let x = CGFloat(index) * side
      button.frame = CGRect(
        x: isMirrored ? bounds.width - x - side : x, y: 0, width: side, height: bounds.height)
    }
  }
}

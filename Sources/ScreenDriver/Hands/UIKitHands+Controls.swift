import ScreenKit

/// Fingers on controls: UIKit sends their events when it is asked to.
extension UIKitHands {
  package func tap(_ control: UIControl) throws -> Bool {
    guard isReachable(control) else { return false }
    if control.showsMenuAsPrimaryAction, (control as? UIButton)?.menu != nil {
      throw OutOfReach(
        reason: "UIKit opens a button's menu for a finger only; `choose(_:in:)` chooses from it.")
    }
    control.sendActions(for: .touchDown)
    switch control {
    case let field as UITextField:
      field.becomeFirstResponder()
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: false)
      toggle.sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    default:
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    control.window?.layoutIfNeeded()
    return true
  }

  private func isReachable(_ control: UIControl) -> Bool {
    guard let window = control.window else { return false }
    window.layoutIfNeeded()
    let middle = control.convert(
      CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    return window.hitTest(middle, with: nil)?.isDescendant(of: control) ?? false
  }

  package func tapSegment(at index: Int, of control: UISegmentedControl) {
    guard control.isEnabledForSegment(at: index),
      control.isMomentary || control.selectedSegmentIndex != index
    else { return }
    control.selectedSegmentIndex = index
    sendAction(ofSegmentAt: index, of: control)
    sendChange(of: control)
    if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  package func step(_ stepper: UIStepper, less: Bool) {
    var value = stepper.value + (less ? -stepper.stepValue : stepper.stepValue)
    if value > stepper.maximumValue {
      value = stepper.wraps ? stepper.minimumValue : stepper.maximumValue
    }
    if value < stepper.minimumValue {
      value = stepper.wraps ? stepper.maximumValue : stepper.minimumValue
    }
    guard value != stepper.value else { return }
    stepper.value = value
    sendChange(of: stepper)
  }

  package func slide(_ slider: UISlider, to value: Float) {
    slider.setValue(value, animated: false)
    sendChange(of: slider)
  }

  package func choose(_ date: Date, in picker: UIDatePicker) {
    picker.setDate(date, animated: false)
    sendChange(of: picker)
  }

  private func sendChange(of control: UIControl) {
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  package func choose(_ action: UIAction) { perform(action, from: self) }

  package func choose(_ action: UIAction, in button: UIButton) { perform(action, from: button) }

  // MARK: Text

  package func replaceText(of field: UITextField, by text: String) throws {
    guard field.becomeFirstResponder() else {
      throw OutOfReach(
        reason:
          "The field doesn't begin to be edited. UIKit lets fields do so in a key window only, which "
          + "takes an app that hosts the tests.")
    }
    let whole = NSRange(location: 0, length: NSString(string: field.text ?? "").length)
    let delegate = field.delegate
    guard
      (delegate?.textField(_:shouldChangeCharactersIn:replacementString:))?(field, whole, text)
        ?? true
    else { return }
    insert(text, inPlaceOfAllIn: field)
  }

  package func pressReturn(in field: UITextField) {
    guard (field.delegate?.textFieldShouldReturn)?(field) ?? true else { return }
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    endEditingOnExit(of: field)
  }
}

import Foundation

/// Choices in alerts, by tests. None of this exists in UIKit.
extension UIAlertController {
  /// Chooses an action: the alert goes away and the action runs.
  @discardableResult
  public func headlessChoose(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, actions.contains(where: { $0 === action }),
      let presentingViewController
    else { return false }
    presentingViewController.dismiss(animated: false)
    action.handler?(action)
    return true
  }

  /// Chooses the action of a title.
  @discardableResult
  public func headlessChoose(titled title: String) -> Bool {
    actions.first { $0.title == title }.map(headlessChoose) ?? false
  }

  /// Touches beside the alert: an action sheet that can be cancelled is. Returns whether it was.
  @discardableResult
  public func headlessTapOutside() -> Bool {
    guard preferredStyle == .actionSheet else { return false }
    return cancelAction.map(headlessChoose) ?? false
  }

  /// Types into a field.
  @discardableResult
  public func headlessType(_ text: String, intoFieldAt index: Int = 0) -> Bool {
    guard let textFields, textFields.indices.contains(index) else { return false }
    textFields[index].headlessType(text)
    return true
  }

  /// Presses the return key: the next field takes over, and behind the last one the alert's
  /// preferred action is chosen. Returns whether something happened.
  @discardableResult
  public func headlessPressReturn() -> Bool {
    let fields = textFields ?? []
    guard let current = fields.firstIndex(where: \.isFirstResponder) else { return false }
    fields[current].headlessPressReturn()
    if fields.indices.contains(current + 1) { return fields[current + 1].becomeFirstResponder() }
    return returnAction.map(headlessChoose) ?? false
  }
}

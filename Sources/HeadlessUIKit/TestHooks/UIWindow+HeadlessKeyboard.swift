public import Foundation

/// The keyboard as tests show it. None of this exists in UIKit.
extension UIWindow {
  /// Shows a keyboard of so many points at the bottom of the screen, or hides it with none. UIKit does so
  /// when something begins to be edited. Nobody is told but by notifications, and nothing is laid out.
  public func headlessShowKeyboard(height: CGFloat) {
    let wasShown = keyboardFrame.minY < screen.bounds.maxY && keyboardFrame.height > 0
    let edge = CGRect(
      x: 0, y: screen.bounds.maxY, width: screen.bounds.width,
      height: height > 0 ? height : keyboardFrame.height)
    let begin = wasShown ? keyboardFrame : edge
    keyboardFrame = height > 0 ? edge.offsetBy(dx: 0, dy: -height) : edge
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: keyboardFrame,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
    ]
    var names = [UIResponder.keyboardWillChangeFrameNotification]
    if height <= 0 {
      names.append(UIResponder.keyboardWillHideNotification)
    } else if !wasShown {
      names.append(UIResponder.keyboardWillShowNotification)
    }
    for name in names {
      NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
    }
  }
}

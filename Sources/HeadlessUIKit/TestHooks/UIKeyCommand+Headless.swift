/// What takes the place of selectors, and of a keyboard. None of this exists in UIKit.
extension UIKeyCommand {
  /// A command that does `perform`.
  public static func headlessCommand(
    input: String, modifierFlags: UIKeyModifierFlags, perform: @escaping @MainActor () -> Void
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: modifierFlags, perform: perform)
  }
}

extension UIWindow {
  /// Presses keys: the first responder that knows a command for them does it, from the window's first responder on, or
  /// else from the controller that is seen in front. The answer is whether there was one.
  @discardableResult
  public func headlessPress(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    var responder = firstResponder ?? rootViewController?.controllerInFront
    while let current = responder {
      let command = current.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifierFlags
      }
      if let command {
        command.perform()
        layoutIfNeeded()
        return true
      }
      responder = current.next
    }
    return false
  }
}

extension UIViewController {
  fileprivate var controllerInFront: UIViewController {
    if let presented = presentedViewController, !(presented is UISearchController) {
      return presented.controllerInFront
    }
    let inner: UIViewController? =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: children.last { $0.viewIfLoaded?.window != nil }
      }
    return inner?.controllerInFront ?? self
  }
}

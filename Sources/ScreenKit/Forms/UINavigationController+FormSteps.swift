extension UINavigationController {
  /// Leaves the screen on top; of a form whose steps are screens, all of them.
  func popScreen(animated: Bool) {
    guard topViewController?.isFormStep == true,
      let form = viewControllers.lastIndex(where: { !$0.isFormStep })
    else {
      popViewController(animated: animated)
      return
    }
    guard form > 0 else {
      popToViewController(viewControllers[form], animated: false)
      popViewController(animated: animated)
      return
    }
    popToViewController(viewControllers[form - 1], animated: animated)
  }
}

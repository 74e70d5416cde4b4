import ScreenKit

/// A window with a screen in it.
@MainActor
struct Stage {
  let window: UIWindow

  init(_ screen: UIViewController) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}

import Foundation

/// The status bar as the controllers of a window decided it.
struct StatusBar {
  var style = UIStatusBarStyle.default
  var isHidden = false
}

extension UIWindow {
  /// Asks the controllers in front again.
  func refreshStatusBar() {
    guard let root = rootViewController else { return }
    statusBar.style = root.decidingStatusBar(\.childForStatusBarStyle).preferredStatusBarStyle
    statusBar.isHidden = root.decidingStatusBar(\.childForStatusBarHidden).prefersStatusBarHidden
  }
}

extension UIViewController {
  /// The controller that decides, starting from this one.
  fileprivate func decidingStatusBar(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    if let presented = presentation.presented, presented.takesStatusBar {
      return presented.decidingStatusBar(child)
    }
    return self[keyPath: child]?.decidingStatusBar(child) ?? self
  }

  /// Whether a presented controller decides about the status bar instead of its presenter.
  private var takesStatusBar: Bool {
    guard !presentation.isDismissing, !(self is UIAlertController) else { return false }
    return modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  func refreshStatusBarOfWindow() {
    guard let window = viewIfLoaded?.window ?? parent?.viewIfLoaded?.window else { return }
    AnimationContext.current?.note(window)
    window.refreshStatusBar()
  }

  /// Whether coming to the front makes UIKit ask about the status bar without being told to.
  var bringsItsStatusBar: Bool { parent?.managesAppearance(of: self) ?? true }
}

/// Hears of pulls at a sheet that one of its screens holds back, and tells that screen.
///
/// A ``ScreenNavigationController`` does so by itself; this is for sheets that the app's own code presents.
final class SheetPulls: NSObject, UIAdaptivePresentationControllerDelegate {
  /// Listens to the sheet that `screen` is in, unless somebody does already.
  func listen(for screen: ScreenController) {
    guard screen.presentingViewController != nil, let sheet = screen.presentationController,
      sheet.delegate == nil
    else { return }
    sheet.delegate = self
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    presentationController.presentedViewController.holdingScreen?.didAttemptToDismiss()
  }
}

extension UIViewController {
  /// The screen, here or inside, that must not be pulled away without a word; of several, the one on top.
  var holdingScreen: ScreenController? {
    if isModalInPresentation, let screen = self as? ScreenController { return screen }
    return children.reversed().lazy.compactMap(\.holdingScreen).first
  }
}

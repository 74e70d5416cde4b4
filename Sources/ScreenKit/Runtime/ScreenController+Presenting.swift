/// What a screen presents at its own place.
extension ScreenController {
  /// Presents `controller`. Where it stands in a bubble, as sheets do on large screens, that points at the
  /// middle of this screen.
  func presentHere(_ controller: UIViewController) {
    if let popover = controller.popoverPresentationController {
      let source: UIView = acting.view
      popover.sourceView = source
      popover.sourceRect = CGRect(
        x: source.bounds.midX, y: source.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
    present(controller, animated: isOnScreen, completion: nil)
  }

  /// Offers to share `items` with other apps.
  func offer(_ items: [Any]) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    ScreenCompanions.set(SharedItems(items), of: sheet)
    presentHere(sheet)
  }
}

/// The menu at the side.
extension HostController {
  /// Opens the menu at the side.
  func openDrawer() {
    guard let drawer = presentDrawer() else { return }
    drawer.open()
  }

  /// Puts the menu beside the screen, where it is not seen yet; nil while something else is presented.
  func presentDrawer() -> DrawerController? {
    guard presentedViewController == nil else { return nil }
    let drawer = DrawerController(
      runtime: runtime, menu: menu, shown: selectedIndex,
      badge: { [weak self] in self?.badge(ofEntry: $0) },
      onSelect: { [weak self] index in self?.selectedIndex = index })
    present(drawer, animated: false, completion: nil)
    return drawer
  }

  /// Whether a finger from the edge takes the menu out: only on first screens, as on others it leads back.
  var canDragDrawer: Bool {
    guard style == .drawer, canShowScreens, presentedViewController == nil else { return false }
    return (selectedViewController as? UINavigationController)?.viewControllers.count == 1
  }
}

/// Takes the menu out with a finger that comes from the edge of the screen.
@MainActor
final class DrawerEdge: NSObject, UIGestureRecognizerDelegate {
  private let pan = UIScreenEdgePanGestureRecognizer()
  private var target: GestureTarget?
  private weak var host: HostController?
  private weak var drawer: DrawerController?

  init(host: HostController) {
    self.host = host
    super.init()
    pan.delegate = self
    target = GestureTarget(pan) { [weak self] in self?.follow() }
  }

  func install(in view: UIView) {
    updateSide()
    view.addGestureRecognizer(pan)
  }

  /// The menu comes from the side where lines begin.
  func updateSide() {
    let isMirrored = host.map { CellTraits($0.traitCollection).direction == .rightToLeft } ?? false
    pan.edges = isMirrored ? .right : .left
  }

  private func follow() {
    if pan.state == .began { drawer = host?.presentDrawer() }
    drawer?.follow(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    host?.canDragDrawer == true
  }

  /// What scrolls sideways waits until the finger has turned out not to come from the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    host?.canDragDrawer == true && otherGestureRecognizer is UIPanGestureRecognizer
  }
}

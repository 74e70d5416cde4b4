import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "Can't add self as child.")
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    child.refreshOwnTraits()
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  func ancestor<Controller: UIViewController>() -> Controller? {
    var candidate = parent
    while let current = candidate {
      if let found = current as? Controller { return found }
      candidate = current.parent
    }
    return nil
  }

  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(
        forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation.presented?.viewWillTransition(to: size, with: coordinator)
  }
}

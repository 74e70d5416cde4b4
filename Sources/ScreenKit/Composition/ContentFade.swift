/// One change of a container's content while it is being faded.
@MainActor
final class ContentFade {
  private let old: UIViewController?
  private let new: UIViewController?
  private unowned let container: ContainerController

  init(
    from old: UIViewController?, to new: UIViewController?, in container: ContainerController
  ) {
    self.old = old
    self.new = new
    self.container = container
  }

  /// Puts both contents in their places, the new one unseen.
  func prepare() {
    old?.beginAppearanceTransition(false, animated: true)
    guard let new else { return }
    new.beginAppearanceTransition(true, animated: true)
    container.view.embedSubview(new.view)
    new.view.alpha = 0
  }

  /// What is animated.
  func animate() {
    old?.viewIfLoaded?.alpha = 0
    new?.view.alpha = 1
  }

  /// Takes the old content out and tells both of the end.
  func finish() {
    animate()
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
      old.removeFromParent()
      // It may be shown again, here or elsewhere.
      old.viewIfLoaded?.alpha = 1
    }
    guard let new else { return }
    new.endAppearanceTransition()
    new.didMove(toParent: container)
  }
}

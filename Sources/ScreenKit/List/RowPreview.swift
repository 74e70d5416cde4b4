/// The screen that a tap leads to, found without going there: what the tap does is done, but for showing the screen.
@MainActor
package final class RowPreview {
  /// The screen; nil where the tap leads to none.
  private(set) var controller: UIViewController?
  private var show: (@MainActor () -> Void)?

  /// Takes a screen for that to which the tap leads. One that is there already stays where it is.
  fileprivate func take(_ controller: UIViewController, _ show: @escaping @MainActor () -> Void) {
    guard self.controller == nil, controller.parent == nil,
      controller.presentingViewController == nil
    else { return }
    self.controller = controller
    self.show = show
  }

  /// The screen, for a look at it: whoever waits for what it returns is not told that it has gone when nobody looks any
  /// more.
  package func open() -> UIViewController? {
    (controller as? ScreenController)?.isKept = true
    return controller
  }

  /// Goes to the screen, as the tap does.
  func goThere() {
    (controller as? ScreenController)?.isKept = false
    show?()
    show = nil
  }
}

extension AppRuntime {
  /// Whether `controller` is only found now, and gone to later by `show`.
  func isPreviewing(
    _ controller: UIViewController, _ show: @escaping @MainActor () -> Void
  ) -> Bool {
    preview?.take(controller, show)
    return preview != nil
  }
}

extension ScreenController {
  /// Whether `controller` is only found now, and shown later by this screen.
  func isPreviewing(
    _ controller: UIViewController, _ show: @escaping @MainActor (ScreenController) -> Void
  ) -> Bool {
    runtime.isPreviewing(controller) { [weak self] in if let self { show(self) } }
  }

  /// Where a tap on `row` leads; nil where nobody is to see that before, and where it leads to no screen now.
  func preview(of row: RowID, _ actions: RowActions) -> RowPreview? {
    guard actions.opensPreview else { return nil }
    let preview = RowPreview()
    runtime.preview = preview
    select(row, actions)
    runtime.preview = nil
    return preview.controller.map { _ in preview }
  }
}

extension UIContextMenuConfiguration {
  /// Goes to the screen that is shown beside the menu of a row, once `animator` has brought it to the front.
  func goToPreview(with animator: any UIContextMenuInteractionCommitAnimating) {
    guard let preview = (identifier as? RowMenu)?.preview else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { preview.goThere() }
  }
}

import ScreenKit

/// Previews beside menus of rows. UIKit opens them for a finger only, so the screen is laid over all others by hand.
extension UIKitHands {
  package func openPreview(at path: IndexPath, in rows: RowsView) throws -> OpenPreview? {
    guard let configuration = rows.contextMenu(at: path) else { return nil }
    guard let menu = configuration.identifier as? RowMenu else {
      throw OutOfReach(
        reason:
          "UIKit tells nobody what is shown beside a context menu. Where a tap on a row of ScreenKit's "
          + "leads can be looked at.")
    }
    guard let controller = menu.preview?.open(), let window = rows.scrollView.window else {
      return nil
    }
    show(controller, in: window)
    return OpenPreview(
      controller: controller,
      tap: {
        hide(controller)
        goToPreview(of: configuration, in: rows, to: controller)
      }, close: { hide(controller) })
  }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    controller.endAppearanceTransition()
  }

  private func hide(_ controller: UIViewController) {
    controller.beginAppearanceTransition(false, animated: false)
    controller.view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  private func goToPreview(
    of configuration: UIContextMenuConfiguration, in rows: RowsView,
    to controller: UIViewController
  ) {
    let end = EndOfMenu(beside: controller)
    switch rows {
    case .collection(let list):
      let tell =
        (list.delegate?.collectionView(_:willPerformPreviewActionForMenuWith:animator:))
      tell?(list, configuration, end)
    case .table(let table):
      let tell = (table.delegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:))
      tell?(table, configuration, end)
    }
    end.finish()
    rows.layOut()
  }
}

/// The end of a menu beside which the preview was tapped.
@MainActor
private final class EndOfMenu: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var works: [() -> Void] = []

  init(beside controller: UIViewController) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { works.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { works.append(completion) }

  func finish() {
    for work in works { work() }
  }
}

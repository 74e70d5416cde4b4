import Foundation

/// A preview that stands beside the menu of a row, above everything in the window.
@MainActor final class OpenPreview: NSObject {
  let configuration: UIContextMenuConfiguration
  let controller: UIViewController

  /// Shows what `configuration` has for a preview; nil where that is nothing, and where nobody would see it.
  init?(of configuration: UIContextMenuConfiguration, in window: UIWindow?) {
    guard let window, let controller = configuration.previewProvider?() else { return nil }
    self.configuration = configuration
    self.controller = controller
    super.init()
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.frame = Self.frame(of: controller, in: window.bounds)
    window.addSubview(controller.view)
    window.layoutIfNeeded()
    controller.endAppearanceTransition()
  }

  /// Controllers say how large they want to be; others leave room around them.
  private static func frame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
    let wanted = controller.preferredContentSize
    let most = bounds.insetBy(dx: 16, dy: 64)
    let width = wanted.width > 0 ? min(wanted.width, most.width) : most.width
    let height = wanted.height > 0 ? min(wanted.height, most.height) : most.height
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  func close() {
    controller.beginAppearanceTransition(false, animated: false)
    controller.view.removeFromSuperview()
    controller.endAppearanceTransition()
  }
}

/// The end of a menu beside which the preview was tapped.
@MainActor final class PreviewCommit: NSObject, UIContextMenuInteractionCommitAnimating {
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(of preview: OpenPreview) { previewViewController = preview.controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Takes the preview away, and does what was to be done then.
  func finish(_ preview: OpenPreview) {
    for animation in animations { animation() }
    preview.close()
    for completion in completions { completion() }
  }
}

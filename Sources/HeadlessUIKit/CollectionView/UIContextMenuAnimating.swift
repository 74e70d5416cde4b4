public import Foundation

/// Goes along with a menu that opens or closes.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What is shown beside the menu.
  var previewViewController: UIViewController? { get }

  /// Does `animations` while the menu opens or closes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Does `completion` after the menu has opened or closed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Goes along with the end of a menu beside which the preview was tapped.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// Back to where it came from.
  case dismiss = 0
  /// To the front, where it becomes what it has shown.
  case pop = 1
}

public import Foundation

/// Makes the menu of something that a finger rests on.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes what is shown beside the menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The menu that opens when a finger rests on something.
@MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A menu, made when it opens.
  public init(
    identifier: (any NSCopying)?,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

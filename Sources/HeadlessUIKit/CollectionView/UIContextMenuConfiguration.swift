public import Foundation

/// Makes the menu of something that a finger rests on.
public typealias UIContextMenuActionProvider =
  (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes what is shown beside the menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu that opens when a finger rests on something.
@MainActor open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSUUID()
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  private(set) var actionProvider: UIContextMenuActionProvider?

  public override init() {}

  /// A menu, made when it opens.
  public convenience init(
    identifier: (any NSCopying)?,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

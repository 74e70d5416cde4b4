import Foundation

/// An action that a swipe over a row uncovers.
@MainActor open class UIContextualAction: NSObject {
  /// Carries out the action, and says by the last argument whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action means.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  open private(set) var style = Style.normal
  open private(set) var handler: Handler = { _, _, done in done(false) }
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public override init() {}

  /// An action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The actions at one side of a row, the first one outermost.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction] = []
  /// Whether a swipe over the whole row does the first action.
  open var performsFirstActionWithFullSwipe = true

  public override init() {}

  /// A configuration of actions.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}

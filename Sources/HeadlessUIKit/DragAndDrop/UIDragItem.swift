public import Foundation

/// Hands what is dragged to other apps, and what was chosen to this one. Here nothing is ever handed to other apps.
open class NSItemProvider: NSObject {
  /// What is handed over, which tests say.
  final var data: Data?

  public override init() {}

  /// Hands over the bytes, or nothing where there are none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(data, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// Something that is dragged.
@MainActor open class UIDragItem: NSObject {
  /// What other apps are handed.
  open private(set) var itemProvider: NSItemProvider
  /// What it is to the app that it is dragged in.
  open var localObject: Any?

  /// Something to drag.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// A drag, as who began it and who it is over see it.
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
}

/// A drag, as who began it sees it.
@MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app wants to remember of the drag.
  var localContext: Any? { get set }
}

/// A drag, as who it is over sees it.
@MainActor public protocol UIDropSession: NSObjectProtocol, UIDragDropSession {
  /// The drag, where it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// Moves what was dropped to its place.
@MainActor public protocol UIDragAnimating: NSObjectProtocol {}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a drop would do.
@MainActor open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation

  /// A proposal to do something.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}

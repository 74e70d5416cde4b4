public import Foundation

/// Offers ways to hand things on to others.
@MainActor open class UIActivityViewController: UIViewController {
  let items: [Any]

  /// Offers ways to hand on `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) { nil }
}

/// A way to hand something on.
@MainActor open class UIActivity: NSObject {}

/// Shows a controller in a bubble that points at something.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The sides on which a popover may have its arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

public import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether what lies behind disappears.
  var coversEverything: Bool { self == .fullScreen || self == .currentContext }
}

/// How a presentation moves in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// Who presents a controller and whom it presents.
@MainActor final class PresentationState {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var controller: UIPresentationController?
  var isDismissing = false

  /// Whether the controller itself is presented as a sheet.
  var isSheet: Bool { presenter != nil && controller is UISheetPresentationController }
}

/// Manages one presentation.
@MainActor open class UIPresentationController: NSObject {
  open private(set) var presentedViewController: UIViewController
  weak var presenter: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presentation of a controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }

  /// The presented view's place in its container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  func frame(in window: UIWindow) -> CGRect { window.bounds }
}

/// Presents a controller as a sheet.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    /// Tells detents apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    open private(set) var identifier: Identifier
    let height: (CGFloat) -> CGFloat

    init(identifier: Identifier, height: @escaping (CGFloat) -> CGFloat) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the height.
    open class func medium() -> Detent {
      Detent(identifier: .medium) { $0 / 2 }
    }

    /// The full height.
    open class func large() -> Detent {
      Detent(identifier: .large) { $0 }
    }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  public var preferredCornerRadius: CGFloat?

  /// Makes several changes together.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let window = presentedViewController.viewIfLoaded?.window else { return }
    presentedViewController.view.frame = frame(in: window)
  }

  override func frame(in window: UIWindow) -> CGRect {
    let room = window.bounds.height - window.safeAreaInsets.top - 10
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let height = min(chosen?.height(room) ?? room, room)
    return CGRect(
      x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
  }
}

/// Decides about a presentation and is notified of its end.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

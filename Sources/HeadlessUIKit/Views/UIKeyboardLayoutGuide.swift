public import Foundation

/// An area of a view that others are laid out by.
@MainActor open class UILayoutGuide {
  open internal(set) weak var owningView: UIView?

  public init() {}

  /// The area in the owning view's coordinates.
  open var layoutFrame: CGRect { .zero }
}

/// The area of a view that the keyboard covers; without one, what lies below the safe area.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open override var layoutFrame: CGRect {
    guard let view = owningView, let window = view.window else { return .zero }
    let bounds = view.bounds
    let bottom = bounds.maxY - view.safeAreaInsets.bottom
    let keyboard = view.convert(window.keyboardFrame, from: window)
    let top = window.keyboardFrame.isEmpty ? bottom : min(max(keyboard.minY, bounds.minY), bottom)
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIView {
  /// The area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    return guide
  }
}

extension UIWindow {
  /// Shows a keyboard of so many points at the bottom, or hides it with none. UIKit does so when
  /// something begins to be edited.
  public func headlessShowKeyboard(height: CGFloat) {
    keyboardFrame =
      height > 0
      ? CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height) : .zero
    func relayout(_ view: UIView) {
      view.setNeedsLayout()
      view.subviews.forEach(relayout)
    }
    relayout(self)
    layoutIfNeeded()
  }
}

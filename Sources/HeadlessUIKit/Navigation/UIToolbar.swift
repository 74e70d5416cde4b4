public import Foundation

/// A bar of buttons, as at the bottom of a navigation controller.
@MainActor open class UIToolbar: UIView {
  static let contentHeight: CGFloat = 44

  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  /// What the app has said of the bar; nil as long as it has said nothing.
  private(set) var ownStandardAppearance: UIToolbarAppearance?
  open var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance ?? UIToolbarAppearance() }
    set { ownStandardAppearance = newValue }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight)
  }
}

import ScreenKit

/// What an eye reads in views.
@MainActor
package enum ViewTexts {
  /// The texts in `view` and below, in the order of reading, as far as they can be seen.
  static func texts(in view: UIView) -> [String] {
    guard isVisible(view) else { return [] }
    if let own = ownText(of: view) { return own.isEmpty ? [] : [own] }
    return inReadingOrder(view.subviews).flatMap(texts)
  }

  /// What `view` says by itself; nil when only what is in it says something.
  static func ownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel:
      return label.text ?? ""
    case let button as UIButton:
      return button.currentTitle ?? button.accessibilityLabel ?? ""
    case let field as UITextField:
      let text = field.text ?? ""
      if field.isSecureTextEntry, !text.isEmpty { return String(repeating: "•", count: text.count) }
      return text.isEmpty ? field.placeholder ?? "" : text
    case let text as UITextView:
      return text.text ?? ""
    case let image as UIImageView:
      return image.accessibilityLabel ?? ""
    case let wheel as UIRefreshControl where wheel.isRefreshing:
      return wheel.attributedTitle?.string
    default:
      return nil
    }
  }

  /// Whether `view` itself is shown, apart from what is around it.
  package static func isVisible(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01
  }

  /// Whether any of `view` is within its window and within all that clips it.
  package static func isOnScreen(_ view: UIView) -> Bool {
    var visible = view.bounds
    var current = view
    while true {
      guard isVisible(current) else { return false }
      if current.clipsToBounds || current is UIScrollView || current is UIWindow {
        visible = visible.intersection(current.bounds)
        if visible.isNull { return false }
      }
      guard let outer = current.superview else { break }
      visible = current.convert(visible, to: outer as UIView?)
      current = outer
    }
    return current is UIWindow && (visible.height > 0 || view.bounds.height == 0)
  }

  package static func inReadingOrder(_ views: [UIView]) -> [UIView] {
    views.sorted { first, second in
      first.frame.minY == second.frame.minY
        ? first.frame.minX < second.frame.minX : first.frame.minY < second.frame.minY
    }
  }

  /// All views in `view` and below that are on screen, but not the parts of what says something by
  /// itself, such as a button's title.
  static func visibleViews(in view: UIView) -> [UIView] {
    guard isVisible(view) else { return [] }
    guard ownText(of: view) == nil else { return [view] }
    return [view] + inReadingOrder(view.subviews).flatMap(visibleViews)
  }
}

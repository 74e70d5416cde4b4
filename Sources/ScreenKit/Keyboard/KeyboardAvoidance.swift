import Foundation

/// A view whose content is kept clear of the keyboard. Of those within one another only the outermost makes
/// room.
protocol KeyboardAvoiding: UIScrollView {}

/// Keeps what is scrolled clear of the keyboard, and what is edited in sight.
@MainActor
final class KeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private let keyboard: Keyboard
  /// The part of the insets that is the keyboard's; the rest is of others.
  private var added: CGFloat = 0
  private var changes: Subscription?

  /// Keeps the content of `scrollView` clear of `keyboard`.
  init(of scrollView: UIScrollView, from keyboard: Keyboard) {
    self.scrollView = scrollView
    self.keyboard = keyboard
    changes = keyboard.changes.listen { [weak self] _ in self?.update() }
  }

  /// Lets the content end above the keyboard, as after that has moved or the scroll view was laid out.
  func update() {
    guard let scrollView else { return }
    let height = keyboard.coveredHeight(of: scrollView)
    let covered = height > 0 && Self.isWithinAnother(scrollView) ? 0 : height
    guard covered != added else { return }
    let grows = covered > added
    scrollView.contentInset.bottom += covered - added
    scrollView.verticalScrollIndicatorInsets.bottom += covered - added
    added = covered
    guard grows, let edited = scrollView.firstResponderInside else { return }
    scrollView.scrollRectToVisible(
      edited.convert(edited.bounds, to: scrollView), animated: false)
  }

  private static func isWithinAnother(_ view: UIView) -> Bool {
    guard let outer = view.superview else { return false }
    return outer is any KeyboardAvoiding || isWithinAnother(outer)
  }
}

extension UIView {
  /// Whether something in the view gets what is typed.
  var hasFirstResponder: Bool { firstResponderInside != nil }

  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderInside).first
  }
}

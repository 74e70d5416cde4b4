public import Foundation

/// What is behind a bar.
@MainActor open class UIBarAppearance: NSObject {
  /// What is painted behind the bar where it has no colour of its own.
  enum Ground {
    case blurred
    case opaque
    case transparent
  }

  private(set) var ground = Ground.blurred
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?

  /// What bars look like on a kind of device, which here is the same on all.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  public override convenience init() { self.init(idiom: .unspecified) }

  open func configureWithDefaultBackground() { configure(.blurred, shadow: .separator) }

  open func configureWithOpaqueBackground() { configure(.opaque, shadow: .separator) }

  open func configureWithTransparentBackground() { configure(.transparent, shadow: nil) }

  private func configure(_ ground: Ground, shadow: UIColor?) {
    self.ground = ground
    backgroundColor = nil
    shadowColor = shadow
  }

  /// What is painted; nil for nothing.
  var groundColor: UIColor? {
    backgroundColor ?? (ground == .transparent ? nil : .systemBackground)
  }
}

/// What a navigation bar looks like.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What a bar of buttons looks like.
@MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// What a bar of tabs looks like.
@MainActor open class UITabBarAppearance: UIBarAppearance {}

extension UIToolbar {
  /// What the bar looks like now; nil where nobody says anything.
  var currentAppearance: UIBarAppearance? {
    isAtEndOfContent ? scrollEdgeAppearance ?? ownStandardAppearance : ownStandardAppearance
  }
}

extension UITabBar {
  /// What the bar looks like now; nil where nobody says anything.
  var currentAppearance: UIBarAppearance? {
    isAtEndOfContent ? scrollEdgeAppearance ?? ownStandardAppearance : ownStandardAppearance
  }
}

extension UINavigationBar {
  /// What the bar looks like now: what the item on top says, and else what the bar does; nil where nobody says
  /// anything.
  var currentAppearance: UINavigationBarAppearance? {
    let standard = topItem?.standardAppearance ?? ownStandardAppearance
    guard isAtTop else { return standard }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// Whether nothing of the content is below the bar.
  private var isAtTop: Bool {
    guard let view = navigationController?.topViewController?.viewIfLoaded,
      let content = view.firstScrollView
    else { return true }
    return content.contentOffset.y <= -content.adjustedContentInset.top + 0.5
  }
}

extension UIView {
  /// Whether nothing of the content beside this bar is below it.
  fileprivate var isAtEndOfContent: Bool {
    guard let content = superview?.firstScrollView else { return true }
    let end = content.contentOffset.y + content.bounds.height
    return end >= content.contentSize.height + content.adjustedContentInset.bottom - 0.5
  }

  /// The first view that scrolls, from the outside in.
  fileprivate var firstScrollView: UIScrollView? {
    if let scroll = self as? UIScrollView { return scroll }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }
}

public import Foundation

/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {
  static let contentHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  /// How much higher the bar is for a line above its content.
  static let promptHeight: CGFloat = 30
  /// How high what is above the content is now.
  var promptHeight: CGFloat { topItem?.prompt?.isEmpty == false ? Self.promptHeight : 0 }
  /// How high a field for searching is in the bar, with what stands below it.
  private var searchHeight: CGFloat {
    topItem?.searchController?.searchBar.preferredHeight(in: traitCollection) ?? 0
  }

  open internal(set) var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What the app has said of the bar; nil as long as it has said nothing.
  private(set) var ownStandardAppearance: UINavigationBarAppearance?
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance ?? UINavigationBarAppearance() }
    set { ownStandardAppearance = newValue }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  weak var navigationController: UINavigationController?

  func contentDidChange() {
    setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the top item's title is large now.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items else { return false }
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  var preferredHeight: CGFloat {
    var height = promptHeight + Self.contentHeight
    if showsLargeTitle { height += Self.largeTitleHeight }
    return height + searchHeight
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTitleView()
    let searchBar = topItem?.searchController?.searchBar
    for subview in subviews where subview is UISearchBar && subview !== searchBar {
      subview.removeFromSuperview()
      (subview as? UISearchBar)?.searchController?.placeSuggestions()
    }
    guard let searchBar else { return }
    if searchBar.superview !== self { addSubview(searchBar) }
    searchBar.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    searchBar.searchController?.placeSuggestions()
  }

  /// The view that stands in the place of the title.
  private weak var titleView: UIView?
  /// The room on each side of a view in the place of the title that its items have at least.
  private static let roomBesideTitle: CGFloat = 60

  private func placeTitleView() {
    let view = topItem?.titleView
    if titleView !== view, titleView?.superview === self { titleView?.removeFromSuperview() }
    titleView = view
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    let room = CGSize(
      width: max(bounds.width - 2 * Self.roomBesideTitle, 0), height: Self.contentHeight)
    let wanted = view.sizeThatFits(room)
    let size = CGSize(
      width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    view.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: promptHeight + (Self.contentHeight - size.height) / 2, width: size.width,
      height: size.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}

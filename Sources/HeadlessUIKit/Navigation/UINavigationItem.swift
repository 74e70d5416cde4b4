public import Foundation

/// What a navigation bar shows for one controller.
@MainActor open class UINavigationItem: NSObject {
  /// When a large title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// An item of a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  weak var bar: UINavigationBar?

  private func contentDidChange() {
    bar?.contentDidChange()
  }

  open var title: String? { didSet { contentDidChange() } }
  open var prompt: String? { didSet { contentDidChange() } }
  open var titleView: UIView? { didSet { contentDidChange() } }
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  /// What the back button does instead of leading back.
  open var backAction: UIAction?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { contentDidChange() }
  }
  open var searchController: UISearchController? {
    didSet { contentDidChange() }
  }
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

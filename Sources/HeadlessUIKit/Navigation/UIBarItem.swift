public import Foundation

/// An entry of a bar.
@MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?

  /// An entry without content.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// A button of a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button is emphasised.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  open var customView: UIView?
  open var menu: UIMenu?
  open var isSelected = false
  open var isHidden = false
  let systemItem: SystemItem?

  open var primaryAction: UIAction? {
    didSet { takeLook() }
  }

  /// A button without content.
  public override init() {
    systemItem = nil
    super.init()
  }

  init(
    systemItem: SystemItem?, title: String?, image: UIImage?, primaryAction: UIAction?,
    menu: UIMenu?
  ) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    takeLook()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  /// A button of the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(
      systemItem: systemItem, title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// A button of a title, an image, an action, a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(
      systemItem: nil, title: title, image: image, primaryAction: primaryAction, menu: menu)
  }

  /// A button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space that takes all room left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Space of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func takeLook() {
    guard let primaryAction, systemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }
}

/// An entry of a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  /// An entry of a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An entry of a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

public import Foundation

/// A part of a menu.
@MainActor open class UIMenuElement: NSObject {
  /// Whether an element is marked.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// How an element is shown.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var currentTitle: String
  var currentImage: UIImage?
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    currentTitle = title
    currentImage = image
    self.subtitle = subtitle
  }

  open var title: String { currentTitle }
  open var image: UIImage? { currentImage }
}

/// What an action does.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu element, or a control's reaction, that runs a closure.
@MainActor open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }
  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  private init(
    _ identifier: Identifier?, title: String, subtitle: String?, image: UIImage?,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// An action that runs a closure.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(identifier, title: title, subtitle: subtitle, image: image, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A place of a menu whose elements are made when the menu opens.
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  let provider: (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  public required init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// A place whose elements are made each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    Self(elementProvider)
  }
}

/// A group of actions and menus.
@MainActor open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  open private(set) var identifier: Identifier
  open private(set) var options: Options = []
  open private(set) var children: [UIMenuElement]
  var companion: AnyObject?

  private init(
    _ identifier: Identifier?, title: String, subtitle: String?, image: UIImage?,
    children: [UIMenuElement]
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu of elements.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(identifier, title: title, subtitle: subtitle, image: image, children: children)
    self.options = options
  }

  /// The menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

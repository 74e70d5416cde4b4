public import Foundation

/// The root of a view tree.
@MainActor open class UIWindow: UIView {
  /// What VoiceOver was led to last.
  weak var accessibilityFocus: UIView?
  /// How windows lie above each other.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    isHidden = true
  }

  /// A window as big as the screen of a phone.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  public required init?(coder: NSCoder) {
    screen = UIScreen(bounds: .zero)
    super.init(coder: coder)
    isHidden = true
  }

  public let screen: UIScreen
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  var firstResponder: UIResponder?
  var keyboardFrame = CGRect.zero
  let transitions = Transitions()
  let layoutPasses = LayoutPasses()
  var statusBar = StatusBar()
  var screenSafeArea = UIEdgeInsets.zero { didSet { refreshSafeArea() } }
  var screenTraits = TraitValues() { didSet { refreshTraits() } }

  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { screenSafeArea }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { rootViewController?.leaveWindow() } else { showRoot() }
    }
  }

  /// Shows the window and makes it the one for keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one for keys.
  open func makeKey() {
    isKeyWindow = true
    becomeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  private func showRoot() {
    guard let root = rootViewController else { return }
    refreshTraits()
    root.enter(self)
  }
}

/// The screen of a window.
@MainActor open class UIScreen: NSObject {
  open internal(set) var bounds: CGRect
  open var scale: CGFloat { 2 }
  open var nativeScale: CGFloat { scale }

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}

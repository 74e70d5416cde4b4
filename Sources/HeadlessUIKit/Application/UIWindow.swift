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

  /// A window as big as its scene.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
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

  open private(set) var screen: UIScreen
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  weak var firstResponder: UIResponder?
  var keyboardFrame = CGRect.zero
  let transitions = Transitions()
  let layoutPasses = LayoutPasses()
  var statusBar = StatusBar()
  var screenSafeArea = UIEdgeInsets.zero { didSet { refreshSafeArea() } }
  var screenTraits = TraitValues() { didSet { refreshTraits() } }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
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
    guard !isKeyWindow else { return }
    windowScene?.makeKey(self)
    isKeyWindow = true
    becomeKey()
  }

  func loseKey() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    resignKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Whether a layout follows at the end of the turn.
  private var isLayoutDue = false

  /// What is asked for in a turn is laid out at its end, without anybody asking.
  override func layoutBecomesDue() {
    guard !isLayoutDue, !isHidden else { return }
    isLayoutDue = true
    Task { @MainActor [weak self] in
      self?.isLayoutDue = false
      self?.layoutIfNeeded()
    }
  }

  private func showRoot() {
    layoutBecomesDue()
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
  /// The coordinates of the screen as it is held now.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}

public import Foundation

/// One instance of an app's user interface.
@MainActor open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene is made.
  @MainActor open class ConnectionOptions: NSObject {
    /// The addresses that it is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// What it is to go on with.
    public let userActivities: Set<NSUserActivity>

    init(urlContexts: Set<UIOpenURLContext>, userActivities: Set<NSUserActivity>) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      super.init()
    }
  }

  /// How the app is asked to open an address.
  @MainActor open class OpenURLOptions: NSObject {
    /// Which app asks, if it is of the same team.
    public let sourceApplication: String?
    /// Whether a file can be used where it is.
    public let openInPlace: Bool

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      openInPlace = false
      super.init()
    }
  }

  /// How the system is asked to open an address.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only apps that own the address open it.
    open var universalLinksOnly = false
  }

  /// Posted when a scene has been made.
  nonisolated public class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }

  /// Posted when a scene has gone.
  nonisolated public class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }

  /// Posted when a scene begins to answer to a person.
  nonisolated public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }

  /// Posted when a scene is about to answer no more.
  nonisolated public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }

  /// Posted when a scene is about to be seen.
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }

  /// Posted when a scene is seen no more.
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  /// What stays when the scene has gone.
  public let session: UISceneSession
  /// Who is told what happens to the scene.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// What the system calls the scene where it lists those of the app.
  open var title: String! = ""
  var opener: (URL) -> Bool = { _ in false }

  /// Called by the system only.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Hands an address to the system.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = opener(url)
    completion?(isOpened)
  }
}

/// An address that a scene is to open.
@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}

public import Foundation

/// The running app.
@MainActor open class UIApplication: UIResponder {
  /// A choice of how a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Posted when the system runs out of memory.
  nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The address of the app's page in the device's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The one app of the process.
  open class var shared: UIApplication { one }
  private static let one = UIApplication()

  /// Who is told what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The scenes that are there.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of all scenes, also of those that were let go of.
  open internal(set) var openSessions: Set<UISceneSession> = []

  /// Whether the app has said that it can show several windows, and the device can.
  open var supportsMultipleScenes: Bool { true }

  open override var next: UIResponder? { delegate as? UIResponder }

  var urlOpener: (URL) -> Bool = { _ in false }

  /// Hands a URL to the system.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = urlOpener(url)
    completion?(isOpened)
  }

  /// Asks for what notifications are sent to; no one here gives that.
  open func registerForRemoteNotifications() {}

  /// Whether the system could open a URL.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
}

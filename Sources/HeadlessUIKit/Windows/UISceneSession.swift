public import Foundation

/// What stays of a scene while the scene itself comes and goes: the system keeps it for longer than the app runs.
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows of the app.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while there is one.
  open internal(set) weak var scene: UIScene?
  public let role: Role
  /// How scenes of the session are made.
  open internal(set) var configuration: UISceneConfiguration
  /// Tells the session apart from all others of the app.
  public let persistentIdentifier: String
  /// What the delegate of the scene said last that is needed to restore it.
  open internal(set) var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}

/// How a scene is made: in UIKit what the app's Info.plist says under a name, or what its delegate says instead.
@MainActor open class UISceneConfiguration: NSObject {
  /// What the configuration is called in the Info.plist.
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  /// A configuration; its name is looked up in the Info.plist, which the stand-in has not.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

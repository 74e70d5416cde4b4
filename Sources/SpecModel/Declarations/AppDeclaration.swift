import SourceText

/// The access level of generated declarations.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `internal`, package, `public`
}

/// The system that a screen is generated for, by its name in specs.
///
/// What a system is stands elsewhere; a reader of specs knows the names of those that there are.
public struct Architecture: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How the host shows its main screens.
public enum HostStyle: String, Sendable, Hashable, CaseIterable {
  case tabBar
  /// A menu at the side of the screen.
  case drawer
  /// No menu is seen: the app begins with the first entry, and effects lead to the others.
  case stack
  /// The first screens of entries beside what they lead to, where there is room.
  case split
}

/// `app:`, the root of a project.
public final class AppDeclaration: Sendable {
  public let name: Name
  public let language: Located<Int>
  public let access: AccessLevel
  /// Whether the app builds with the upcoming feature InternalImportsByDefault.
  public let internalImports: Bool
  /// The oldest iOS that the app runs on, where it says so.
  public let minimumIOS: SystemVersion?
  public let architecture: Located<Architecture>
  /// Whether it names a system that there is not.
  public let hasUnknownArchitecture: Bool
  public let theme: Name?
  /// The paths of the files with the app's strings, relative to the spec root.
  public let strings: [Name]
  /// What is given when the app starts; each has a default.
  public let flags: [Field]
  public let host: HostDeclaration?
  public let links: [LinkDeclaration]
  /// The events of which the app's own code tells all screens.
  public let emits: [Name]
  /// What stands for the host where a module is built by itself.
  public let interface: AppInterface?

  init(
    name: Name, language: Located<Int>, access: AccessLevel, internalImports: Bool,
    minimumIOS: SystemVersion?, architecture: Located<Architecture>,
    hasUnknownArchitecture: Bool = false, theme: Name?, strings: [Name],
    flags: [Field],
    host: HostDeclaration?, links: [LinkDeclaration], emits: [Name] = [],
    interface: AppInterface? = nil
  ) {
    self.name = name
    self.language = language
    self.access = access
    self.internalImports = internalImports
    self.minimumIOS = minimumIOS
    self.architecture = architecture
    self.hasUnknownArchitecture = hasUnknownArchitecture
    self.theme = theme
    self.strings = strings
    self.flags = flags
    self.host = host
    self.links = links
    self.emits = emits
    self.interface = interface
  }
}

extension AppDeclaration {
  /// The names of the screens of the host's menu, in order.
  public var tabs: [String] {
    host?.menu.map(\.screen.text) ?? interface?.tabs.map(\.text) ?? []
  }

  /// Whether the app comes back to where its reader was when it was last seen.
  public var restores: Bool { host?.restores ?? interface?.restores ?? false }

  /// The screen of the log-in gate.
  public var gate: Name? { host?.onboarding?.screen ?? interface?.gate }
}

/// What modules need to know of what an app starts with.
public struct AppInterface: Sendable {
  /// The screens of the host's menu, in order.
  public let tabs: [Name]
  public let restores: Bool
  /// The screen of the log-in gate.
  public let gate: Name?
}

/// `host:`, what the app starts with.
public struct HostDeclaration: Sendable {
  public var style: HostStyle
  public var menu: [MenuEntryDeclaration]
  /// What has to be passed before the menu; nil where it is there for everybody.
  public var onboarding: OnboardingDeclaration?
  /// Whether the app comes back to where its reader was when it was last seen.
  public var restores: Bool
  /// What it uses of the device.
  public var services: Set<DeviceService>
  public var span: ByteSpan
}

/// What a host can use of the device, by something that the app supplies.
public enum DeviceService: String, Sendable, Hashable, CaseIterable {
  case pushNotifications, locationUpdates, biometrics
}

/// An entry of the host's menu.
public struct MenuEntryDeclaration: Sendable {
  public var screen: Name
  public var title: TextValue
  public var icon: ImageValue?
  public var arguments: [Argument]
  public var span: ByteSpan
}

/// A deep link: a pattern of an address and the screen it opens.
public struct LinkDeclaration: Sendable {
  public var url: Name
  /// The names in braces, in order.
  public var captures: [Name]
  public var screen: Name
  public var span: ByteSpan
}

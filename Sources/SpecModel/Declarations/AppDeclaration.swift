import SourceText

/// The access level of generated declarations.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `internal`, package, `public`
}

/// The system that a screen is generated for.
public enum Architecture: String, Sendable, Hashable, CaseIterable {
  /// Generic collection controllers with adapters.
  case collection
  /// Containers and coordinators; rows are view controllers.
  case composition
  /// Presenters for controllers and cells, behind view protocols.
  case mvp
  /// Tables whose rows come from presenters, by model and style.
  case table
  /// Scenes of factory, presenter, router and interactor, with gateways.
  case viper
}

/// How the host shows its main screens.
public enum HostStyle: String, Sendable, Hashable, CaseIterable {
  case tabBar
  /// A menu at the side of the screen.
  case drawer
}

/// `app:`, the root of a project.
public struct AppDeclaration: Sendable {
  public var name: Name
  public var language: Located<Int>
  public var access: AccessLevel
  /// Whether the app builds with the upcoming feature InternalImportsByDefault.
  public var internalImports: Bool
  public var architecture: Located<Architecture>
  public var theme: Name?
  /// The path of the string catalogue, relative to the spec root.
  public var strings: Name?
  public var host: HostDeclaration?
  public var links: [LinkDeclaration]
}

/// `host:`, what the app starts with.
public struct HostDeclaration: Sendable {
  public var style: HostStyle
  public var menu: [MenuEntryDeclaration]
  public var span: ByteSpan
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

/// How payload keys are derived from field names.
public enum KeyStyle: String, Sendable, Hashable, CaseIterable {
  case asWritten
  case snakeCase
}

/// How dates stand in payloads.
public enum DateStyle: String, Sendable, Hashable, CaseIterable {
  case iso8601
  case secondsSince1970
  case millisecondsSince1970
}

/// `api:`, a server that requests and sources talk to.
public struct APIDeclaration: Sendable {
  public var name: Name
  public var base: Name
  public var headers: [Argument]
  public var keys: KeyStyle
  public var dates: DateStyle
}

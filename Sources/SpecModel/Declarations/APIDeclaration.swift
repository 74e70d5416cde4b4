import SourceText

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
  case tagged
}

/// How truth values stand in payloads.
public enum BooleanStyle: String, Sendable, Hashable, CaseIterable {
  case strict
  case lenient
}

/// Where an API, or one request of it, says what is wrong with fields of what was sent, as dotted paths.
public struct FieldErrors: Sendable {
  /// Where it stands in an answer.
  public var at: Name
  /// Where the field stands from there.
  public var field: Name?
  /// Where the text stands from there.
  public var text: Name?

  /// Whether the same is said, wherever it stands.
  public func isSame(as other: FieldErrors) -> Bool {
    at.text == other.at.text && field?.text == other.field?.text && text?.text == other.text?.text
  }
}

/// Where a server is.
public enum ServerAddress: Sendable {
  case everywhere(Name)
  /// One address for each environment that the app can be started in.
  case perEnvironment([Environment])

  /// Where a server is in one environment.
  public struct Environment: Sendable {
    public var name: Name
    public var address: Name
  }

  public var addresses: [Name] {
    switch self {
    case .everywhere(let address): [address]
    case .perEnvironment(let environments): environments.map(\.address)
    }
  }

  public var environments: [Environment] {
    if case .perEnvironment(let environments) = self { environments } else { [] }
  }
}

/// How fields under a key stand in an API's payloads.
public struct KeyFormat: Sendable {
  public let key: Name
  public let format: Located<PayloadFormat>
}

/// `api:`, a server that requests and sources talk to.
public final class APIDeclaration: Sendable {
  public let name: Name
  /// The service whose conventions it follows.
  public let preset: ServicePreset?
  public let base: ServerAddress
  public let headers: [Argument]
  public let authentication: Authentication?
  public let keys: KeyStyle
  public let dates: DateStyle
  /// What stands otherwise than all of its type, by its key.
  public let formats: [KeyFormat]
  public let booleans: BooleanStyle
  /// Where it says what is wrong with fields; nil where it does that in one of the usual ways.
  public let errors: FieldErrors?
  public let session: SessionDeclaration?
  /// Where it says how keys and dates stand in payloads.
  public let keysPlace: ByteSpan?
  public let datesPlace: ByteSpan?

  init(
    name: Name, preset: ServicePreset?, base: ServerAddress, headers: [Argument],
    authentication: Authentication?,
    keys: KeyStyle, dates: DateStyle, formats: [KeyFormat], booleans: BooleanStyle,
    errors: FieldErrors?, session: SessionDeclaration?, keysPlace: ByteSpan?,
    datesPlace: ByteSpan?
  ) {
    self.name = name
    self.preset = preset
    self.base = base
    self.headers = headers
    self.authentication = authentication
    self.errors = errors
    self.session = session
    self.keys = keys
    self.dates = dates
    self.formats = formats
    self.booleans = booleans
    self.keysPlace = keysPlace
    self.datesPlace = datesPlace
  }
}

extension APIDeclaration {
  /// Whether the app's own log-in says who asks.
  public var asksAppLogIn: Bool {
    if case .app? = authentication { true } else { false }
  }
}

/// `auth:` of an API, how it is told who asks.
public enum Authentication: Sendable {
  /// Where a key stands in a request.
  public enum KeyPlace: Sendable {
    case header(Name)
    case query(Name)
  }

  case bearer(Expression)
  case basic(user: Expression, password: Expression)
  /// A key; without a place it stands where the API's service wants it.
  case key(Expression, KeyPlace?)
  case aws(AWSKeys)
  case azure(AzureKey)
  /// The app's own log-in.
  case app

  /// The header that carries a key unless something else is said.
  public static let standardKeyHeader = "X-API-Key"

  /// The values that it is made of.
  public var values: [Expression] {
    requiredValues + (optionalValue.map { [$0] } ?? [])
  }

  /// What may be missing of them.
  public var optionalValue: Expression? {
    if case .aws(let keys) = self { keys.token } else { nil }
  }

  /// Those of them that have to be there.
  public var requiredValues: [Expression] {
    switch self {
    case .bearer(let token): [token]
    case .basic(let user, let password): [user, password]
    case .key(let key, _): [key]
    case .aws(let keys): [keys.key, keys.secret, keys.region]
    case .azure(let key): [key.account, key.key]
    case .app: []
    }
  }
}

/// By what requests to services of Amazon are signed.
public struct AWSKeys: Sendable {
  public var key: Expression
  public var secret: Expression
  /// Of temporary keys.
  public var token: Expression?
  public var region: Expression
  /// The service's name in signatures.
  public var service: Name
}

/// By what requests to tables of Azure are signed.
public struct AzureKey: Sendable {
  /// What of a request is signed.
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    case sharedKey, sharedKeyLite
  }

  public var account: Expression
  public var key: Expression
  public var scheme: Scheme
}

/// `session:` of an API, what is known while somebody is logged in.
public struct SessionDeclaration: Sendable {
  public var fields: [SessionField]
  /// Requests whose answers begin a session.
  public var beginnings: [Name]
  /// Whether it says which these are.
  public var hasBeginnings: Bool
  /// Whether that stands a level further out, where it is not known.
  public var hasDisplacedBeginnings: Bool
  /// The request that renews the session when the server refuses it.
  public var refresh: Name?
  public var span: ByteSpan
  /// Its first key.
  public var start: ByteSpan

  /// A value that is known while somebody is logged in.
  public struct SessionField: Sendable {
    public var field: Field
    /// Whether only requests may see it.
    public var isSecret: Bool
  }
}

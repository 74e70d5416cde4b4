import Diagnostics
import SourceText

/// What one document of a spec declares.
///
/// Declarations are objects, which never change: every rule and every emitter gets them handed, and
/// copies of their many parts would be counted each time.
public enum Declaration: Sendable {
  case app(AppDeclaration)
  case api(APIDeclaration)
  case theme(ThemeDeclaration)
  case enumeration(EnumDeclaration)
  case model(ModelDeclaration)
  case union(UnionDeclaration)
  case source(SourceDeclaration)
  case request(RequestDeclaration)
  case component(ComponentDeclaration)
  case adapter(AdapterDeclaration)
  case screen(ScreenDeclaration)
  case events(EventsDeclaration)
  case module(ModuleDeclaration)

  public var kind: DeclarationKind {
    switch self {
    case .app: .app
    case .api: .api
    case .theme: .theme
    case .enumeration: .enumeration
    case .model: .model
    case .union: .union
    case .source: .source
    case .request: .request
    case .component: .component
    case .adapter: .adapter
    case .screen: .screen
    case .events: .events
    case .module: .module
    }
  }

  public var name: Name {
    switch self {
    case .app(let declaration): declaration.name
    case .api(let declaration): declaration.name
    case .theme(let declaration): declaration.name
    case .enumeration(let declaration): declaration.name
    case .model(let declaration): declaration.name
    case .union(let declaration): declaration.name
    case .source(let declaration): declaration.name
    case .request(let declaration): declaration.name
    case .component(let declaration): declaration.name
    case .adapter(let declaration): declaration.name
    case .screen(let declaration): declaration.name
    case .events(let declaration): declaration.name
    case .module(let declaration): declaration.name
    }
  }
}

/// The kinds of declarations; the raw value is the key that comes first in a document.
public enum DeclarationKind: String, Sendable, Hashable, CaseIterable {
  case app
  case api
  case theme
  case enumeration = "enum"
  case model
  case union
  case source
  case request
  case component
  case adapter
  case screen
  case events
  case module
}

/// All that the compiler keeps of a spec file: its declarations, without the tree they were read from.
public final class SpecFile: Sendable {
  public let id: FileID
  /// Relative to the spec root, with `/` between components.
  public let path: String
  public let declarations: [Declaration]
  /// Declarations that are there and could not be read: uses of them are no uses of something
  /// unknown.
  public let broken: [BrokenDeclaration]
  /// Uses of YAML aliases: diagnostics at a use point to the definition too.
  public let aliasUses: [AliasSite]
  /// Keys that not every version of the language has; the app says which version the specs are in.
  public let versionedKeys: [VersionedKey]
  /// Symbols that are newer than the oldest iOS that apps run on; the app says which one it needs.
  public let newerSymbols: [NewerSymbol]
  /// The files that the specs name and that are read with them.
  public let referencedFiles: [ReferencedFile]
  /// What comments directly above declarations say of them, by where the names of these start, if that was asked for.
  public let remarks: [UInt32: String]
  /// Findings of reading the file: syntax, keys and shapes.
  public let diagnostics: [Diagnostic]

  public init(
    id: FileID, path: String, declarations: [Declaration],
    broken: [BrokenDeclaration] = [], aliasUses: [AliasSite] = [],
    versionedKeys: [VersionedKey] = [], newerSymbols: [NewerSymbol] = [],
    referencedFiles: [ReferencedFile] = [], remarks: [UInt32: String] = [:],
    diagnostics: [Diagnostic]
  ) {
    self.id = id
    self.path = path
    self.declarations = declarations
    self.broken = broken
    self.aliasUses = aliasUses
    self.versionedKeys = versionedKeys
    self.newerSymbols = newerSymbols
    self.referencedFiles = referencedFiles
    self.remarks = remarks
    self.diagnostics = diagnostics
  }
}

/// A symbol with the version of iOS that it came with.
public struct NewerSymbol: Sendable {
  public let name: Name
  public let since: SystemVersion
}

/// What is known of a declaration that could not be read.
public struct BrokenDeclaration: Sendable, Hashable {
  /// Stands for a name that could not be read: it may be any.
  public static let anyName = ""

  public var kind: DeclarationKind
  public var name: String

  public init(kind: DeclarationKind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// A use of a key that came into the language after its first version.
public struct VersionedKey: Sendable, Hashable {
  public var name: Name
  /// The version that introduced the key.
  public var since: Int

  public init(name: Name, since: Int) {
    self.name = name
    self.since = since
  }
}

/// A use of a YAML alias and the anchor it stands for.
public struct AliasSite: Sendable, Hashable {
  public var use: ByteSpan
  public var definition: ByteSpan
}

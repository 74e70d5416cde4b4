/// A declaration in Swift, as a symbol graph describes it.
public struct SwiftSymbol: Sendable {
  /// What is declared, as far as anybody asks.
  public enum Kind: String, Sendable, Hashable {
    case `class` = "swift.class"
    case structure = "swift.struct"
    case enumeration = "swift.enum"
    case interface = "swift.protocol"
    case alias = "swift.typealias"
    case enumCase = "swift.enum.case"
    case property = "swift.property"
    case method = "swift.method"
    case `extension` = "swift.extension"
  }

  /// Who may name it.
  public enum Access: String, Sendable, Hashable, Comparable, CaseIterable {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open

    private var rank: Int {
      switch self {
      case .private: 0
      case .fileprivate: 1
      case .internal: 2
      case .package: 3
      case .public: 4
      case .open: 5
      }
    }

    public static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }
  }

  /// A place in the app's code.
  public struct Place: Sendable, Hashable {
    /// The file's name, without its folder: where that lies differs from machine to machine.
    public let file: String
    /// The folder in which the compiler found it, if that was asked for.
    public let folder: String?
    /// The first line is 1.
    public let line: Int
  }

  /// The name by which the compiler tells it from all others.
  public let identifier: String
  public let kind: Kind
  /// The names from the module's top level to it: `["Feed", "Row", "id"]`.
  public let path: [String]
  public let access: Access
  /// The module whose graph has it.
  public let module: String
  public let place: Place?
  /// Whether it is a generic type, which needs arguments: `Row<Item>`.
  public let isGeneric: Bool
  /// How it is declared; empty where nobody asks.
  let declaration: [DeclarationFragment]

  /// Whether a type has it of a protocol's extension and does not declare it itself.
  public var isOfProtocol: Bool { identifier.contains("::SYNTHESIZED::") }

  /// Its name; of a method or case without what is handed to it.
  public var name: String {
    let last = path.last ?? ""
    return String(last.prefix { $0 != "(" })
  }

  /// Its name with the labels of what is handed to it: `size(for:in:)`.
  public var fullName: String { path.last ?? "" }

  /// The types that it lies in, and its own name.
  public var dottedPath: String { path.joined(separator: ".") }
}

extension SwiftSymbol.Kind {
  /// Whether it can stand where a type stands.
  public var isType: Bool {
    switch self {
    case .class, .structure, .enumeration, .interface, .alias: true
    case .enumCase, .property, .method, .extension: false
    }
  }
}

/// A piece of a declaration's text.
struct DeclarationFragment: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case type, identifier, label, other
  }

  let kind: Kind
  let spelling: String
  /// Of the type that is named.
  let identifier: String?
}

/// How two declarations belong together.
struct SymbolRelation: Sendable, Hashable {
  enum Kind: String, Sendable, Hashable {
    case member = "memberOf"
    case requirement = "requirementOf"
    case conformance = "conformsTo"
    case inheritance = "inheritsFrom"
    case `extension` = "extensionTo"
  }

  let kind: Kind
  let source: String
  let target: String
  /// What the target is called, where it is of another module: `ScreenKit.Adapter`.
  let targetName: String?
}

import SourceText

/// The types that the language itself knows.
public enum BuiltinType: String, Sendable, Hashable, CaseIterable {
  case string = "String"
  case integer = "Int"
  case number = "Double"
  case decimal = "Decimal"
  case boolean = "Bool"
  case date = "Date"
  case url = "URL"
  case identifier = "ID"
  case color = "Color"
  case image = "Image"
  case data = "Data"
  case text = "Text"
}

/// A type as a spec writes it: `Post`, `URL?`, `[Comment]`.
///
/// Names of models, enums and unions are not resolved yet; the checker does that.
public struct TypeReference: Sendable, Hashable {
  /// The structure of a written type.
  public enum Shape: Sendable, Hashable {
    case builtin(BuiltinType)
    case named(String)
    indirect case optional(Shape)
    indirect case list(Shape)
  }

  public var shape: Shape
  public var span: ByteSpan

  public init(_ shape: Shape, span: ByteSpan) {
    self.shape = shape
    self.span = span
  }

  /// The name of the innermost declared type, if there is one.
  public var declaredName: Name? {
    var shape = shape
    while true {
      switch shape {
      case .builtin: return nil
      case .named(let name): return Name(name, span: span)
      case .optional(let inner), .list(let inner): shape = inner
      }
    }
  }
}

extension TypeReference {
  /// Whether it is a list.
  public var isList: Bool {
    if case .list = shape { true } else { false }
  }

  /// The type of a value that may not be there yet. A list that is missing is an empty one.
  public var ifThere: TypeReference {
    switch shape {
    case .optional, .list: self
    case .builtin, .named: TypeReference(.optional(shape), span: span)
    }
  }
}

extension TypeReference.Shape: CustomStringConvertible {
  public var description: String {
    switch self {
    case .builtin(let type): type.rawValue
    case .named(let name): name
    case .optional(let inner): "\(inner)?"
    case .list(let inner): "[\(inner)]"
    }
  }
}

/// A Swift type that the app owns, with the module to import for it.
public struct SwiftTypeReference: Sendable, Hashable {
  public var type: Name
  /// The module that declares the type; none when it is part of the app's own module.
  public var module: Name?
}

/// A typed, named slot: a model's field, a screen's parameter or a piece of state.
///
/// It is an object because it is handed on far more often than it is made.
public final class Field: Sendable {
  public let name: Name
  public let type: TypeReference
  /// What few fields have.
  private let more: More?

  private final class More: Sendable {
    let defaultValue: Expression?
    let payloadPath: PayloadPath?
    let format: Located<PayloadFormat>?
    let storage: Storage?

    init(
      defaultValue: Expression?, payloadPath: PayloadPath?, format: Located<PayloadFormat>?,
      storage: Storage?
    ) {
      self.defaultValue = defaultValue
      self.payloadPath = payloadPath
      self.format = format
      self.storage = storage
    }
  }

  /// How a piece of state is kept.
  public enum Storage: Sendable, Hashable {
    /// For its screen alone.
    case own(ByteSpan)
    /// Under a key that other screens may name, too.
    case shared(Name)

    public var span: ByteSpan {
      switch self {
      case .own(let span): span
      case .shared(let key): key.span
      }
    }
  }

  public init(
    name: Name, type: TypeReference, defaultValue: Expression? = nil,
    payloadPath: PayloadPath? = nil, format: Located<PayloadFormat>? = nil, storage: Storage? = nil
  ) {
    self.name = name
    self.type = type
    let isPlain = defaultValue == nil && payloadPath == nil && format == nil && storage == nil
    more =
      isPlain
      ? nil
      : More(
        defaultValue: defaultValue, payloadPath: payloadPath, format: format, storage: storage)
  }

  private init(name: Name, type: TypeReference, more: More?) {
    self.name = name
    self.type = type
    self.more = more
  }

  public var defaultValue: Expression? { more?.defaultValue }

  /// Where it stands in the payload when that isn't a key derived from the name.
  public var payloadPath: PayloadPath? { more?.payloadPath }

  /// How the value stands in payloads, where it does so in its own way.
  public var format: Located<PayloadFormat>? { more?.format }

  /// How a piece of state is kept for longer than its screen is shown.
  public var storage: Storage? { more?.storage }

  /// The field where what it is part of may be missing.
  public var ifThere: Field { Field(name: name, type: type.ifThere, more: more) }

  /// The key under which a piece of a screen's state is kept.
  public func storageKey(on screen: String) -> String? {
    storage.map { storage in
      switch storage {
      case .own: "\(screen).\(name.text)"
      case .shared(let key): key.text
      }
    }
  }
}

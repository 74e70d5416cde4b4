import SpecModel

/// A type whose names are resolved: what a value is, wherever it comes from.
public enum SpecType: Sendable, Hashable {
  case builtin(BuiltinType)
  case enumeration(String)
  case model(String)
  case union(String)
  indirect case optional(SpecType)
  indirect case list(SpecType)

  /// Whether a value of the type can be missing.
  public var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether a value holds any number of others.
  public var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// The type of the value when it is there.
  public var unwrapped: SpecType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The type of a value that can be missing too; an optional stays as it is.
  public var optional: SpecType {
    isOptional ? self : .optional(self)
  }
}

extension SpecType {
  /// The type as a reference to it.
  var shape: TypeReference.Shape {
    switch self {
    case .builtin(let type): .builtin(type)
    case .enumeration(let name), .model(let name), .union(let name): .named(name)
    case .optional(let wrapped): .optional(wrapped.shape)
    case .list(let element): .list(element.shape)
    }
  }
}

extension SpecType: CustomStringConvertible {
  /// The type as a spec writes it.
  public var description: String {
    switch self {
    case .builtin(let type): type.rawValue
    case .enumeration(let name), .model(let name), .union(let name): name
    case .optional(let wrapped): "\(wrapped)?"
    case .list(let element): "[\(element)]"
    }
  }
}

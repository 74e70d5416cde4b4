/// What a value has for each of its members: properties, initialisers, keys.
///
/// This is the most regular code there is, and of values with many members the most of it. It is
/// described by the members, and the printer writes it without anything made for each line.
public enum MemberwiseDeclaration: Sendable {
  /// `var name: Type = value`, one for each member.
  case properties([StoredMember])
  /// `let name: Type`, one for each member.
  case constants([StoredMember])
  /// `init(name: Type = value) { self.name = name }`
  case initializer([StoredMember])
  /// `private enum CodingKeys: String, CodingKey { case name, name }`
  case codingKeys([CodingKeyCase])
  /// `init(from decoder: any Decoder) throws`, which decodes every member by its coding key and
  /// calls the memberwise initialiser.
  case decodingInitializer([DecodedMember])
}

/// A stored property as an initialiser takes it.
public struct StoredMember: Sendable {
  public var name: String
  public var type: SwiftType
  public var defaultValue: Expression?

  /// Creates a member.
  public init(_ name: String, _ type: SwiftType, default defaultValue: Expression? = nil) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A case of coding keys.
public struct CodingKeyCase: Sendable {
  public var name: String
  /// The key in payloads.
  public var key: String

  /// Whether the member is called like the key.
  var isCalledAlike: Bool { name == key }

  /// Creates a case.
  public init(_ name: String, key: String) {
    self.name = name
    self.key = key
  }
}

/// A member that is decoded from a keyed container:
/// `name: try container.method(label: Type.self, as: style, forKey: .name) ?? fallback`.
public struct DecodedMember: Sendable {
  public var name: String
  /// The container's method.
  public var method: String
  /// The label of the type, if it has one.
  public var label: String?
  public var type: SwiftType
  /// How the value is written, if the method is told.
  public var style: Expression?
  /// What stands in for nil.
  public var fallback: Expression?

  /// Creates a member.
  public init(
    _ name: String, by method: String, label: String? = nil, _ type: SwiftType,
    as style: Expression? = nil, fallback: Expression? = nil
  ) {
    self.name = name
    self.method = method
    self.label = label
    self.type = type
    self.style = style
    self.fallback = fallback
  }
}

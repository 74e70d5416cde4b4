import SourceText

/// A case of an enum: its Swift name and the value in the payload.
public struct EnumCaseDeclaration: Sendable {
  public var name: Name
  public var payload: String
}

/// `enum:`, a closed set of values.
public struct EnumDeclaration: Sendable {
  public var name: Name
  public var cases: [EnumCaseDeclaration]
  /// The case that stands for values the app doesn't know; without it they fail to decode.
  public var unknown: Name?
}

/// `model:`, a record with identity.
public struct ModelDeclaration: Sendable {
  public var name: Name
  public var fields: [Field]
  /// The app's own type: nothing is generated for it.
  public var swift: SwiftTypeReference?
}

/// A case of a union.
public struct UnionCaseDeclaration: Sendable {
  /// The tag in the payload, which names the Swift case too.
  public var tag: Name
  public var model: Name
}

/// What becomes of elements with a tag that the union does not know.
public enum UnknownTagPolicy: String, Sendable, Hashable, CaseIterable {
  case skip, fail
}

/// `union:`, a closed set of models told apart by a tag in the payload.
public struct UnionDeclaration: Sendable {
  public var name: Name
  public var tag: Name
  public var cases: [UnionCaseDeclaration]
  public var unknown: UnknownTagPolicy
}

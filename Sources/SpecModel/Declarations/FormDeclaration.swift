import SourceText

/// A screen that asks for values and submits them.
public struct FormDeclaration: Sendable {
  public var fields: [FormFieldDeclaration]
  public var submit: SubmitDeclaration
  /// Ask before entered values are thrown away.
  public var confirmsDiscard: Bool
}

/// The least and greatest number of characters.
public struct LengthLimits: Sendable, Hashable {
  public var minimum: Int?
  public var maximum: Int?
}

public struct FormFieldDeclaration: Sendable {
  public var field: Field
  public var title: TextValue
  public var required: Bool
  public var length: LengthLimits?
  /// Whether what is typed is not seen, as for a password.
  public var isSecret: Bool
  /// What has to hold for the field to be there.
  public var condition: Expression?
}

public struct SubmitDeclaration: Sendable {
  public var title: TextValue
  public var effect: Effect
}

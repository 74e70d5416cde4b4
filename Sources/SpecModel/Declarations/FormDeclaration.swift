import SourceText

/// A screen that asks for values and submits them.
public struct FormDeclaration: Sendable {
  public var fields: [FormFieldDeclaration]
  /// Which of them stand together, with what is said of them; empty where they just follow one another.
  public var groups: [FormGroupDeclaration]
  /// Where it says that.
  public var groupsPlace: ByteSpan?
  /// What it asks for one after the other; empty where it asks for all at once.
  public var steps: [FormStepDeclaration]
  /// Where it says that.
  public var stepsPlace: ByteSpan?
  /// Where these are seen.
  public var stepStyle: FormStepStyle
  public var submit: SubmitDeclaration
  /// Whether what was entered outlives the screen and the app until it is sent.
  public var keepsDraft: Bool
  /// Where it says that.
  public var draftKey: ByteSpan?
  /// Ask before entered values are thrown away.
  public var confirmsDiscard: Bool
}

/// Fields of a form that stand together.
public struct FormGroupDeclaration: Sendable {
  public var header: TextValue?
  public var footer: TextValue?
  public var fields: [Name]
  /// What has to hold for its fields to be there.
  public var condition: Expression?
}

/// Fields of a form that are seen together.
public struct FormStepDeclaration: Sendable {
  public var title: TextValue
  public var fields: [Name]
}

/// Where the steps of a form are seen.
public enum FormStepStyle: String, Sendable, Hashable, CaseIterable {
  case parts, screens
}

/// The least and greatest number of characters.
public struct LengthLimits: Sendable, Hashable {
  public var minimum: Int?
  public var maximum: Int?
}

/// The least and greatest number, or the first and last day.
public struct ValueLimits: Sendable {
  public var minimum: Expression?
  public var maximum: Expression?

  /// The limits that there are, from the lower one.
  public var all: [Expression] { [minimum, maximum].compactMap(\.self) }
}

/// What a text that is entered has to look like.
public enum EntryFormat: String, Sendable, Hashable, CaseIterable {
  case email, phone, url
}

/// A rule of the app's own for what is entered into a field.
public struct NamedRule: Sendable {
  public let name: Name
  /// What is said of a value that is not right; nil for what is said of any such value.
  public let text: TextValue?
}

/// What a form asks of a value beside being there. It is an object because most fields have none.
public final class FieldLimits: Sendable {
  public let length: Located<LengthLimits>?
  public let range: Located<ValueLimits>?
  public let format: Located<EntryFormat>?
  public let rule: NamedRule?
  /// The key of a length that is said of a value which has none. What stands under it is not read.
  public let strayLength: ByteSpan?
  /// The key of the range.
  public let rangeKey: ByteSpan?

  init?(
    length: Located<LengthLimits>?, range: Located<ValueLimits>?, format: Located<EntryFormat>?,
    rule: NamedRule?, strayLength: ByteSpan? = nil, rangeKey: ByteSpan? = nil
  ) {
    guard
      length != nil || range != nil || format != nil || rule != nil || strayLength != nil
    else { return nil }
    self.strayLength = strayLength
    self.rangeKey = rangeKey
    self.length = length
    self.range = range
    self.format = format
    self.rule = rule
  }
}

/// What there is to choose from in a field, where that comes from a source. It is an object because most fields have
/// none.
public final class FieldChoices: Sendable {
  public let source: Name
  /// The values for the source's parameters.
  public let arguments: [Argument]
  /// What a choice says, made of `$item`.
  public let title: TextValue
  /// What the field's value becomes; nil where that is the `id` of the item.
  public let value: Expression?

  init(source: Name, arguments: [Argument], title: TextValue, value: Expression?) {
    self.source = source
    self.arguments = arguments
    self.title = title
    self.value = value
  }

  /// The source as one in a section is named.
  public var reference: SourceReference { .use(source, arguments: arguments) }
}

public struct FormFieldDeclaration: Sendable {
  public var field: Field
  public var title: TextValue
  /// Whether it has to be filled in.
  public var requirement: Truth
  public var limits: FieldLimits?
  /// Where what there is to choose from comes from; nil where the type says it.
  public var choices: FieldChoices?
  /// Whether it says what there is to choose from, but not readably.
  public var hasBrokenChoices = false
  /// What a number counts.
  public var unit: TextValue?
  /// Whether what is typed is not seen, as for a password.
  public var isSecret: Bool
  /// What servers call it where they say what is wrong with it; nil where that is its own name.
  public var refusedName: PayloadPath?
  /// What it says itself that has to hold for it to be there.
  public var ownCondition: Expression?
  /// What the group says in which it stands.
  public var groupCondition: Expression?

  /// What has to hold for the field to be there.
  public var condition: Expression? {
    guard let groupCondition else { return ownCondition }
    guard let ownCondition else { return groupCondition }
    return Expression(.binary(.and, groupCondition, ownCondition), span: ownCondition.span)
  }

  /// Whether it has to be filled in, whatever else is entered.
  public var required: Bool { requirement.isAlways }

  /// What has to hold for it to have to be filled in; nil where that is always the same.
  public var requiringCondition: Expression? { requirement.condition }

  /// The same with what has to hold for it to be there, whose values it may read.
  public var needingCondition: Expression? {
    guard let requiringCondition, let condition else { return requiringCondition }
    return Expression(.binary(.and, condition, requiringCondition), span: requiringCondition.span)
  }

  /// Whether it asks for photos, and not for what is typed or chosen among others.
  public var isForPhotos: Bool { choices == nil && field.type.shape.isListOfPhotos }

  /// Whether drafts keep what is entered: secrets lie nowhere, and photos would be as large as where they come from.
  public var isKeptInDrafts: Bool { !isSecret && !isForPhotos }
}

extension TypeReference.Shape {
  /// Whether values of the type can lie between others.
  public var hasRange: Bool {
    switch self {
    case .builtin(.integer), .builtin(.number), .builtin(.decimal), .builtin(.date): true
    default: false
    }
  }

  /// Whether a form asks for a value of the type by photos.
  public var isListOfPhotos: Bool { self == .list(.builtin(.data)) }
}

public struct SubmitDeclaration: Sendable {
  public var title: TextValue
  public var effect: Effect
}

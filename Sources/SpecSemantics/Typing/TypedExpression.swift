import SpecModel

/// A value whose meaning and type are known.
public struct TypedExpression: Sendable {
  public enum Kind: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case identifier(String)
    case url(String)
    /// A moment that follows from the time that it is.
    case moment(Moment)
    case enumCase(enumeration: String, name: String)
    /// A text where one is due: a key, a value or a literal.
    indirect case text(TextValue, TypedText)
    /// A picture by the name of its symbol.
    case symbol(String)
    /// A picture by the name that it has among the app's images.
    case asset(String)
    /// A colour token of the theme.
    case color(String)
    case path(Scope, [PathStep])
    indirect case not(TypedExpression)
    indirect case binary(BinaryOperator, TypedExpression, TypedExpression)
    case template([TypedTemplateSegment])
    case list([TypedExpression])
    /// A model written in place; its fields are in the order of the declaration.
    case model(name: String, fields: [(name: String, value: TypedExpression)])
    /// A case of a union, with its model written in place.
    indirect case unionCase(union: String, name: String, TypedExpression)
    /// One of two values, by a condition.
    indirect case conditional(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
  }

  public var kind: Kind
  public var type: SpecType

  public init(_ kind: Kind, _ type: SpecType) {
    self.kind = kind
    self.type = type
  }
}

extension TypedExpression {
  /// The number that is written here as it stands; nil for anything else.
  public var number: Double? {
    switch kind {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}

/// The moments that specs have words for.
public enum Moment: String, Sendable, Hashable, CaseIterable {
  /// The time that it is.
  case now
  /// The beginning of the day that it is.
  case today
}

/// A component of a path, with what it stands for.
public struct PathStep: Sendable, Hashable {
  public var name: String
  /// The type as the field declares it.
  public var type: SpecType
  /// Whether what stands before can be missing, so that Swift needs `?.`.
  public var followsOptional = false
  /// What the step is, if it is no field.
  public var derivation: Derivation?

  /// What follows from a list or a text.
  public enum Derivation: Sendable, Hashable {
    case elementCount
    case characterCount
    case element(Element)
    /// Whether a list that a screen loads whole has been loaded.
    case isLoaded
    /// The text of an identity, which no spec writes: it stands behind an `ID` where a `String` is due.
    case identityText
  }

  /// Which element of a list is meant.
  public enum Element: Sendable, Hashable {
    case first
    case last
    /// By its number, from 0.
    case at(Int)

    /// The element that a component of a path names.
    init?(named name: String) {
      switch name {
      case "first": self = .first
      case "last": self = .last
      default:
        guard let number = Int(name), number >= 0 else { return nil }
        self = .at(number)
      }
    }
  }

  /// Whether this is no field, and nothing can be written to it.
  public var isDerived: Bool { derivation != nil }

  /// Whether this is the number of elements or characters and no field.
  public var isCount: Bool { derivation == .elementCount || derivation == .characterCount }

  /// Whether this is the number of a list's elements.
  public var countsElements: Bool { derivation == .elementCount }

  /// Whether this says that a list has been loaded.
  public var asksForLoad: Bool { derivation == .isLoaded }

  /// The text of the identity that steps lead to.
  static func identityText(ofMissing canBeMissing: Bool) -> PathStep {
    PathStep(
      name: "rawValue", type: .builtin(.string), followsOptional: canBeMissing,
      derivation: .identityText)
  }

  /// The element of a list that this is.
  public var element: Element? {
    if case .element(let element) = derivation { element } else { nil }
  }
}

extension [PathStep] {
  /// The steps that a spec writes.
  public var written: [PathStep] {
    last?.derivation == .identityText ? Array(dropLast()) : self
  }
}

extension TypedExpression {
  /// The text of an identity, where this is the path to one.
  package var textOfIdentity: TypedExpression? {
    guard type.unwrapped == .builtin(.identifier), case .path(let root, let steps) = kind else {
      return nil
    }
    let step = PathStep.identityText(ofMissing: type.isOptional)
    return TypedExpression(
      .path(root, steps + [step]), type.isOptional ? step.type.optional : step.type)
  }

  /// Whether this is an identity that was made a text for its place.
  package var isTextOfIdentity: Bool {
    guard case .path(_, let steps) = kind else { return false }
    return steps.last?.derivation == .identityText
  }
}

/// A piece of a text with interpolations.
public enum TypedTemplateSegment: Sendable {
  case literal(String)
  case value(TypedExpression)
}

/// A text whose arguments and values are typed.
public enum TypedText: Sendable {
  case key(String, arguments: [TypedExpression])
  case value(TypedExpression, format: TextFormat?)
  case money(TypedExpression, currency: TypedExpression)
  case verbatim(TypedExpression)
}

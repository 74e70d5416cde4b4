/// A pattern of a `case`.
public enum Pattern: Sendable, ExpressibleByStringLiteral {
  /// `_`
  case wildcard
  /// A name that an enclosing `let` or `var` binds.
  case identifier(String)
  /// `let name` or `var name`
  case binding(BindingKeyword, String)
  /// `Type.name(payload)`, or `.name(payload)` without a type; `nil` payload means no parentheses.
  indirect case enumCase(SwiftType?, String, [PatternElement]?)
  case expression(Expression)

  /// Creates a name.
  public init(stringLiteral name: String) { self = name == "_" ? .wildcard : .identifier(name) }

  /// `let name`
  public static func `let`(_ name: String) -> Pattern { .binding(.let, name) }

  /// `.name`
  public static func implicit(_ name: String) -> Pattern { .enumCase(nil, name, nil) }

  /// `.name(payload)`
  public static func implicit(_ name: String, _ payload: [PatternElement]) -> Pattern {
    .enumCase(nil, name, payload)
  }

  /// `.name(let a, let b)`
  public static func implicit(_ name: String, binding names: [String]) -> Pattern {
    .enumCase(nil, name, names.map { PatternElement(.binding(.let, $0)) })
  }
}

/// `let` or `var`.
public enum BindingKeyword: Sendable, Hashable {
  case `let`, `var`
}

/// An element of an enum case's payload.
public struct PatternElement: Sendable {
  public var label: String?
  public var pattern: Pattern

  /// Creates an element without a label.
  public init(_ pattern: Pattern) { self.init(nil, pattern) }

  /// Creates an element, labelled or not.
  public init(_ label: String?, _ pattern: Pattern) {
    self.label = label
    self.pattern = pattern
  }
}

/// An element of the condition list of `if` or `guard`.
public enum Condition: Sendable, ExpressibleByStringLiteral {
  case expression(Expression)
  /// `let name: Type = value`; without a value the shorthand `let name`.
  case binding(BindingKeyword, String, SwiftType?, Expression?)

  /// Creates an identifier as condition.
  public init(stringLiteral name: String) { self = .expression(.identifier(name)) }

  /// `let name = value`, or `let name` without a value.
  public static func `let`(_ name: String, _ value: Expression? = nil) -> Condition {
    .binding(.let, name, nil, value)
  }
}

/// A pattern of a `case`.
public enum Pattern: Sendable {
  /// `let name` or `var name`
  case binding(BindingKeyword, String)
  /// `Type.name(payload)`, or `.name(payload)` without a type; `nil` payload means no parentheses.
  indirect case enumCase(SwiftType?, String, [Pattern]?)
  case expression(Expression)

  /// `let name`
  public static func `let`(_ name: String) -> Pattern { .binding(.let, name) }

  /// `_`
  public static let wildcard = Pattern.expression("_")

  /// `.name`
  public static func implicit(_ name: String) -> Pattern { .enumCase(nil, name, nil) }

  /// `.name(payload)`
  public static func implicit(_ name: String, _ payload: [Pattern]) -> Pattern {
    .enumCase(nil, name, payload)
  }

  /// `.name(let a, let b)`
  public static func implicit(_ name: String, binding names: [String]) -> Pattern {
    .enumCase(nil, name, names.map { .binding(.let, $0) })
  }
}

/// `let` or `var`.
public enum BindingKeyword: Sendable, Hashable {
  case `let`, `var`
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

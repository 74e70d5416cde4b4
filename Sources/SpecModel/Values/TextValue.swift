import SourceText

/// How a value is shown as text, by the user's locale.
public enum TextFormat: String, Sendable, Hashable, CaseIterable {
  case relative, date, time, day, month, year, number, currency, percent, bytes, duration
}

/// What stands where a text is due.
public enum TextValue: Sendable, Hashable {
  /// A key of the app's strings, with the arguments of its placeholders.
  case key(Name, arguments: [Expression])
  /// A value of the screen, formatted if it says how.
  case value(Expression, format: TextFormat?)
  /// An amount in a currency of its own.
  indirect case money(Expression, currency: Expression)
  /// A literal, possibly with interpolations.
  case verbatim(Expression)

  public var span: ByteSpan {
    switch self {
    case .key(let name, _): name.span
    case .value(let expression, _), .money(let expression, _), .verbatim(let expression):
      expression.span
    }
  }
}

/// A picture by name.
public enum ImageValue: Sendable, Hashable {
  /// A system symbol.
  case symbol(Name)
  /// An image of the app.
  case asset(Name)

  public var name: Name {
    switch self {
    case .symbol(let name), .asset(let name): name
    }
  }

  /// Whether it is a system symbol, which is drawn in one colour.
  public var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }
}

/// What a theme has a name for: a token, or a value of its own.
public enum TokenOr<Value: Sendable>: Sendable {
  case token(Name)
  case own(Value)

  public var token: Name? {
    if case .token(let name) = self { name } else { nil }
  }

  public var own: Value? {
    if case .own(let value) = self { value } else { nil }
  }
}

/// A length: a token of the theme's spacing, or points.
public enum Measure: Sendable, Hashable {
  case token(Name)
  case points(Double)

  public var token: Name? {
    if case .token(let name) = self { name } else { nil }
  }
}

/// A span of time in seconds.
public struct SpecDuration: Sendable, Hashable {
  /// Greater than zero.
  public var milliseconds: Int
}

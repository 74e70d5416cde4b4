public import Foundation

/// A type of values that can be kept for longer than a screen is shown.
public protocol StorableValue: Hashable, Sendable {
  /// What values of this type are kept as.
  static var storedType: StoredType { get }

  /// The value kept as `stored`; nil if that is none of this type.
  init?(stored: StoredValue)

  /// What the value is kept as; nil for one that is missing.
  var stored: StoredValue? { get }

  /// The value while nothing is kept, in types whose values can be missing.
  static var missing: Self? { get }
}

extension StorableValue {
  public static var missing: Self? { nil }
}

extension Bool: StorableValue {
  public static var storedType: StoredType { .boolean }

  public init?(stored: StoredValue) {
    guard case .boolean(let value) = stored else { return nil }
    self = value
  }

  public var stored: StoredValue? { .boolean(self) }
}

extension Int: StorableValue {
  public static var storedType: StoredType { .integer }

  public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }

  public var stored: StoredValue? { .integer(self) }
}

extension Double: StorableValue {
  public static var storedType: StoredType { .number }

  public init?(stored: StoredValue) {
    guard case .number(let value) = stored else { return nil }
    self = value
  }

  public var stored: StoredValue? { .number(self) }
}

/// An exact number is kept as text, as stores have no numbers of this kind.
extension Decimal: StorableValue {
  public static var storedType: StoredType { .text }

  public init?(stored: StoredValue) {
    guard case .text(let text) = stored, let value = Decimal(exactly: text) else { return nil }
    self = value
  }

  public var stored: StoredValue? { .text(description) }
}

extension String: StorableValue {
  public static var storedType: StoredType { .text }

  public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }

  public var stored: StoredValue? { .text(self) }
}

extension Date: StorableValue {
  public static var storedType: StoredType { .date }

  public init?(stored: StoredValue) {
    guard case .date(let value) = stored else { return nil }
    self = value
  }

  public var stored: StoredValue? { .date(self) }
}

extension URL: StorableValue {
  public static var storedType: StoredType { .text }

  public init?(stored: StoredValue) {
    guard case .text(let value) = stored, let url = URL(string: value) else { return nil }
    self = url
  }

  public var stored: StoredValue? { .text(absoluteString) }
}

extension Identifier: StorableValue {
  public static var storedType: StoredType { .text }

  public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(value)
  }

  public var stored: StoredValue? { .text(rawValue) }
}

extension Optional: StorableValue where Wrapped: StorableValue {
  public static var storedType: StoredType { Wrapped.storedType }

  public init?(stored: StoredValue) {
    guard let value = Wrapped(stored: stored) else { return nil }
    self = .some(value)
  }

  public var stored: StoredValue? { flatMap(\.stored) }

  public static var missing: Wrapped?? { .some(nil) }
}

extension ChoiceValue {
  public static var storedType: StoredType { .text }

  public init?(stored: StoredValue) {
    // What was kept by another word, before that came to be one of several.
    guard case .text(let value) = stored,
      let choice = Self(rawValue: value) ?? Self.otherValues[value]
    else { return nil }
    self = choice
  }

  public var stored: StoredValue? { .text(rawValue) }
}

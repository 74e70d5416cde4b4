public import Foundation

/// A kind of value that a store keeps.
public enum StoredType: Hashable, Sendable {
  case boolean, integer, number, text, date
}

/// A value as a store keeps it.
public enum StoredValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case date(Date)
}

/// Keeps values by name for longer than a screen is shown. An app is launched with one; the standard
/// one is the person's defaults, and tests take one in memory.
public protocol StateStore: Sendable {
  /// The value under `key`; nil when there is none, or none of `type`.
  func value(for key: String, of type: StoredType) -> StoredValue?

  /// Keeps `value` under `key`; nil forgets what was there.
  func keep(_ value: StoredValue?, for key: String)
}

/// Keeps values among the person's defaults, where a settings bundle finds them, too.
public struct UserDefaultsStore: StateStore {
  private let suite: String?

  /// The app's own defaults, or those of an app group's `suite`.
  public init(suite: String? = nil) {
    self.suite = suite
  }

  private var defaults: UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }

  public func value(for key: String, of type: StoredType) -> StoredValue? {
    guard let object = defaults.object(forKey: key) else { return nil }
    switch type {
    case .boolean: return (object as? Bool).map { .boolean($0) }
    case .integer: return (object as? Int).map { .integer($0) }
    case .number:
      return (object as? Double ?? (object as? Int).map(Double.init)).map { .number($0) }
    case .text: return (object as? String).map { .text($0) }
    case .date: return (object as? Date).map { .date($0) }
    }
  }

  public func keep(_ value: StoredValue?, for key: String) {
    switch value {
    case nil: defaults.removeObject(forKey: key)
    case .boolean(let value): defaults.set(value, forKey: key)
    case .integer(let value): defaults.set(value, forKey: key)
    case .number(let value): defaults.set(value, forKey: key)
    case .text(let value): defaults.set(value, forKey: key)
    case .date(let value): defaults.set(value, forKey: key)
    }
  }
}

/// Keeps values as long as it lives itself: for tests and previews.
public final class MemoryStore: StateStore {
  private let values: Locked<[String: StoredValue]>

  /// A store that holds `values`.
  public init(_ values: [String: StoredValue] = [:]) {
    self.values = Locked(values)
  }

  public func value(for key: String, of type: StoredType) -> StoredValue? {
    values.value[key]
  }

  public func keep(_ value: StoredValue?, for key: String) {
    values.update { $0[key] = value }
  }
}
